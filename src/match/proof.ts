import {agreements, bitsIn} from './agreement.ts'
import type {Feature, Field, Reading} from './features.ts'
import {isTheirsAlone, type Pair, type Read} from './question.ts'
import {Siblings} from './siblings.ts'
import {NOTHING_OFF, type Without} from './switched-off.ts'
import {MATCHING} from './thresholds.ts'

/** How often each edit of a name was seen. */
export type Edits = ReadonlyMap<string, number>

/** Bits of a pair that no other item shares: of all fields, and of those beside the name. */
interface Own {
  readonly all: number
  readonly content: number
}

/** A feature that two readings share, and its share of all that they do. */
interface Shared {
  readonly feature: Feature
  readonly share: number
}

/** Tells whether what speaks for a pair is its own, and not what every look-alike has. */
export class Proof {
  private readonly read: Read
  private readonly siblings: Siblings
  private readonly known = new Map<Pair, Own>()
  private readonly without: Without

  constructor(read: Read) {
    this.read = read
    this.siblings = new Siblings(read.question.old, read.question.new)
    this.without = read.question.without ?? NOTHING_OFF
  }

  /**
   * Whether a pair has evidence of its own. The name alone is a reason only where it is the same but for its form, or
   * where its edit is a habit: one of ten look-alikes with another name is another thing.
   *
   * @param seen edits of the names among claims and best pairs
   * @param claimed edits among claims alone
   */
  holds(pair: Pair, seen: Edits, claimed: Edits): boolean {
    const {question} = this.read
    const {old, new: next, edit} = pair
    const support = edit === undefined ? 0 : (seen.get(edit.name) ?? 0)
    if (edit && !this.without.has('edits between siblings') && this.siblings.count(edit) >= support) return false
    const isSibling = !this.without.has('families') && (question.siblings?.(old, next) ?? false)
    const own = this.ownOf(pair, isSibling)
    if (isSibling) return this.isTwin(pair, own)
    if (this.without.has('evidence of its own')) return true
    if (own.all + pair.score - pair.evidence < MATCHING.margin) return false
    if (own.content + pair.beside >= MATCHING.reason || this.without.has('a reason beside the name')) return true
    const isSameName = question.old.value(old, 0).text === question.new.value(next, 0).text
    const claims = edit === undefined ? 0 : (claimed.get(edit.name) ?? 0)
    return isSameName || support >= MATCHING.wholesale || claims >= MATCHING.habit
  }

  /**
   * Whether two of one family are one. All but the name is equal, and nothing else has that, or there is no third of the
   * family; or they differ in numbers alone and have a value that no other has.
   */
  private isTwin({old, new: next, edit}: Pair, own: Own): boolean {
    const {question, features} = this.read
    const {fields} = question
    const [before, after] = [features.old.get(old)!, features.new.get(next)!]
    const isNumbers = !edit || [...edit.gone, ...edit.came].every(part => /^\p{N}+$/u.test(part.text))
    const differs = fields.some(({role}, at) => role !== 'name' && before[at]?.text !== after[at]?.text)
    if (differs && !(isNumbers && fields.some((field, at) => isTheirValue(field, before[at], after[at])))) return false
    if (own.content >= MATCHING.margin) return true
    const family = fields.findIndex(field => field.name === 'family')
    return !differs && isNumbers && own.all >= MATCHING.margin && isTheirsAlone(before[family]?.whole)
  }

  /**
   * What is left of a pair's evidence when that is taken off which one settled item has in common with both; with
   * `every`, which any item has.
   */
  private ownOf(pair: Pair, every: boolean): Own {
    let own = this.known.get(pair)
    if (own === undefined) {
      const {question, features, costs} = this.read
      const {fields} = question
      const [before, after] = [features.old.get(pair.old)!, features.new.get(pair.new)!]
      const bits = agreements(fields, costs, before, after).map(agreed => Math.max(0, agreed))
      const shared = bits.map((agreed, at) => (agreed === 0 ? [] : sharedFeatures(before[at]!, after[at]!)))
      const rest = (counts: (field: Field) => boolean) => {
        const some = bits.map((agreed, at) => (counts(fields[at]!) ? agreed : 0))
        return some.reduce((sum, agreed) => sum + agreed, 0) - this.mostShared(pair, some, shared, every)
      }
      own = {all: rest(() => true), content: rest(({role, name}) => role !== 'name' && name !== 'family')}
      this.known.set(pair, own)
    }
    return own
  }

  /** The most of the evidence that one other item, of either side, shares. */
  private mostShared(pair: Pair, bits: readonly number[], shared: readonly Shared[][], every: boolean): number {
    const {features} = this.read
    const sums = {old: new Map<number, number>(), new: new Map<number, number>()}
    const add = (side: 'old' | 'new', items: readonly number[], worth: number) => {
      for (const item of items)
        if (item !== pair[side] && (every || !features[side].has(item)))
          sums[side].set(item, (sums[side].get(item) ?? 0) + worth)
    }
    let common = 0
    for (const [at, held] of shared.entries()) {
      if (bits[at] === 0) continue
      for (const {feature, share} of held) {
        const worth = bits[at]! * share
        const isCommon = feature.old.length + feature.new.length > MATCHING.common
        if (isCommon) common += worth
        else for (const side of ['old', 'new'] as const) add(side, feature[side], worth)
      }
    }
    return common + [...sums.old.values(), ...sums.new.values()].reduce((most, sum) => Math.max(most, sum), 0)
  }
}

/** Whether two have one value, and no other has it. */
function isTheirValue({role}: Field, before: Reading | undefined, after: Reading | undefined): boolean {
  const whole = before?.whole
  return (
    role === 'value' &&
    whole !== undefined &&
    whole === after?.whole &&
    isTheirsAlone(whole) &&
    whole.bits >= MATCHING.claim
  )
}

function sharedFeatures(before: Reading, after: Reading): Shared[] {
  if (before.whole !== undefined && before.whole === after.whole) return [{feature: before.whole, share: 1}]
  const theirs = new Set(after.parts)
  const worth = (feature: Feature) => Math.min(bitsIn(before, feature), bitsIn(after, feature))
  const features = before.parts.filter(feature => theirs.has(feature))
  const total = features.reduce((sum, feature) => sum + worth(feature), 0)
  return total === 0 ? [] : features.map(feature => ({feature, share: worth(feature) / total}))
}
