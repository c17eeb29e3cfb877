import type {Cell, Kind, ReadContext, Value} from '../../model.ts'
import {anchorLine, type Destination, destination, textLocation} from '../links.ts'
import {withoutFootnoteMarks} from '../text.ts'

/** Where something is declared: paths of the cell's links, or its text where it has none. */
interface Source {
  readonly paths: readonly string[]
  /** Text beside the links. */
  readonly rest: string
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
  compare: (old, next) => [{path: '', role: 'location', old: facts(old.data), new: facts(next.data)}],
  anchorsAside: true,
  faultless: true,
  facts: value => facts(value.data),
}

function facts({paths, rest}: Source): string | string[] {
  if (paths.length === 1 && rest === '') return paths[0] as string
  return paths.length === 0 ? rest : rest === '' ? [...paths] : [...paths, rest]
}

function readSource(cell: Cell, context: ReadContext): Value<Source> {
  const plain = plainLink.exec(cell.source)
  if (plain !== null) return sourceValue([destination(plain[2] as string, context)], '')
  if (cell.links.length > 0) {
    return sourceValue(
      cell.links.map(link => destination(link.url, context)),
      textBeside(cell),
    )
  }
  return sourceValue([], withoutFootnoteMarks(cell.visible, cell.source))
}

function sourceValue(places: readonly Destination[], text: string): Value<Source> {
  const written = textLocation(text)
  const paths = places.map(place => place.path)
  const anchors = places.map(place => place.anchor).join('') + written.anchor
  const canon =
    paths.length === 1 && written.path === '' ? (paths[0] as string) : `${paths.join('\0')}\0\0${written.path}`
  return {canon, data: {paths, rest: written.path}, anchors}
}

/** What the cell says beyond its links, where that is more than the punctuation between them. */
function textBeside(cell: Cell): string {
  let rest = withoutFootnoteMarks(cell.visible, cell.source)
  let beside = ''
  for (const {text} of cell.links) {
    const at = text === '' ? -1 : rest.indexOf(text)
    if (at < 0) continue
    beside += `${rest.slice(0, at)} `
    rest = rest.slice(at + text.length)
  }
  const text = (beside + rest).replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(text) ? text : ''
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
