import {hash} from './groups.ts'
import {isMark} from './keys.ts'
import {byCode, type TableView} from './view.ts'
import {words} from './words.ts'

/** A table as something to recognise. What is costly is found on first use. */
export interface Described {
  view: TableView
  /** The whole heading trail, as one string. */
  trail: string
  last: string
  /** Titles in sorted order, as one string. */
  header: string
  /** Equal for tables with the same rows as written. */
  digest(): string
  /** Features of rows, keys and titles. */
  content(): string[]
  /** These, and the words of the headings. */
  everything(): string[]
  /** What cells beside the first of a row say and no other cell of the table does, in two words or more. */
  sayings(): string[]
}

/** Rows of a table that serve as features: those with the smallest hashes, so that both sides pick the same. */
const ROWS = 256
/** Longer tables are known by a hash of their rows instead of the rows. */
const SHORT = 2000

/** What tables are matched by; the costly parts are made when first asked for. */
export function describe(view: TableView): Described {
  let digest: string | undefined
  let content: string[] | undefined
  let everything: string[] | undefined
  let sayings: string[] | undefined
  const self: Described = {
    view,
    trail: view.heading.join('\n'),
    last: view.heading[view.heading.length - 1] ?? '',
    header: [...view.header].sort(byCode).join('\n'),
    digest: () => (digest ??= digestOf(view)),
    content: () => (content ??= contentOf(view)),
    everything: () =>
      (everything ??= [...self.content(), ...new Set(view.heading.flatMap(words).map(word => `word ${word}`))]),
    sayings: () => (sayings ??= sayingsOf(view)),
  }
  return self
}

/** A row without the blanks around its pipes. */
function unpadded(source: string): string {
  return source.replace(/\s+/g, ' ').replace(/ ?\| ?/g, '|')
}

function digestOf(view: TableView): string {
  let text = String(view.rows)
  let state = 0
  for (let row = 0; row < view.rows; row++) {
    const source = unpadded(view.source(row))
    if (text.length < SHORT) text += `\n${source}`
    else state = Math.imul(state ^ hash(source), 0x5bd1e995) ^ (state >>> 13)
  }
  return `${text}\n${state}`
}

function contentOf(view: TableView): string[] {
  const titles = view.header.map(title => `title ${title}`)
  const rows: string[] = []
  const keys: string[] = []
  const naming = namingColumn(view)
  for (let row = 0; row < view.rows; row++) {
    rows.push(`row ${unpadded(view.source(row))}`)
    const key = view.header.length === 0 ? '' : view.text(row, naming)
    if (key !== '') keys.push(`key ${key}`)
  }
  return [...new Set([...titles, ...smallest(rows), ...smallest(keys)])]
}

/** The first column that holds more than marks; the very first where none does. */
function namingColumn(view: TableView): number {
  for (let column = 0; column < view.header.length; column++)
    for (let row = 0; row < view.rows; row++) if (!isMark(view.text(row, column))) return column
  return 0
}

function sayingsOf(view: TableView): string[] {
  const counts = new Map<string, number>()
  for (let row = 0; row < view.rows; row++) {
    for (let column = 1; column < view.header.length; column++) {
      const text = view.text(row, column)
      if (text.includes(' ')) counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  }
  return smallest([...counts].filter(([, count]) => count === 1).map(([text]) => text))
}

function smallest(features: string[]): string[] {
  if (features.length <= ROWS) return features
  const ranked = features.map(feature => ({feature, rank: hash(feature)}))
  ranked.sort((left, right) => left.rank - right.rank || byCode(left.feature, right.feature))
  return ranked.slice(0, ROWS).map(entry => entry.feature)
}

/** How much a feature says: the fewer tables have it, the more; next to nothing where all have. */
export function rarity(tables: readonly (readonly string[])[]): (feature: string) => number {
  const counts = new Map<string, number>()
  for (const features of tables) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return feature => Math.log((tables.length + 1) / (counts.get(feature) ?? 1))
}

/** Dice's measure over weighted features: 1 for the same ones, 0 for none in common. Six decimals. */
export function likeness(
  left: readonly string[],
  right: readonly string[],
  weight: (feature: string) => number,
): number {
  const mine = new Set(left)
  let shared = 0
  let all = 0
  for (const feature of left) all += weight(feature)
  for (const feature of right) {
    all += weight(feature)
    if (mine.has(feature)) shared += weight(feature)
  }
  return all === 0 ? 0 : Math.round((2 * shared * 1e6) / all) / 1e6
}
