import {Composer, type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type ParsedNode, Parser} from 'yaml'
import {ConfigError, harmless, type Problem, quoted} from './problem.ts'

/** A value read from YAML with the place it was written at. */
export interface Located {
  /** Offset of the value in the text. */
  readonly at: number
  readonly value: unknown
  /** Of a mapping: for each key its own offset and its value. */
  readonly entries?: ReadonlyMap<string, {readonly at: number; readonly node: Located}>
  /** Of a sequence. */
  readonly items?: readonly Located[]
}

/** A file read as YAML. */
export interface YamlFile {
  readonly file: string
  /** The text as parsed: without byte order mark. */
  readonly text: string
  readonly document: Document.Parsed
  /** Nothing where the file holds no value. */
  readonly root: Located | undefined
  place(offset: number): {line: number; column: number}
}

/** Most characters of a file: a config of hundreds of table types, or 5,000 accepted findings, stay below. */
export const mostCharacters = 2 * 1024 * 1024
/** Characters that YAML 1.2 does not allow unescaped (5.1, c-printable). */
export const unprintable = /[^\t\n\r\x20-\x7E\x85\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** Most values after aliases are followed. */
const mostValues = 200_000
const deepest = 32

/**
 * Reads one YAML 1.2 document to plain data, as data only: no tags but the core ones, no merge keys, string keys,
 * no key twice, aliases followed up to a limit. Objects have no prototype, so `__proto__` is a key like any other.
 *
 * @throws ConfigError with the place of every mistake
 */
export function readYaml(source: string, file: string): YamlFile {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  const counter = new LineCounter()
  const place = (offset: number) => {
    const {line, col} = counter.linePos(Math.min(offset, text.length))
    return {line: Math.max(line, 1), column: Math.max(col, 1)}
  }
  const fail = (problems: readonly (readonly [number, string, string?])[]): never => {
    throw new ConfigError(
      file,
      problems.map(([offset, message, hint]): Problem => ({...place(offset), message, ...(hint && {hint})})),
    )
  }
  if (text.length > mostCharacters) {
    fail([
      [
        0,
        `Unexpected size of ${text.length} characters, expected at most ${mostCharacters}`,
        'drop what is no longer needed',
      ],
    ])
  }
  const odd = text.search(unprintable)
  const tokens = [...new Parser(counter.addNewLine).parse(text)]
  if (odd >= 0) fail([[odd, `Unexpected control character ${quoted(text[odd] ?? '')}`, 'delete it']])
  const deep = tooDeep(tokens)
  if (deep !== undefined) fail([[deep, `Unexpected nesting deeper than ${deepest} levels`]])
  const composer = new Composer({
    uniqueKeys: false,
    prettyErrors: false,
    resolveKnownTags: false,
    merge: false,
  })
  const documents = [...composer.compose(tokens, true, text.length)]
  const [document] = documents
  if (!document) return fail([[0, 'Unexpected end of file']])
  const faults = documents.flatMap(each => [...each.errors, ...each.warnings])
  const fault = faults[0] // the others follow from it
  if (fault) fail([[fault.pos[0], ...explained(fault.code, fault.message)]])
  const second = documents[1]
  if (second)
    fail([[second.range?.[0] ?? 0, 'Unexpected second document, expected one', 'delete the line `---` before it']])
  if (document.directives?.yaml.explicit && document.directives.yaml.version !== '1.2') {
    fail([[0, 'Unexpected `%YAML` directive', 'delete it: the file is read as YAML 1.2']])
  }
  const contents = document.contents
  const root =
    contents && !(isScalar(contents) && contents.value === null) ? locate(contents as ParsedNode, fail) : undefined
  return {file, text, document: document as Document.Parsed, root, place}
}

/** The composer recurses, and near the end of the stack V8's regular expression compiler ends the process: so depth is taken here, from the flat parser's tokens. */
function tooDeep(tokens: readonly unknown[]): number | undefined {
  const waiting = tokens.map(token => ({token, depth: 0}))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const {token, depth} = next
    if (!isRecord(token)) continue
    if (depth > deepest * 2) return typeof token.offset === 'number' ? token.offset : 0
    const items = Array.isArray(token.items) ? token.items : []
    for (const item of items) {
      if (!isRecord(item)) continue
      waiting.push({token: item.key, depth: depth + 1}, {token: item.value, depth: depth + 1})
    }
    if (isRecord(token.value)) waiting.push({token: token.value, depth: depth + 1})
  }
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

type Fail = (problems: readonly (readonly [number, string, string?])[]) => never

function locate(root: ParsedNode, fail: Fail): Located {
  const anchors = new Map<string, ParsedNode>()
  const open = new Set<ParsedNode>()
  let values = 0
  const visit = (node: ParsedNode, depth: number): Located => {
    const at = node.range[0]
    if (++values > mostValues)
      fail([
        [at, `Unexpected value: with all aliases followed the file has more than ${mostValues}`, 'write fewer aliases'],
      ])
    if (depth > deepest) fail([[at, `Unexpected nesting deeper than ${deepest} levels`]])
    if (isAlias(node)) {
      const target = anchors.get(node.source)
      if (!target)
        return fail([[at, `Unexpected alias ${quoted(`*${node.source}`)}, expected one whose anchor stands before it`]])
      if (open.has(target))
        return fail([[at, `Unexpected alias ${quoted(`*${node.source}`)} inside of what it stands for`]])
      return visit(target, depth + 1)
    }
    if (node.anchor) anchors.set(node.anchor, node)
    open.add(node)
    const located = isMap(node) ? mapping(node, depth) : isSeq(node) ? sequence(node, depth) : {at, value: node.value}
    open.delete(node)
    return located
  }
  const sequence = (node: ParsedNode & {items: unknown[]}, depth: number): Located => {
    const items = node.items.map(item => visit(item as ParsedNode, depth + 1))
    return {at: node.range[0], value: items.map(item => item.value), items}
  }
  const mapping = (node: Extract<ParsedNode, {items: {key: unknown}[]}>, depth: number): Located => {
    const entries = new Map<string, {at: number; node: Located}>()
    const value: Record<string, unknown> = Object.create(null)
    for (const pair of node.items) {
      const {key} = pair
      const at = key?.range?.[0] ?? node.range[0]
      if (!isScalar(key) || typeof key.value !== 'string') {
        const is = isScalar(key) ? quoted(String(key.value)) : isAlias(key) ? 'alias' : 'collection'
        return fail([[at, `Unexpected ${is} as a key, expected a text`, 'put the key in quotes']])
      }
      if (key.anchor) return fail([[at, 'Unexpected anchor on a key', 'move it to the value']])
      if (key.value === '<<' && key.type === 'PLAIN')
        return fail([[at, 'Unexpected merge key `<<`', 'write the entries out, or use an alias as the whole value']])
      if (entries.has(key.value))
        return fail([[at, `Unexpected second ${quoted(key.value)}, expected each key once`, 'merge the two']])
      const inner = pair.value ? visit(pair.value, depth + 1) : {at: key.range[1], value: null}
      entries.set(key.value, {at, node: inner})
      value[key.value] = inner.value
    }
    return {at: node.range[0], value, entries}
  }
  return visit(root, 0)
}

function explained(code: string, message: string): [string, string?] {
  if (code === 'TAB_AS_INDENT') return ['Unexpected tab, expected spaces as indentation', 'replace the tab by spaces']
  if (code === 'TAG_RESOLVE_FAILED')
    return [
      `Unexpected tag ${quoted(message.replace(/^Unresolved tag: /, ''))}`,
      'delete it: the file holds plain data',
    ]
  return [harmless(message.replaceAll('\n', ' '))]
}
