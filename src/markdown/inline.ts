/**
 * Reads inline content without remark where that is sure to give what remark gives; where it is not sure it says
 * so, and remark reads that text. Follows the constructs of micromark-core-commonmark and the GFM extensions.
 */

import type {Definitions} from './definition.ts'
import {InlineScanner} from './inline-scanner.ts'
import {noLinks, type Reading, tidy, untidy} from './reading.ts'
import {unescapePipes} from './split.ts'

/**
 * Nothing here can start a construct: most cells are read by this test alone. An underscore between letters or digits
 * opens and closes no emphasis (CommonMark 0.31, "emphasis and strong emphasis", rules 2 and 4).
 */
const special = /[\\`*~![\]<&@\0\r\n]|:\/\/|www\.|(?<![A-Za-z\d_])_|_(?![A-Za-z\d_])/i

/** Text without any of it is its own reading. */
const notable = new RegExp(`${special.source}|${untidy.source}`, 'i')

/** One code span and nothing else, as most keys are. */
const soleCode = /^`([^`]+)`$/

/** The same of printable ASCII, without an escape and without blanks that could go: it says what it holds. */
const plainCode = /^`[!-[\]-_a-~]+(?: [!-[\]-_a-~]+)*`$/

const BACKQUOTE = 96

/** One link and nothing else. */
const soleLink = /^\[(?!\^)([^\\`*_~![\]<&]*)\]\(([^\\<>()&\s\0-\x20\x7f]*)\)$/

/**
 * @param raw the content as written, no white space around it; in a table its pipes are escaped
 * @param inTable whether it is a cell: there `\|` is a pipe in code as well
 * @returns `undefined` where only remark can tell
 */
export function readInline(raw: string, inTable: boolean, definitions: Definitions): Reading | undefined {
  if (raw.charCodeAt(0) === BACKQUOTE && plainCode.test(raw)) return {visible: raw.slice(1, -1), links: noLinks}
  if (!notable.test(raw)) return {visible: raw, links: noLinks}
  if (!special.test(raw)) return {visible: tidy(raw), links: noLinks}
  // NUL becomes another character, and a heading of several lines has rules of its own.
  if (/[\0\r\n]/.test(raw)) return undefined
  const code = soleCode.exec(raw)?.[1]
  if (code !== undefined) return {visible: tidy(inTable ? unescapePipes(code) : code), links: noLinks}
  const link = soleLink.exec(raw)
  if (link) {
    const text = tidy(link[1] as string)
    return {visible: text, links: [{url: link[2] as string, text}]}
  }
  return new InlineScanner(raw, inTable, definitions).read()
}
