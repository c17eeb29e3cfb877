import {agreements, rounded} from './agreement.ts'
import type {Pair, Read} from './question.ts'
import {editBetween} from './siblings.ts'
import {MATCHING} from './thresholds.ts'

/** Pairs of open items that share something and have more evidence for than against them. */
export function proposePairs(read: Read): {pairs: Pair[]; capped: boolean} {
  const {question, open} = read
  const search = new Search(read)
  const seen = new Set<number>()
  const pairs: Pair[] = []
  const consider = (from: number, to: number) => {
    const id = from * question.new.count + to
    if (seen.has(id)) return
    seen.add(id)
    const pair = question.may?.(from, to) === false ? undefined : pairOf(read, from, to)
    if (pair !== undefined && pair.evidence > 0) pairs.push(pair)
  }
  for (const item of open.old) for (const other of search.candidates('old', item)) consider(item, other)
  for (const item of open.new) for (const other of search.candidates('new', item)) consider(other, item)
  return {pairs, capped: search.capped}
}

function pairOf({question, features, costs}: Read, from: number, to: number): Pair {
  const [before, after] = [features.old.get(from)!, features.new.get(to)!]
  const bits = agreements(question.fields, costs, before, after)
  const evidence = rounded(bits.reduce((sum, agreed) => sum + agreed, 0))
  return {old: from, new: to, evidence, edit: editBetween(before[0], after[0]), beside: 0, score: 0}
}

/** Who may be an item's partner: those that share something with it. */
class Search {
  /** Whether candidates were left out. */
  capped = false
  private readonly read: Read
  private readonly open: {readonly old: ReadonlySet<number>; readonly new: ReadonlySet<number>}
  /** Candidates looked at for each item. */
  private readonly most: number

  constructor(read: Read) {
    const {old, new: next} = read.open
    this.read = read
    this.open = {old: new Set(old), new: new Set(next)}
    const share = MATCHING.comparisons / (old.length + next.length) / 8
    this.most = Math.max(4, Math.min(MATCHING.candidates, share))
  }

  /** Open items of the other side that share something, those that share the rarest first. */
  candidates(side: 'old' | 'new', item: number): ReadonlySet<number> {
    const other = side === 'old' ? 'new' : 'old'
    const found = new Set<number>()
    for (const holders of this.holders(side, item)) {
      if (found.size >= this.most || holders.length > MATCHING.common) {
        this.capped ||= found.size >= this.most && this.most < MATCHING.candidates
        break
      }
      for (const candidate of holders) if (this.open[other].has(candidate)) found.add(candidate)
    }
    return found
  }

  /** For each feature of an item who has it on the other side, the rarest first. */
  private holders(side: 'old' | 'new', item: number): (readonly number[])[] {
    const other = side === 'old' ? 'new' : 'old'
    const readings = this.read.features[side].get(item)!.filter(reading => reading !== undefined)
    const features = readings.flatMap(({whole, parts}) => (whole === undefined ? parts : [whole, ...parts]))
    const lists = features.map(feature => feature[other]).filter(list => list.length > 0)
    return lists.sort((left, right) => left.length - right.length)
  }
}
