import type {Json} from '../model.ts'

/**
 * One document as it stands by itself, compared with nothing: what acceptances are judged by. Types and keys that a
 * comparison finds depend on both of its sides; these last as long as the document does.
 */
export interface Revision {
  /** Repository path, where known. */
  readonly path?: string
  /** Path, or what the user called it. */
  readonly name?: string
  /** The facts document (diff/facts.ts). */
  readonly facts: Json
  readonly tables: readonly StandingTable[]
  readonly flaws: readonly StandingFlaw[]
  readonly coverage: readonly StandingCoverage[]
  /** Hash of the text, line ends and what follows the last of them aside. */
  readonly digest: string
  /** Hashes of what sections say, by name in the facts. */
  readonly prose: {readonly [name: string]: string}
}

export interface StandingTable {
  readonly type: string
  readonly heading: readonly string[]
  readonly columns: readonly string[]
  /** Keys of the rows by line. */
  readonly rows: ReadonlyMap<number, readonly string[]>
}

/** What the rows of tables of one type cover together. */
export interface StandingCoverage {
  readonly type: string
  /** Whether some row covers a point: one value by dimension, empty for a name that no row mentions. */
  has(point: readonly string[]): boolean
}

export interface StandingFlaw {
  readonly rule: string
  readonly line: number
  readonly key?: readonly string[]
}

/** A document before and after; either may be absent. */
export type RevisionPair = readonly [Revision | undefined, Revision | undefined]

export type Facts = {[key: string]: Json}

/** Whether a value is an object with fields. */
export const isRecord = (value: Json | undefined): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value where it is an object, else one without fields. */
export const recordOf = (value: Json | undefined): Facts => (isRecord(value) ? value : {})

/** Tables of a type in a facts document, all or those under a heading. */
export function tablesUnder(facts: Facts, type: string | undefined, heading?: string): readonly Facts[] {
  const places = known.get(facts) ?? placesOf(facts)
  known.set(facts, places)
  return places.get(placeName(type, heading)) ?? []
}

/** A file of thousands of entries asks about thousands of tables: they are looked through once. */
const known = new WeakMap<Facts, ReadonlyMap<string, readonly Facts[]>>()

function placesOf(facts: Facts): Map<string, Facts[]> {
  const places = new Map<string, Facts[]>()
  for (const table of Object.values(recordOf(facts.tables)).filter(isRecord)) {
    for (const name of [placeName(table.type), placeName(table.type, table.heading)]) {
      const there = places.get(name) ?? []
      there.push(table)
      places.set(name, there)
    }
  }
  return places
}

const placeName = (type: Json | undefined, heading?: Json): string =>
  JSON.stringify(heading === undefined ? [type] : [type, heading])

/** Rows of a table with this key; rows whose key repeats are numbered `#2` and so on. */
export function rowsOf(table: Facts, key: readonly string[]): Facts[] {
  return numbered(recordOf(table.rows), JSON.stringify(key)).filter(isRecord)
}

/** What stands under a name and the numbered ones that follow it. */
export function numbered<T>(all: {readonly [name: string]: T}, name: string): T[] {
  const found: T[] = []
  for (let count = 1; ; count++) {
    const each = count === 1 ? name : `${name}#${count}`
    if (!Object.hasOwn(all, each)) return found
    found.push(all[each] as T)
  }
}

/**
 * Whether a table has a row that this key may mean, though the key is a longer or a shorter one by now: all that the one
 * says the other says too.
 */
export function mayHaveRow(table: Facts, key: readonly string[]): boolean {
  if (rowsOf(table, key).length > 0) return true
  const rows = keysByPart.get(table) ?? indexOf(table)
  keysByPart.set(table, rows)
  const parts = key.filter(part => part !== '')
  return parts.some(part => (rows.get(part) ?? []).some(other => mayBeOne(other, parts)))
}

/** Rows with this key; where there are none, those that it may mean, though the key is a longer or a shorter one by now. */
export function rowsLike(table: Facts, key: readonly string[]): Facts[] {
  const exact = rowsOf(table, key)
  if (exact.length > 0 || !mayHaveRow(table, key)) return exact
  const rows = Object.entries(recordOf(table.rows)).filter(([name]) => mayBeOne(keyIn(name), key))
  return rows.map(([, row]) => row).filter(isRecord)
}

/** Whether all that one of the keys says the other says too. */
export function mayBeOne(key: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [key, other].map(each => each.filter(part => part !== '')) as [string[], string[]]
  return holdsAll(left, right) || holdsAll(right, left)
}

const holdsAll = (all: readonly string[], some: readonly string[]): boolean => some.every(part => all.includes(part))

const keysByPart = new WeakMap<Facts, ReadonlyMap<string, readonly string[][]>>()

/** Keys of the rows, without their empty cells, by each of their cells. */
function indexOf(table: Facts): Map<string, string[][]> {
  const index = new Map<string, string[][]>()
  for (const name of Object.keys(recordOf(table.rows))) {
    const key = keyIn(name).filter(part => part !== '')
    for (const part of key) {
      const keys = index.get(part) ?? []
      keys.push(key)
      index.set(part, keys)
    }
  }
  return index
}

/** The key that a row's name in the facts is made of. */
const keyIn = (name: string): string[] => JSON.parse(name.slice(0, name.lastIndexOf(']') + 1)) as string[]
