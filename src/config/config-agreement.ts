import {tableTypes} from '../tables/index.ts'
import type {ConfigFile} from './config-shape.ts'
import {didYouMean, quoted} from './problem.ts'
import type {WrittenType} from './type-shape.ts'
import {problemsAt} from './validate.ts'
import type {Located, YamlFile} from './yaml.ts'

export type Path = readonly (string | number)[]
/** A mistake at a path from the root; with `key` the place is the key's, not the value's. */
export interface Disagreement {
  readonly path: Path
  readonly message: string
  readonly key?: boolean
}

/**
 * Checks what has to agree between entries of a config that is right entry by entry.
 *
 * @throws ConfigError with the place of every mistake
 */
export function verifyAgreement(file: YamlFile, root: Located, written: ConfigFile): void {
  const found = [...documents(written), ...tables(written), ...types(written)]
  if (found.length === 0) return
  throw problemsAt(
    file,
    found.map(({path, message, key}) => ({at: offset(root, path, key === true), message})),
  )
}

function offset(root: Located, path: Path, key: boolean): number {
  let node: Located | undefined = root
  for (const [index, step] of path.entries()) {
    const entry: {at: number; node: Located} | undefined = node?.entries?.get(String(step))
    if (key && entry && index === path.length - 1) return entry.at
    node = entry?.node ?? node?.items?.[Number(step)]
  }
  return node?.at ?? root.at
}

function documents({documents = []}: ConfigFile): Disagreement[] {
  return documents.flatMap((entry, index) => {
    if (typeof entry === 'string' || !entry.path.startsWith('!')) return []
    const message =
      'Unexpected `!`, expected the documents that the entry is about\nleave documents out by a text of their own'
    return [{path: ['documents', index, 'path'], message}]
  })
}

function tables({tables = []}: ConfigFile): Disagreement[] {
  return tables.flatMap(({key = [], ignore = []}, index) => [
    ...repeated(key, ['tables', index, 'key']),
    ...ignore.flatMap((title, place) => {
      const message = `Unexpected ${quoted(title)}, expected a column that is not part of \`key\``
      return key.includes(title) ? [{path: ['tables', index, 'ignore', place], message}] : []
    }),
  ])
}

function repeated(texts: readonly string[], path: Path): Disagreement[] {
  return texts.flatMap((text, place) =>
    texts.indexOf(text) === place ? [] : [{path: [...path, place], message: `Unexpected second ${quoted(text)}`}],
  )
}

function types({types = []}: ConfigFile): Disagreement[] {
  const ids = types.map(({id}) => id)
  return types.flatMap((type, index) => {
    const path = ['types', index]
    const twice = ids.indexOf(type.id) === index ? [] : [`Unexpected second type ${quoted(type.id)}`]
    const taken = type.id === 'generic' ? ['Unexpected `generic`, expected a name that is not taken'] : []
    return [
      ...[...twice, ...taken].map(message => ({path: [...path, 'id'], message})),
      ...typeDisagreements(type, path),
      ...references(type, path, [...ids, ...tableTypes.map(({id}) => id)]),
    ]
  })
}

/** What does not agree inside one type. */
export function typeDisagreements(type: WrittenType, path: Path): Disagreement[] {
  return [
    ...(typeof type.key === 'string' ? [] : repeated(type.key, [...path, 'key'])),
    ...recognisable(type, path),
    ...columns(type, path),
  ]
}

function recognisable({heading, match, key, columns = {}}: WrittenType, path: Path): Disagreement[] {
  const keys = [key].flat()
  const others = Object.keys(columns).filter(title => !keys.includes(title))
  if (heading !== undefined || match !== undefined || others.length > 0) return []
  return [
    {
      path,
      message: 'Missing `heading`, `match` or `columns` beyond the key: nothing tells which tables are of this type',
    },
  ]
}

function references({columns = {}}: WrittenType, path: Path, known: readonly string[]): Disagreement[] {
  return Object.entries(columns).flatMap(([title, column]) => {
    const id = typeof column === 'string' ? undefined : column.references
    if (id === undefined || known.includes(id)) return []
    const hint = didYouMean(id, known)
    const message = `Unexpected ${quoted(id)}, expected the id of a table type${hint ? `\n${hint}` : ''}`
    return [{path: [...path, 'columns', title, 'references'], message}]
  })
}

type Column = Exclude<NonNullable<WrittenType['columns']>[string], string>

/** What each kind is told by besides its role and levels; `code` is read as `text` is. */
const options: Readonly<Record<string, readonly string[]>> = {
  text: ['none'],
  code: ['none'],
  set: ['split', 'none', 'universe', 'references', 'exclusive'],
  list: ['split', 'none', 'references', 'exclusive'],
  pair: ['split', 'parts'],
  json: ['fields'],
}
const optional = ['split', 'none', 'universe', 'references', 'exclusive', 'parts', 'fields'] as const

function columns({columns = {}}: WrittenType, path: Path): Disagreement[] {
  return Object.entries(columns).flatMap(([title, column]) => {
    if (typeof column === 'string') return []
    const place = [...path, 'columns', title]
    return [...unfit(column, place), ...fields(column, place), ...halves(column, place)]
  })
}

function unfit(column: Column, path: Path): Disagreement[] {
  const kind = column.kind ?? 'text'
  return optional
    .filter(option => column[option] !== undefined && !(options[kind] ?? []).includes(option))
    .map(option => ({
      path: [...path, option],
      key: true,
      message: `Unexpected key \`${option}\` with the kind \`${kind}\``,
    }))
}

function halves({parts = []}: Column, path: Path): Disagreement[] {
  return parts.flatMap((half, index) => unfit(half as Column, [...path, 'parts', index]))
}

/** Which keys of a field go with which meaning. */
const meanings = {of: 'allowed', positive: 'multipleOf', on: 'flag'} as const

function fields({fields = {}}: Column, path: Path): Disagreement[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = [...path, 'fields', name]
    const stray = (Object.keys(meanings) as (keyof typeof meanings)[])
      .filter(key => field[key] !== undefined && meanings[key] !== field.meaning)
      .map(key => ({
        path: [...place, key],
        key: true,
        message: `Unexpected key \`${key}\`, expected it with the meaning \`${meanings[key]}\` only`,
      }))
    const missing = field.meaning === 'flag' && field.on === undefined
    return [...stray, ...(missing ? [{path: place, message: 'Missing key `on`, which a `flag` needs'}] : [])]
  })
}
