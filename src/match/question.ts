import type {Feature, Features, Field, Items} from './features.ts'
import type {Edit} from './siblings.ts'
import type {Without} from './switched-off.ts'

/** Two items as one. */
export interface Claim {
  readonly old: number
  readonly new: number
}

/** Two lists of items, what is compared of them, and which are known to be one. The name is field 0. */
export interface Question {
  /** What the items are called. */
  readonly of: 'rows' | 'columns' | 'tables' | 'sections' | 'moves'
  readonly old: Items
  readonly new: Items
  readonly fields: readonly Field[]
  readonly settled: readonly (readonly [old: number, next: number])[]
  /** Items that have no partner and want none. */
  readonly aside?: {readonly old: ReadonlySet<number>; readonly new: ReadonlySet<number>}
  /** Whether items keep their order: then partners beside two items say that they are one, too. */
  readonly ordered?: boolean
  /** Whether two may be one at all. */
  readonly may?: (old: number, next: number) => boolean
  /** Whether two names differ in nothing but what tells things of one family apart, such as a number. */
  readonly siblings?: (old: number, next: number) => boolean
  readonly without?: Without
}

/** Items without a partner, in order. */
export interface Open {
  readonly old: readonly number[]
  readonly new: readonly number[]
}

/** A pair of open items. */
export interface Pair extends Claim {
  /** Bits that the fields say for it. */
  readonly evidence: number
  readonly edit: Edit | undefined
  /** Bits that partners beside it add. */
  beside: number
  /** All of those, and what the same edit elsewhere adds. */
  score: number
}

/** A question with its items read. */
export interface Read {
  readonly question: Question
  readonly open: Open
  readonly features: Features
  /** What a difference says against a pair, field by field. */
  readonly costs: readonly number[]
}

export function openItems({old, new: next, settled, aside}: Question): Open {
  const gone = new Set(settled.map(pair => pair[0]))
  const taken = new Set(settled.map(pair => pair[1]))
  const rest = (items: Items, known: ReadonlySet<number>, skip: ReadonlySet<number> | undefined) =>
    Array.from({length: items.count}, (_, item) => item).filter(item => !known.has(item) && !skip?.has(item))
  return {old: rest(old, gone, aside?.old), new: rest(next, taken, aside?.new)}
}

/** The question without the fields that are switched off. */
export function silenced(question: Question, without: Without): Question {
  const isOff = question.fields.map(field => without.has(`${question.of}: ${field.name}`))
  const items = (all: Items): Items => ({
    count: all.count,
    value: (item, field) => (isOff[field] ? {text: '', parts: []} : all.value(item, field)),
  })
  return {...question, old: items(question.old), new: items(question.new)}
}

/** Whether one item of each side, and no more, has a feature. */
export function isTheirsAlone(feature: Feature | undefined): boolean {
  return feature?.old.length === 1 && feature.new.length === 1
}
