/** Visible text and the destinations of its links: what most kinds read a cell to. */
import type {Cell, Link, ReadContext} from '../../model.ts'
import {destination, textLocation} from '../links.ts'
import {withoutFootnoteMarks, withoutNotes} from '../text.ts'

export interface Linked {
  /** Visible text without footnote marks, without numbers of notes and without line numbers that a link's anchor repeats. */
  readonly text: string
  /** Destinations that differ from their text, in order. */
  readonly links: readonly string[]
  /** Line anchors and commits that were left out. */
  readonly anchors: string
}

const none: readonly string[] = []

/** Reads a cell; costs next to nothing where it holds no link. */
export function readLinked(cell: Cell, context: ReadContext): Linked {
  const text = withoutNotes(withoutFootnoteMarks(cell.visible, cell.source), cell.source)
  const {links} = cell
  return links.length === 0 ? {text, links: none, anchors: ''} : withLinks(text, cell, context)
}

function withLinks(visible: string, cell: Cell, context: ReadContext): Linked {
  const destinations: string[] = []
  const ids = cell.links.some(link => link.url.startsWith('#')) ? anchorIds(cell.source) : noIds
  let text = ''
  let rest = visible
  let anchors = ''
  for (const link of cell.links) {
    if (isSelfLink(link, ids)) continue
    const {path, anchor} = destination(link.url, context)
    anchors += anchor
    const shown = isShown(link)
    if (!shown) destinations.push(path)
    const kept = shown
      ? destination(link.text, {}).path
      : anchor.includes('#')
        ? textLocation(link.text).path
        : link.text
    const at = kept === link.text ? -1 : rest.indexOf(link.text)
    if (at < 0) continue
    text += rest.slice(0, at) + kept
    rest = rest.slice(at + link.text.length)
  }
  return {text: text + rest, links: destinations.length === 0 ? none : destinations, anchors}
}

/** A bare URL, or a link whose text is its destination: the text says it all. */
function isShown({url, text}: Link): boolean {
  return url === text || url === `http://${text}` || url === `mailto:${text}` || url === `./${text}`
}

const noIds: ReadonlySet<string> = new Set()

/** Ids of the anchors in a cell's own tags. */
function anchorIds(source: string): ReadonlySet<string> {
  if (!source.includes('<')) return noIds
  return new Set([...source.matchAll(/\b(?:name|id)\s*=\s*["']?([^"'\s>]+)/gi)].map(match => match[1] as string))
}

/** A link to an anchor in the same cell, to the heading that its text names or to a note: markup, no fact. */
function isSelfLink({url, text}: Link, ids: ReadonlySet<string>): boolean {
  if (!url.startsWith('#') || url.length < 2) return false
  if (/^\[\d+\]$/.test(text)) return true
  const id = url.slice(1)
  return ids.has(id) || slug(text) === slug(id)
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
