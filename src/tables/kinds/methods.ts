import type {Cell, CellFault, Json, Kind, Part, ReadContext, Value} from '../../model.ts'
import {literal} from '../cell-text.ts'
import {record} from '../exact.ts'
import {type Destination, destination, labelBeside, labelWithoutLine, textLocation} from '../links.ts'
import {pointer} from '../pointer.ts'

/** Method names with the files that declare them; text where the cell cannot be read. */
type Methods = ReadonlyMap<string, readonly string[]> | string

/**
 * `name: [path](url#L12)` joined by `; `, read from source: rendered, `__post_init__` would lose its underscores.
 * Names are targets (part path `/name`); the file behind a name is its location.
 */
export const methodsKind: Kind<Methods> = {
  id: 'methods',
  read: readMethods,
  compare: (old, next) => compareMethods(old.data, next.data),
  anchorsAside: source => plainMethods.test(source),
  members: ({data}) => (typeof data === 'string' ? [] : [...data.keys()]),
  facts: value => methodsFacts(value.data),
}

/** A cell of plain items, which is surely readable. */
const plainMethods = /^\w+: \[[^\][\\()]*\]\([^\s()<>;]+\)(?:; \w+: \[[^\][\\()]*\]\([^\s()<>;]+\))*$/

/** What follows an item's name when it is one inline link: `[label](destination "title")`. */
const inlineLink = /^\[([\s\S]*)\]\(\s*(?:<([^<>]*)>|([^\s()<>]+))(?:\s+"[^"]*")?\s*\)$/

function readMethods(cell: Cell, context: ReadContext): Value<Methods> {
  const methods = new Map<string, string[]>()
  const anchors: string[] = []
  let index = 0
  for (let at = 0; at < cell.source.length; index++) {
    const item = readItem(cell, at, index, context)
    if (item === undefined) return unreadable(cell, at)
    const name = literal(item.name.trim())
    const paths = methods.get(name)
    if (paths === undefined) methods.set(name, [item.path])
    else paths.push(item.path)
    if (item.anchor !== '') anchors.push(`${name}${item.anchor}`)
    at = item.end
  }
  const names = [...methods.keys()].sort()
  const sorted = new Map(names.map(name => [name, (methods.get(name) as string[]).sort()]))
  const canon = names.map(name => [name, ...(sorted.get(name) as string[])].join('\0')).join('\0\0')
  return {canon, data: sorted, anchors: anchors.sort().join(' ')}
}

interface Item {
  readonly name: string
  readonly path: string
  readonly anchor: string
  readonly end: number
}

/** An item as generators write it, which needs no closer look. */
const plainItem = /\s*(\w+): \[([^\][\\()<&`*_~!]*|[\w./-]*)\]\(([^\s()<>;\\&`*]+)\)(?:;|$)/y

function readItem(cell: Cell, at: number, index: number, context: ReadContext): Item | undefined {
  plainItem.lastIndex = at
  const plain = plainItem.exec(cell.source)
  if (plain !== null) {
    const place = labelled(plain[2] as string, destination(plain[3] as string, context))
    return {name: plain[1] as string, ...place, end: plainItem.lastIndex}
  }
  return readAnyItem(cell, at, index, context)
}

function readAnyItem(cell: Cell, at: number, index: number, context: ReadContext): Item | undefined {
  const end = itemEnd(cell.source, at)
  const item = cell.source.slice(at, end)
  const bracket = item.indexOf('[')
  const head = bracket < 0 ? item : item.slice(0, bracket)
  const colon = bracket < 0 ? head.indexOf(':') : head.lastIndexOf(':')
  if (colon <= 0 || (bracket >= 0 && head.slice(colon + 1).trim() !== '')) return undefined
  const rest = item.slice(colon + 1).trim()
  const link = inlineLink.exec(rest)
  const url = link === null ? referenced(cell, rest, index) : literal(link[2] ?? link[3] ?? '')
  if (url === undefined && bracket >= 0) return undefined
  const label = literal(link?.[1] ?? /^\[([^\][]*)\]/.exec(rest)?.[1] ?? '')
  const place = url === undefined ? textLocation(literal(rest)) : labelled(label, destination(url, context))
  return {name: head.slice(0, colon), ...place, end: end + 1}
}

/** Where a method is declared; with the label of its link, as Markdown writes it, where that is not just the path. */
function labelled(text: string, {path, anchor}: Destination): Destination {
  const label = labelBeside(path, labelWithoutLine(text, anchor))
  return {path: label === '' ? path : `[${label}](${path})`, anchor}
}

/** Offset of the `;` that ends the item: the first outside brackets. */
function itemEnd(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    const char = source[at]
    if (char === '\\') at++
    else if (char === '[' || char === '(') depth++
    else if (char === ']' || char === ')') depth--
    else if (char === ';' && depth <= 0) return at
  }
  return source.length
}

/** Destination of `[label][reference]`, which only the cell's own reading knows. */
function referenced(cell: Cell, text: string, index: number): string | undefined {
  return /^\[[^\][]*\](?:\[[^\][]*\])?$/.test(text) ? cell.links[index]?.url : undefined
}

function unreadable(cell: Cell, at: number): Value<Methods> {
  const offset = at + (/^\s*/.exec(cell.source.slice(at))?.[0].length ?? 0)
  const found = cell.source.slice(offset, offset + 40)
  const message = `Unexpected \`${found}\`, expected \`name: [path](url)\` joined by \`; \`; mend the cell, it is compared as text until then`
  const fault: CellFault = {rule: 'unreadable-cell', offset, message}
  const text = literal(cell.source)
  return {canon: `\0${text}`, data: text, anchors: '', faults: [fault]}
}

function compareMethods(old: Methods, next: Methods): Part[] {
  if (typeof old === 'string' || typeof next === 'string')
    return [{path: '', old: methodsFacts(old), new: methodsFacts(next)}]
  const names = [...new Set([...old.keys(), ...next.keys()])].sort()
  return names.flatMap((name): Part[] => {
    const before = pathsFacts(old.get(name))
    const after = pathsFacts(next.get(name))
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const part = {path: pointer(name), old: before, new: after}
    return [before === undefined || after === undefined ? {...part, role: 'target'} : {...part, role: 'location'}]
  })
}

function pathsFacts(paths: readonly string[] | undefined): Json | undefined {
  return paths === undefined || paths.length === 1 ? paths?.[0] : [...paths]
}

function methodsFacts(methods: Methods): Json {
  if (typeof methods === 'string') return methods
  return record([...methods].map(([name, paths]) => [name, pathsFacts(paths) as Json] as const))
}
