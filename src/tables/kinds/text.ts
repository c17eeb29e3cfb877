import type {Cell, Json, Kind, Part, ReadContext, Value} from '../../model.ts'
import {type Linked, readLinked} from './linked.ts'

/** Text with links; a string alone where there are none, as in most cells. */
export type Text = string | Pick<Linked, 'text' | 'links'>

/** Whole cells, as text or as code: visible text and the destinations of links. */
export function textKind(id: 'text' | 'code', noneText?: string): Kind<Text> {
  return {
    id,
    read: readText,
    compare: compareText,
    anchorsAside: true,
    faultless: true,
    facts: value => (noneText !== undefined && value.data === noneText ? null : textFacts(value.data)),
  }
}

/** A cell as visible text and links, footnote marks left out; lines and commits of the links are its anchors. */
export function readText(cell: Cell, context: ReadContext): Value<Text> {
  const linked = readLinked(cell, context)
  const {text, links, anchors} = linked
  if (links.length === 0) return {canon: text, data: text, anchors}
  return {canon: `${text}\0${links.join('\0')}`, data: linked, anchors}
}

/** One part for the text, or, where the text is the same, for the links that lead elsewhere. */
export function compareText(old: Value<Text>, next: Value<Text>): Part[] {
  const [before, after] = [textOf(old.data), textOf(next.data)]
  const parts: Part[] = before === after ? [] : [{path: '', old: before, new: after}]
  return [...parts, ...compareLinks(linksOf(old.data), linksOf(next.data))]
}

/**
 * Destinations that changed, each on its own (`/links/0`) where there are as many as before. A link says where more is
 * told, which is no value, whatever it stands on; one that leads to another host than before may be another thing.
 */
export function compareLinks(old: readonly string[], next: readonly string[]): Part[] {
  return compareListed('/links', old, next).map(
    (part): Part => (part.path !== '/links' && isElsewhere(part.old, part.new) ? part : {...part, role: 'location'}),
  )
}

function isElsewhere(old: Json | undefined, next: Json | undefined): boolean {
  const host = hostOf(next)
  return host !== undefined && host !== hostOf(old)
}

/** The host of an address, the whole of one without a host (`mailto:`); undefined within the repository. */
function hostOf(url: Json | undefined): string | undefined {
  return typeof url === 'string'
    ? /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*|^[a-z][a-z\d+.-]*:.*/is.exec(url)?.[0]
    : undefined
}

/** What changed in a list beside the text: item by item where there are as many as before. */
export function compareListed(path: string, old: readonly string[], next: readonly string[]): Part[] {
  if (old.length !== next.length)
    return [{path, old: old.length > 0 ? [...old] : undefined, new: next.length > 0 ? [...next] : undefined}]
  return old.flatMap((before, index): Part[] => {
    const after = next[index] as string
    return before === after ? [] : [{path: `${path}/${index}`, old: before, new: after}]
  })
}

/** The text of a read cell, without its links. */
export function textOf(data: Text): string {
  return typeof data === 'string' ? data : data.text
}

/** Where the links of a read cell lead, in order. */
export function linksOf(data: Text): readonly string[] {
  return typeof data === 'string' ? [] : data.links
}

/** The text; with links an object of both. */
export function textFacts(data: Text): Json {
  return typeof data === 'string' ? data : {text: data.text, links: [...data.links]}
}
