import {BestPairs} from './best-pairs.ts'
import {type Field, readFeatures} from './features.ts'
import {type Edits, Proof} from './proof.ts'
import {proposePairs} from './propose-pairs.ts'
import {type Claim, openItems, type Pair, type Question, type Read, silenced} from './question.ts'
import {MATCHING} from './thresholds.ts'

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
  const features = readFeatures(question, open, question.fields)
  const costs = question.fields.map((field, at) => costOf(question, field, at))
  return new Linkage({question, open, features, costs}).run()
}

/** −log2 of how often the field changes between partners that are known. */
function costOf({old, new: next, settled}: Question, field: Field, at: number): number {
  if (field.role === 'name') return MATCHING.renamed
  if (field.role !== 'value') return 0
  let changed = 1
  for (const [from, to] of settled) if (old.value(from, at).text !== next.value(to, at).text) changed++
  return Math.min(MATCHING.difference, -Math.log2(changed / (settled.length + 2)))
}

class Linkage {
  private readonly read: Read
  private readonly proof: Proof
  private readonly partner: Int32Array
  private readonly claims: Claim[] = []
  /** How often each edit of a name was claimed. */
  private readonly edits = new Map<string, number>()
  /** Whether the same edit elsewhere speaks for a pair. */
  private readonly habits: boolean
  /** Bits that a partner beside a pair is worth. */
  private readonly place: number

  constructor(read: Read) {
    const {old, new: next, settled, ordered, without} = read.question
    this.read = read
    this.proof = new Proof(read)
    this.partner = new Int32Array(old.count).fill(-1)
    for (const [from, to] of settled) this.partner[from] = to
    this.habits = !without?.has('habits')
    this.place = ordered && !without?.has('places') ? Math.log2(old.count + next.count) / 2 : 0
  }

  run(): {claims: Claim[]; capped: boolean} {
    const {pairs, capped} = proposePairs(this.read)
    let open = pairs
    for (;;) {
      const won = this.round(open)
      if (won.length === 0) break
      for (const pair of won) this.claim(pair)
      const gone = new Set(won.map(pair => pair.old))
      const taken = new Set(won.map(pair => pair.new))
      open = open.filter(pair => !gone.has(pair.old) && !taken.has(pair.new))
    }
    return {claims: this.claims.sort((left, right) => left.old - right.old), capped}
  }

  private claim({old, new: next, edit}: Pair): void {
    this.claims.push({old, new: next})
    this.partner[old] = next
    if (edit) count(this.edits, edit.name)
  }

  /** Pairs that are claimed as things stand. */
  private round(pairs: readonly Pair[]): Pair[] {
    for (const pair of pairs) {
      pair.beside = this.place === 0 ? 0 : this.partnersBeside(pair) * this.place
      pair.score = pair.evidence + pair.beside
    }
    const seen = this.editsSeen(pairs)
    const habit = ({edit}: Pair) => (edit && this.habits ? Math.log2(Math.max(1, seen.get(edit.name) ?? 0)) : 0)
    for (const pair of pairs) pair.score += habit(pair)
    const bests = new BestPairs(pairs)
    const least = MATCHING.claim + Math.log2(Math.max(1, bests.open))
    return bests
      .mutual()
      .filter(pair => pair.score >= least && bests.margin(pair) >= MATCHING.margin)
      .filter(pair => this.proof.holds(pair, seen, this.edits))
  }

  /** Edits of the names among claims and best pairs: the more often one is seen, the more it speaks for a pair. */
  private editsSeen(pairs: readonly Pair[]): Edits {
    const edits = new Map(this.edits)
    for (const {edit} of new BestPairs(pairs).mutual()) if (edit) count(edits, edit.name)
    return edits
  }

  /** How many of the two neighbours on either side are partners, or the ends of both lists. */
  private partnersBeside({old, new: next}: Pair): number {
    const {question} = this.read
    const meet = (from: number, to: number) =>
      from < 0 || from >= question.old.count ? to < 0 || to >= question.new.count : to >= 0 && this.partner[from] === to
    return Number(meet(old - 1, next - 1)) + Number(meet(old + 1, next + 1))
  }
}

function count(edits: Map<string, number>, name: string): void {
  edits.set(name, (edits.get(name) ?? 0) + 1)
}
