import type {Labels} from './reader.ts'
import {noLinks, type Reading, tidy} from './reading.ts'

/** Reads inline content without remark where that is sure to be right; else `undefined`. */
export function readInline(raw: string, _inTable: boolean, _labels: Labels): Reading | undefined {
  return /^[\w ,./:;()-]*$/.test(raw) && !/_|www|:\/\//i.test(raw) ? {visible: tidy(raw), links: noLinks} : undefined
}
