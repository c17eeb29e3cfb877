import {readFileSync} from 'node:fs'
import {Ajv, type ValidateFunction} from 'ajv'
import addFormats from 'ajv-formats'
import {merged, sample} from './sample.ts'

type Schema = Readonly<Record<string, unknown>>

interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly {name: string; in: 'path' | 'query'; required: boolean; schema: Schema}[]
  readonly body?: Schema
  readonly answers: Readonly<Record<string, Schema | null>>
}

interface Description {
  readonly operations: Readonly<Record<string, Operation>>
  readonly definitions: Readonly<Record<string, Schema>>
}

const {operations, definitions}: Description = JSON.parse(readFileSync(new URL('api.json', import.meta.url), 'utf8'))

const ajv = new Ajv({strict: false, allErrors: false, coerceTypes: false})
// ajv-formats is CommonJS: what is imported is its module.exports, whose own type says otherwise.
;(addFormats as unknown as (ajv: Ajv) => void)(ajv)
const compiled = new Map<Schema, ValidateFunction>()

/** What a schema has against a value, or undefined. */
function objection(schema: Schema, value: unknown): string | undefined {
  const known = compiled.get(schema) ?? ajv.compile({...schema, definitions})
  compiled.set(schema, known)
  return known(value) ? undefined : ajv.errorsText(known.errors)
}

export interface Request {
  readonly id: string
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

const routes = Object.entries(operations)
  .map(([id, {method, path}]) => ({
    id,
    method,
    pattern: patternOf(path),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? ''),
  }))
  // `/commits/{sha}/pulls` before `/commits/{ref}`, whose last part may hold a slash.
  .sort((a, b) => b.pattern.source.length - a.pattern.source.length)

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.]/g, '\\.')
  return new RegExp(`^${literal.replace(/\{(path|ref)\}$/, '(.+)').replace(/\{\w+\}/g, '([^/]+?)')}$`)
}

/** The operation that a request asks for, its parts decoded; undefined where GitHub describes none. */
export function route(method: string, url: URL, body: unknown): Request | undefined {
  for (const {id, method: wanted, pattern, names} of routes) {
    const found = method === wanted ? pattern.exec(url.pathname) : null
    if (!found) continue
    const path = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
    return {id, path, query: Object.fromEntries(url.searchParams), body: isObject(body) ? body : {}}
  }
  return undefined
}

/** Why GitHub would refuse the request, by its description and by what it says in prose only; undefined where it would not. */
export function refusal({id, path, query, body}: Request): string | undefined {
  const {parameters, body: schema} = operations[id] ?? {parameters: []}
  for (const {name, in: place, required, schema: type} of parameters) {
    const given = place === 'path' ? path[name] : query[name]
    if (given === undefined && required) return `${name} is missing`
    if (given === undefined) continue
    const typed = type.type === 'integer' && /^\d+$/.test(given) ? Number(given) : given
    const wrong = objection(type, typed)
    if (wrong !== undefined) return `${name}: ${wrong}`
  }
  for (const name of Object.keys(query))
    if (!parameters.some(known => known.name === name)) return `unknown parameter ${name}`
  if (schema !== undefined) {
    const wrong = objection(schema, body)
    if (wrong !== undefined) return wrong
  }
  return proseRefusal(id, body)
}

function proseRefusal(id: string, body: Readonly<Record<string, unknown>>): string | undefined {
  if (id === 'issues/create-comment' || id === 'issues/update-comment') {
    return [...String(body.body)].length > 65_536 ? 'Body is too long (maximum is 65536 characters)' : undefined
  }
  if (!id.startsWith('checks/')) return undefined
  if (body.status === 'completed' && body.conclusion === undefined) return 'conclusion is required when completed'
  const output = isObject(body.output) ? body.output : {}
  if (String(output.title ?? '').length > 255) return 'title is too long'
  for (const part of [output.summary, output.text])
    if (String(part ?? '').length > 65_535) return 'summary or text is too long'
  for (const item of Array.isArray(output.annotations) ? output.annotations : []) {
    if (item.start_line < 1 || item.end_line < item.start_line) return 'lines start at 1'
    if (item.start_line !== item.end_line && (item.start_column || item.end_column)) return 'columns over several lines'
    if (String(item.title ?? '').length > 255) return 'title of an annotation is too long'
    if (Buffer.byteLength(String(item.message)) > 64 * 1024) return 'message of an annotation is too long'
    if (String(item.path).startsWith('/') || item.path === '') return 'path is not relative'
  }
  return undefined
}

/** An answer as GitHub's description promises it: what the test says, over a sample of all the rest. Throws where it is none. */
export function answer(id: string, status: number, content: unknown): unknown {
  const schema = operations[id]?.answers[String(status)]
  if (schema === undefined) throw new Error(`${id} never answers ${status}`)
  if (schema === null) return undefined
  const whole = complete(schema, content)
  const wrong = objection(schema, whole)
  if (wrong !== undefined) throw new Error(`${id}: not what GitHub answers: ${wrong}`)
  return whole
}

function complete(schema: Schema, content: unknown): unknown {
  const inner = typeof schema.$ref === 'string' ? (definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  if (Array.isArray(content)) {
    const items = isObject(inner.items) ? inner.items : {}
    return content.map(item => complete(items, item))
  }
  if (!isObject(content)) return content
  const base = sample(schema, definitions)
  const properties = isObject(inner.properties) ? inner.properties : {}
  const filled = Object.entries(content).map(([name, value]) => {
    const own = properties[name]
    return [name, isObject(own) ? complete(own, value) : value]
  })
  return merged(base, Object.fromEntries(filled))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
