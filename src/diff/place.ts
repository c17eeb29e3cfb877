import type {Cell, ReadContext} from '../model.ts'
import {anchorLine, destination} from '../tables/links.ts'

/** The file and line that a cell's first link names, as a path of the repository where that is known. */
export function sourcePlace(cell: Cell, context: ReadContext): {path: string; line?: number} | undefined {
  const [link] = cell.links
  if (!link || /^[a-z][a-z\d+.-]*:/i.test(link.url)) return undefined
  const {path, anchor} = destination(link.url, context)
  const line = anchorLine(anchor)
  return line === undefined ? {path} : {path, line}
}
