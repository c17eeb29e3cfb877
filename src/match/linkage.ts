import {agreements, bitsIn} from './agreement.ts'
import {type Feature, type Features, type Field, type Items, type Reading, readFeatures} from './features.ts'
import {type Edit, editBetween, Siblings} from './siblings.ts'
import {NOTHING_OFF, type Without} from './switched-off.ts'
import {MATCHING} from './thresholds.ts'

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

/** A pair of open items. */
interface Pair extends Claim {
  /** Bits that the fields say for it. */
  readonly evidence: number
  readonly edit: Edit | undefined
  /** Bits that partners beside it add, and those together with what the same edit elsewhere does. */
  beside: number
  score: number
  own?: {readonly all: number; readonly content: number}
}

/**
 * Which items are one, by evidence in bits: record linkage after Fellegi and Sunter ("A theory for record linkage",
 * 1969), with weights by the frequency of values after Winkler ("Frequency-based matching in Fellegi-Sunter model of
 * record linkage", 1989).
 *
 * What two items share is worth −log2 of the chance that another item has it; where they differ costs −log2 of how
 * often that field changes between partners that are known. A pair is claimed when each is the other's best, when it
 * reaches a threshold that grows with log2 of the open items, beats every rival by a margin, and has that margin of
 * evidence which no settled item shares. So of look-alikes none is claimed, and near-twins go to their namesakes.
 * Every claim settles something for the others: it goes on until a round claims nothing.
 *
 * Mirrored when the sides change places; the order of items decides nothing unless they are `ordered`.
 */
export function link(asked: Question): {claims: Claim[]; capped: boolean} {
  const question = asked.without ? silenced(asked, asked.without) : asked
  const open = openItems(question)
  if (open.old.length === 0 || open.new.length === 0) return {claims: [], capped: false}
  return new Linkage(question, open).run()
}

/** The question without the fields that are switched off. */
function silenced(question: Question, without: Without): Question {
  const isOff = question.fields.map(field => without.has(`${question.of}: ${field.name}`))
  const items = (all: Items): Items => ({
    count: all.count,
    value: (item, field) => (isOff[field] ? {text: '', parts: []} : all.value(item, field)),
  })
  return {...question, old: items(question.old), new: items(question.new)}
}

interface Open {
  readonly old: readonly number[]
  readonly new: readonly number[]
}

function openItems({old, new: next, settled, aside}: Question): Open {
  const gone = new Set(settled.map(pair => pair[0]))
  const taken = new Set(settled.map(pair => pair[1]))
  const rest = (items: Items, known: ReadonlySet<number>, skip: ReadonlySet<number> | undefined) =>
    Array.from({length: items.count}, (_, item) => item).filter(item => !known.has(item) && !skip?.has(item))
  return {old: rest(old, gone, aside?.old), new: rest(next, taken, aside?.new)}
}

class Linkage {
  private readonly question: Question
  private readonly open: Open
  private readonly features: Features
  private readonly siblings: Siblings
  /** What a difference says against a pair, field by field. */
  private readonly costs: readonly number[]
  private readonly partner: Int32Array
  private readonly claims: Claim[] = []
  private readonly edits = new Map<string, number>()
  private capped = false
  private readonly without: Without

  constructor(question: Question, open: Open) {
    const {old, new: next, fields, settled} = question
    this.question = question
    this.without = question.without ?? NOTHING_OFF
    this.open = open
    this.features = readFeatures({old, new: next}, open, fields)
    this.siblings = new Siblings(old, next)
    this.costs = fields.map((field, at) => costOf(question, field, at))
    this.partner = new Int32Array(old.count).fill(-1)
    for (const [from, to] of settled) this.partner[from] = to
  }

  run(): {claims: Claim[]; capped: boolean} {
    let pairs = this.pairs()
    for (;;) {
      const won = this.round(pairs)
      if (won.length === 0) break
      for (const pair of won) this.claim(pair)
      const gone = new Set(won.map(pair => pair.old))
      const taken = new Set(won.map(pair => pair.new))
      pairs = pairs.filter(pair => !gone.has(pair.old) && !taken.has(pair.new))
    }
    return {claims: this.claims.sort((left, right) => left.old - right.old), capped: this.capped}
  }

  private claim(pair: Pair): void {
    this.claims.push({old: pair.old, new: pair.new})
    this.partner[pair.old] = pair.new
    if (pair.edit) this.edits.set(pair.edit.name, (this.edits.get(pair.edit.name) ?? 0) + 1)
  }

  /** Pairs of open items that share something and have more evidence for than against them. */
  private pairs(): Pair[] {
    const {new: next, may} = this.question
    const most = Math.max(
      4,
      Math.min(MATCHING.candidates, MATCHING.comparisons / (this.open.old.length + this.open.new.length) / 8),
    )
    const isOpen = {old: new Set(this.open.old), new: new Set(this.open.new)}
    const seen = new Set<number>()
    const pairs: Pair[] = []
    const consider = (from: number, to: number) => {
      const id = from * next.count + to
      if (seen.has(id)) return
      seen.add(id)
      if (may?.(from, to) === false) return
      const evidence = this.evidence(from, to)
      if (evidence > 0) {
        const edit = editBetween(this.features.old.get(from)![0], this.features.new.get(to)![0])
        pairs.push({old: from, new: to, evidence, edit, beside: 0, score: 0})
      }
    }
    for (const item of this.open.old)
      for (const other of this.candidates('old', item, isOpen.new, most)) consider(item, other)
    for (const item of this.open.new)
      for (const other of this.candidates('new', item, isOpen.old, most)) consider(other, item)
    return pairs
  }

  /** Open items of the other side that share something, those that share the rarest first. */
  private candidates(side: 'old' | 'new', item: number, open: ReadonlySet<number>, most: number): ReadonlySet<number> {
    const other = side === 'old' ? 'new' : 'old'
    const lists: (readonly number[])[] = []
    for (const reading of this.features[side].get(item)!) {
      if (reading === undefined) continue
      for (const feature of [reading.whole, ...reading.parts])
        if (feature !== undefined && feature[other].length > 0) lists.push(feature[other])
    }
    lists.sort((left, right) => left.length - right.length)
    const found = new Set<number>()
    for (const list of lists) {
      if (found.size >= most || list.length > MATCHING.common) {
        this.capped ||= found.size >= most && most < MATCHING.candidates
        break
      }
      for (const candidate of list) if (open.has(candidate)) found.add(candidate)
    }
    return found
  }

  private evidence(from: number, to: number): number {
    return rounded(this.agreements(from, to).reduce((sum, bits) => sum + bits, 0))
  }

  private agreements(from: number, to: number): number[] {
    return agreements(this.question.fields, this.costs, this.features.old.get(from)!, this.features.new.get(to)!)
  }

  /** Pairs that are claimed as things stand. */
  private round(pairs: readonly Pair[]): Pair[] {
    const {ordered} = this.question
    const place =
      ordered && !this.without.has('places') ? Math.log2(this.question.old.count + this.question.new.count) / 2 : 0
    for (const pair of pairs) {
      pair.beside = place === 0 ? 0 : this.partnersBeside(pair) * place
      pair.score = pair.evidence + pair.beside
    }
    const edits = new Map(this.edits)
    for (const {edit} of new Bests(pairs).mutual()) if (edit) edits.set(edit.name, (edits.get(edit.name) ?? 0) + 1)
    for (const pair of pairs) pair.score += Math.log2(Math.max(1, this.others(pair, edits)))
    const bests = new Bests(pairs)
    const least = MATCHING.claim + Math.log2(Math.max(1, bests.open))
    return bests
      .mutual()
      .filter(pair => pair.score >= least && bests.margin(pair) >= MATCHING.margin)
      .filter(pair => this.isProven(pair, edits))
  }

  private others({edit}: Pair, edits: ReadonlyMap<string, number>): number {
    return edit === undefined ? 0 : (edits.get(edit.name) ?? 0)
  }

  /** How many of the two neighbours on either side are partners, or the ends of both lists. */
  private partnersBeside({old, new: next}: Pair): number {
    const {question, partner} = this
    const meet = (from: number, to: number) =>
      from < 0 || from >= question.old.count ? to < 0 || to >= question.new.count : to >= 0 && partner[from] === to
    return Number(meet(old - 1, next - 1)) + Number(meet(old + 1, next + 1))
  }

  /**
   * Whether a pair has evidence of its own. The name alone is a reason only where it is the same but for its form, or
   * where its edit is a habit: one of ten look-alikes with another name is another thing.
   */
  private isProven(pair: Pair, edits: ReadonlyMap<string, number>): boolean {
    const {old, new: next, edit} = pair
    const support = edit === undefined ? 0 : (edits.get(edit.name) ?? 0)
    if (edit && !this.without.has('edits between siblings') && this.siblings.count(edit) >= support) return false
    const isSibling = !this.without.has('families') && (this.question.siblings?.(old, next) ?? false)
    pair.own ??= this.own(pair, isSibling)
    if (isSibling) return this.isTwin(pair)
    if (this.without.has('evidence of its own')) return true
    if (pair.own.all + pair.score - pair.evidence < MATCHING.margin) return false
    if (pair.own.content + pair.beside >= MATCHING.reason || this.without.has('a reason beside the name')) return true
    const sameName = this.question.old.value(old, 0).text === this.question.new.value(next, 0).text
    const isHabit = support >= MATCHING.wholesale || this.others(pair, this.edits) >= MATCHING.habit
    return sameName || isHabit
  }

  /** Whether all but the name is equal, and nothing else has that, or there is no third of its family. */
  private isTwin({old, new: next, own, edit}: Pair): boolean {
    const {fields} = this.question
    const [before, after] = [this.features.old.get(old)!, this.features.new.get(next)!]
    const differs = fields.some((field, at) => field.role !== 'name' && before[at]?.text !== after[at]?.text)
    if (differs || own === undefined) return false
    if (own.content >= MATCHING.margin) return true
    if (edit && [...edit.gone, ...edit.came].some(part => !/^\p{N}+$/u.test(part.text))) return false
    const family = fields.findIndex(field => field.name === 'family')
    const alone = (feature: Feature | undefined) => feature?.old.length === 1 && feature.new.length === 1
    return own.all >= MATCHING.margin && alone(before[family]?.whole)
  }

  /**
   * What is left of a pair's evidence when that is taken off which one settled item has in common with both; with
   * `every`, which any item has.
   */
  private own({old, new: next}: Pair, every: boolean): {all: number; content: number} {
    const {fields} = this.question
    const bits = this.agreements(old, next).map(agreed => Math.max(0, agreed))
    const shared = fields.map((_, at) =>
      bits[at] === 0 ? [] : sharedFeatures(this.features.old.get(old)![at]!, this.features.new.get(next)![at]!),
    )
    const rest = (skip: (field: Field) => boolean) => {
      const total = bits.reduce((sum, agreed, at) => sum + (skip(fields[at]!) ? 0 : agreed), 0)
      return (
        total -
        this.mostShared(
          old,
          next,
          fields.map((field, at) => (skip(field) ? 0 : bits[at]!)),
          shared,
          every,
        )
      )
    }
    return {all: rest(() => false), content: rest(field => field.role === 'name' || field.name === 'family')}
  }

  /** The most of the evidence that one other item, of either side, shares. */
  private mostShared(
    old: number,
    next: number,
    bits: readonly number[],
    shared: readonly Shared[][],
    every: boolean,
  ): number {
    const {features} = this
    const counts = (side: 'old' | 'new', item: number) =>
      item !== (side === 'old' ? old : next) && (every || !features[side].has(item))
    const sums = new Map<number, number>()
    let common = 0
    for (const [at, held] of shared.entries()) {
      if (bits[at] === 0) continue
      for (const {feature, share} of held) {
        const worth = bits[at]! * share
        if (feature.old.length + feature.new.length > MATCHING.common) {
          common += worth
          continue
        }
        for (const item of feature.old) if (counts('old', item)) sums.set(item, (sums.get(item) ?? 0) + worth)
        for (const item of feature.new) if (counts('new', item)) sums.set(-1 - item, (sums.get(-1 - item) ?? 0) + worth)
      }
    }
    return common + [...sums.values()].reduce((most, sum) => Math.max(most, sum), 0)
  }
}

/** A feature that two readings share, and its share of all that they do. */
interface Shared {
  readonly feature: Feature
  readonly share: number
}

function sharedFeatures(before: Reading, after: Reading): Shared[] {
  if (before.whole !== undefined && before.whole === after.whole) return [{feature: before.whole, share: 1}]
  const theirs = new Set(after.parts)
  const worth = (feature: Feature) => Math.min(bitsIn(before, feature), bitsIn(after, feature))
  const features = before.parts.filter(feature => theirs.has(feature))
  const total = features.reduce((sum, feature) => sum + worth(feature), 0)
  return total === 0 ? [] : features.map(feature => ({feature, share: worth(feature) / total}))
}

/** −log2 of how often the field changes between partners that are known. */
function costOf({old, new: next, settled}: Question, field: Field, at: number): number {
  if (field.role === 'name') return MATCHING.renamed
  if (field.role !== 'value') return 0
  let changed = 1
  for (const [from, to] of settled) if (old.value(from, at).text !== next.value(to, at).text) changed++
  return Math.min(MATCHING.difference, -Math.log2(changed / (settled.length + 2)))
}

/** Sums of the same bits in another order must be the same number. */
function rounded(bits: number): number {
  return Math.round(bits * 1e6) / 1e6
}

/** The best pair of each item, and how good the next best is. */
class Bests {
  private readonly old = new Map<number, Best>()
  private readonly new = new Map<number, Best>()
  private readonly pairs: readonly Pair[]

  constructor(pairs: readonly Pair[]) {
    this.pairs = pairs
    for (const pair of pairs) {
      put(this.old, pair.old, pair)
      put(this.new, pair.new, pair)
    }
  }

  get open(): number {
    return Math.max(this.old.size, this.new.size)
  }

  mutual(): Pair[] {
    const isBest = (best: Best, pair: Pair) => best.pair === pair && best.second < pair.score
    return this.pairs.filter(pair => isBest(this.old.get(pair.old)!, pair) && isBest(this.new.get(pair.new)!, pair))
  }

  margin(pair: Pair): number {
    return rounded(pair.score - Math.max(0, this.old.get(pair.old)!.second, this.new.get(pair.new)!.second))
  }
}

interface Best {
  pair: Pair
  second: number
}

function put(bests: Map<number, Best>, item: number, pair: Pair): void {
  const best = bests.get(item)
  if (best === undefined) bests.set(item, {pair, second: 0})
  else if (pair.score > best.pair.score) bests.set(item, {pair, second: best.pair.score})
  else if (pair.score > best.second) best.second = pair.score
}
