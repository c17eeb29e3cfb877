import {rounded} from './agreement.ts'
import type {Pair} from './question.ts'

/** The best pair of each item, and how good the next best is. */
export class BestPairs {
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

  /** How many items of a side are in some pair. */
  get open(): number {
    return Math.max(this.old.size, this.new.size)
  }

  /** Pairs that are better than any other pair of either item. */
  mutual(): Pair[] {
    const isBest = (best: Best, pair: Pair) => best.pair === pair && best.second < pair.score
    return this.pairs.filter(pair => isBest(this.old.get(pair.old)!, pair) && isBest(this.new.get(pair.new)!, pair))
  }

  margin(pair: Pair): number {
    return rounded(pair.score - Math.max(0, this.old.get(pair.old)!.second, this.new.get(pair.new)!.second))
  }
}

interface Best {
  readonly pair: Pair
  readonly second: number
}

function put(bests: Map<number, Best>, item: number, pair: Pair): void {
  const best = bests.get(item)
  if (best === undefined) bests.set(item, {pair, second: 0})
  else if (pair.score > best.pair.score) bests.set(item, {pair, second: best.pair.score})
  else if (pair.score > best.second) bests.set(item, {pair: best.pair, second: pair.score})
}
