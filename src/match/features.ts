import {MATCHING} from './thresholds.ts'

/** What an item holds in one field: the whole text, `''` for nothing, and what that is made of, each part once. */
export interface Value {
  readonly text: string
  readonly parts: readonly string[]
  /** What sharing a part proves, in bits, where its frequency among the items does not tell. */
  readonly weights?: ReadonlyMap<string, number>
}

/** Things to link: rows, columns, tables, sections. Asked for the same value twice, they may make it anew. */
export interface Items {
  readonly count: number
  value(item: number, field: number): Value
}

/**
 * How a field speaks: a *name* may change, which costs little; a *value* costs what changing it is worth; of a *set*
 * each member that differs costs; an *extra* only ever speaks for a pair.
 */
export type Role = 'name' | 'value' | 'set' | 'extra'

export interface Field {
  readonly name: string
  readonly role: Role
  /** Whether a set may grow or shrink: then only members that stand against others speak against a pair. */
  readonly grows?: boolean
  /** Whether items that alone have a text are one for certain, however short it is. */
  readonly identifies?: boolean
}

/** A text of one field that an open item has, with all who hold it. */
export interface Feature {
  readonly id: number
  readonly text: string
  readonly old: number[]
  readonly new: number[]
  /** What sharing it proves. */
  bits: number
}

/** A value with its features. */
export interface Reading {
  readonly text: string
  /** `undefined` for a set, which is no more than its parts. */
  readonly whole: Feature | undefined
  /** By number, so that two readings are compared in one walk. */
  readonly parts: readonly Feature[]
  readonly weights: ReadonlyMap<Feature, number> | undefined
}

/** The features of the open items, field by field. `undefined` where an item holds nothing. */
export interface Features {
  readonly old: ReadonlyMap<number, readonly (Reading | undefined)[]>
  readonly new: ReadonlyMap<number, readonly (Reading | undefined)[]>
}

type Side = 'old' | 'new'

/**
 * Reads the open items of both sides and counts over *all* items who shares their features: with one removed and one
 * added row nothing would be rare among the open ones.
 */
export function readFeatures(
  sides: Readonly<Record<Side, Items>>,
  open: Readonly<Record<Side, readonly number[]>>,
  fields: readonly Field[],
): Features {
  const counters = fields.map(field => new Counter(field))
  const readings = {old: new Map<number, (Reading | undefined)[]>(), new: new Map<number, (Reading | undefined)[]>()}
  for (const side of ['old', 'new'] as const) {
    for (const item of open[side])
      readings[side].set(
        item,
        counters.map((counter, field) => counter.read(sides[side].value(item, field))),
      )
  }
  for (const side of ['old', 'new'] as const) {
    for (let item = 0; item < sides[side].count; item++)
      for (const [field, counter] of counters.entries()) counter.count(side, item, sides[side].value(item, field))
  }
  for (const counter of counters) counter.weigh(sides.old.count + sides.new.count)
  return readings
}

/** The features of one field. */
class Counter {
  private readonly wholes = new Map<string, Feature>()
  private readonly parts = new Map<string, Feature>()
  private readonly known = new Map<string, Reading>()
  /** How often two items of a side agree in the whole, of how many that could. */
  private readonly repeats: Record<Side, Map<string, number>> = {old: new Map(), new: new Map()}
  private readonly field: Field

  constructor(field: Field) {
    this.field = field
  }

  read(value: Value): Reading | undefined {
    if (value.text === '') return undefined
    let reading = this.known.get(value.text)
    if (reading !== undefined && value.weights === undefined) return reading
    const parts = value.parts.map(part => this.feature(this.parts, part))
    const weights = value.weights && new Map(value.parts.map((part, at) => [parts[at]!, value.weights?.get(part) ?? 0]))
    const byNumber = [...parts].sort((left, right) => left.id - right.id)
    const whole = this.field.role === 'set' ? undefined : this.feature(this.wholes, value.text)
    reading = {text: value.text, whole, parts: byNumber, weights}
    this.known.set(value.text, reading)
    return reading
  }

  count(side: Side, item: number, value: Value): void {
    if (value.text === '') return
    this.repeats[side].set(value.text, (this.repeats[side].get(value.text) ?? 0) + 1)
    this.wholes.get(value.text)?.[side].push(item)
    if (this.parts.size > 0) for (const part of value.parts) this.parts.get(part)?.[side].push(item)
  }

  weigh(items: number): void {
    const cap = capOf(items)
    const most = Math.min(cap, this.mostOfRepeats())
    for (const feature of this.wholes.values())
      feature.bits = Math.min(most, surprise(feature, this.field.identifies ? CERTAIN : atRandom(feature.text), items))
    for (const feature of this.parts.values())
      feature.bits = Math.min(cap, surprise(feature, atRandom(feature.text), items))
  }

  /**
   * Where values repeat, one that is seen nowhere else may be the next to: the chance that two items agree, spread over
   * the values.
   */
  private mostOfRepeats(): number {
    let same = 0
    let all = 0
    for (const side of ['old', 'new'] as const) {
      let held = 0
      for (const count of this.repeats[side].values()) {
        same += count * (count - 1)
        held += count
      }
      all += held * (held - 1)
    }
    const distinct = new Set([...this.repeats.old.keys(), ...this.repeats.new.keys()]).size
    return same === 0 ? Number.POSITIVE_INFINITY : Math.max(0, -Math.log2(same / all / distinct))
  }

  private feature(features: Map<string, Feature>, text: string): Feature {
    let feature = features.get(text)
    if (feature === undefined) {
      feature = {id: features.size, text, old: [], new: [], bits: 0}
      features.set(text, feature)
    }
    return feature
  }
}

/** The most that one field may say; in long lists more, where there are more that it might be. */
export function capOf(items: number): number {
  return Math.max(MATCHING.cap, Math.log2(items) + MATCHING.cap / 2)
}

/** Nobody writes a name by chance. */
const CERTAIN = 0

/** How many items write a text by chance. */
function atRandom(text: string): number {
  return 2 ** -Math.min(40, MATCHING.character * text.length)
}

/** −log2 of the chance that some other item has a text: as many as have it, and those that write it by chance. */
function surprise({old, new: next}: Feature, byChance: number, items: number): number {
  const others = Math.max(0, old.length + next.length - 2)
  return Math.max(0, -Math.log2((others + byChance) / Math.max(1, items - 1)))
}
