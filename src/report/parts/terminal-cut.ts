import type {Entry} from './entry.ts'

/** One finding's lines, or those of a heading; a heading stands with what follows it. */
export interface Block {
  readonly lines: readonly string[]
  /** What it says; undefined for a heading. */
  readonly entry?: Entry
}

/** As many blocks as there is room for, each whole, and what those left out say. */
export function cut(documents: readonly (readonly Block[])[], room: number): {lines: string[]; left: Entry[]} {
  const lines: string[] = []
  const left: Entry[] = []
  for (const blocks of documents) {
    let headings: string[] = lines.length === 0 ? [] : ['']
    for (const {lines: own, entry} of blocks) {
      if (entry === undefined) headings.push(...own)
      else if (left.length === 0 && lines.length + headings.length + own.length <= room) {
        lines.push(...headings, ...own)
        headings = []
      } else left.push(entry)
    }
  }
  return {lines, left}
}
