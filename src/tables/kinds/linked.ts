/** Visible text and the destinations of its links: what most kinds read a cell to. */
import type {Cell, Link, ReadContext} from '../../model.ts'
import {withoutFootnotes} from '../cell-text.ts'
import {destination, labelWithoutLine} from '../links.ts'
import {replaceNotes} from '../notes.ts'

export interface Linked {
  /** Visible text without footnote marks, without numbers of notes and without line numbers that a link's anchor repeats. */
  readonly text: string
  /** Destinations that differ from their text, in order. */
  readonly links: readonly string[]
  /** The text of each of them, as it stands in `text`. */
  readonly labels: readonly string[]
  /** Line anchors and commits that were left out. */
  readonly anchors: string
}

const none: readonly string[] = []

/** Reads a cell; costs next to nothing where it holds no link. Numbers of `notes` are left out. */
export function readLinked(cell: Cell, context: ReadContext, notes = context.notes): Linked {
  const text = replaceNotes(withoutFootnotes(cell), cell.source, notes, () => '')
  const {links} = cell
  return links.length === 0 ? {text, links: none, labels: none, anchors: ''} : withLinks(text, cell, context)
}

function withLinks(visible: string, cell: Cell, context: ReadContext): Linked {
  const destinations: string[] = []
  const itself = new Set(linksToItself(cell))
  const labels: string[] = []
  let text = ''
  let rest = visible
  let anchors = ''
  for (const link of cell.links) {
    if (itself.has(link)) continue
    const {path, anchor} = destination(link.url, context)
    anchors += anchor
    const shown = isShown(link)
    const kept = shown ? destination(link.text, {}).path : labelWithoutLine(link.text, anchor)
    if (!shown) {
      destinations.push(path)
      labels.push(kept)
    }
    const at = kept === link.text ? -1 : rest.indexOf(link.text)
    if (at < 0) continue
    text += rest.slice(0, at) + kept
    rest = rest.slice(at + link.text.length)
  }
  return {text: text + rest, links: destinations.length === 0 ? none : destinations, labels, anchors}
}

/** A web or mail address that leads where it says, bare or as a link: Markdown links such text by itself. */
export function isShown({url, text}: Link): boolean {
  if (url === text) return /^(?:[a-z][a-z\d+.-]*:|www\.)/i.test(text)
  return (url === `http://${text}` && /^www\./i.test(text)) || (url === `mailto:${text}` && text.includes('@'))
}

const noIds: ReadonlySet<string> = new Set()

/** Links of a cell that are markup: to an anchor of its own, to the heading that their text names, or to a note. */
export function linksToItself({links, source}: Pick<Cell, 'links' | 'source'>): Link[] {
  const inside = links.filter(({url}) => url.startsWith('#') && url.length > 1)
  if (inside.length === 0) return inside
  const ids = anchorIds(source)
  return inside.filter(link => isSelfLink(link, ids))
}

/** Ids of the anchors in a cell's own tags. */
function anchorIds(source: string): ReadonlySet<string> {
  if (!source.includes('<')) return noIds
  return new Set([...source.matchAll(/\b(?:name|id)\s*=\s*["']?([^"'\s>]+)/gi)].map(match => match[1] as string))
}

function isSelfLink({url, text}: Link, ids: ReadonlySet<string>): boolean {
  const id = url.slice(1)
  const note = /^\[(\d+)\]$/.exec(text)?.[1]
  if (note !== undefined) return /(?<!\d)\d*$/.exec(id)?.[0] === note
  return ids.has(id) || slug(text) === slug(id)
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
