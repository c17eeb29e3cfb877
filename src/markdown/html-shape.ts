import type {Cell} from '../model.ts'
import {type Element, type Place, writtenIn} from './html-cells.ts'
import type {SpannedCell} from './html-grid.ts'

/** What an HTML table or list has in the way of a table, before its cells are read. */
export interface Shape {
  /** The header row; the whole where none is written. */
  readonly first: Element
  readonly header: readonly Cell[]
  /** By row group: a cell spans rows of its own group only. */
  readonly sections: readonly (readonly Entry[])[]
  /** What counts as prose of what stands in it, as written. */
  readonly prose: string
}

/** A row before its cells are read. */
export interface Entry {
  /** The elements that it is written in, in order. */
  readonly nodes: readonly [Element, ...Element[]]
  cells(place: Place): SpannedCell[]
}

/** The inside of an element as written, without what is apart. */
export function insideOf({sourceCodeLocation: at}: Element, place: Place): string {
  if (!at) return ''
  const from = place.start + (at.startTag?.endOffset ?? at.startOffset)
  return writtenIn(place, from, place.start + (at.endTag?.startOffset ?? at.endOffset))
}

/** Offset of an element in the fragment that it was read from. */
export function startOf(node: Element): number {
  return node.sourceCodeLocation?.startOffset ?? 0
}
