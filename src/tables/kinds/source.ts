import type {Cell, Kind, ReadContext, Value} from '../../model.ts'
import {withoutFootnotes} from '../cell-text.ts'
import {anchorLine, type Destination, destination, labelBeside, labelWithoutLine, textLocation} from '../links.ts'
import {readLinked} from './linked.ts'

/** Where something is declared: paths of the cell's links, and its text. */
interface Source {
  readonly paths: readonly string[]
  /** Without lines. */
  readonly text: string
}

/**
 * A whole cell that is one plain inline link, read without an inline parser. A label without brackets, code,
 * escapes and tags cannot end the link early, whatever emphasis it holds.
 */
const plainLink = /^\[([^\][\\`<&!]+)\]\(([^\s()<>\\&]+)\)$/

/** The source column's kind: path and text beside it are facts; line, commit and relative prefix are not. */
export const sourceKind: Kind<Source> = {
  id: 'source',
  read: readSource,
  compare: (old, next) => [{path: '', role: 'location', ...changed(old.data, next.data)}],
  anchorsAside: true,
  faultless: true,
  facts: value => facts(value.data),
}

function facts(source: Source): string | string[] {
  const {paths, text} = source
  const beside = textBeside(source)
  if (paths.length === 1 && beside === '') return paths[0] as string
  return paths.length === 0 ? text : beside === '' ? [...paths] : [...paths, beside]
}

/** The text, unless it is the path that the cell's one link leads to. */
function textBeside({paths: [path = '', ...others], text}: Source): string {
  return others.length === 0 ? labelBeside(path, text) : text
}

/** Whether the text of a link is how its path ends, so that it says nothing more. */
function isEndOfPath({paths, text}: Source): boolean {
  return paths.length === 1 && `/${paths[0]}`.endsWith(`/${text}`)
}

/** Where the path alone changed, or the text alone, it is said alone. */
function changed(old: Source, next: Source): {old: string | string[]; new: string | string[]} {
  if (old.paths.join('\0') === next.paths.join('\0')) return {old: old.text, new: next.text}
  const isTextKept = old.text === next.text || (isEndOfPath(old) && isEndOfPath(next))
  const part = (side: Source) => facts(isTextKept && side.paths.length > 0 ? {...side, text: ''} : side)
  return {old: part(old), new: part(next)}
}

function readSource(cell: Cell, context: ReadContext): Value<Source> {
  const plain = plainLink.exec(cell.source)
  if (plain !== null && !/[*_~]/.test(plain[1] as string)) {
    const place = destination(plain[2] as string, context)
    return sourceValue([place], labelWithoutLine(plain[1] as string, place.anchor))
  }
  if (cell.links.length === 0) {
    const {path, anchor} = textLocation(withoutFootnotes(cell))
    return sourceValue([{path: '', anchor}], path)
  }
  const linked = readLinked(cell, context)
  return sourceValue(
    cell.links.map(link => destination(link.url, context)),
    linked.text,
  )
}

function sourceValue(places: readonly Destination[], text: string): Value<Source> {
  const paths = places.map(place => place.path).filter(path => path !== '')
  const anchors = places.map(place => place.anchor).join('')
  return {canon: `${paths.join('\0')}\0\0${textBeside({paths, text})}`, data: {paths, text}, anchors}
}

/**
 * Where a location cell points: a repository path where the document's own is known, else as written without leading
 * `../`; the line where an anchor names one. Undefined for an empty cell and for links to other hosts.
 */
export function declaredAt(cell: Cell, context: ReadContext): {path: string; line?: number} | undefined {
  const url = plainLink.exec(cell.source)?.[2] ?? cell.links[0]?.url
  const place = url === undefined ? textLocation(cell.visible) : destination(url, context)
  const path = place.path.replace(/^(?:\.\.\/)+/, '')
  if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path) || /\s/.test(path)) return undefined
  const line = url === undefined ? Number(/\d+/.exec(place.anchor)?.[0]) : anchorLine(place.anchor)
  return line === undefined || Number.isNaN(line) ? {path} : {path, line}
}
