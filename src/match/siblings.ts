import type {Feature, Items, Reading} from './features.ts'

/** What one name has to lose and to gain to become another. */
export interface Edit {
  readonly name: string
  readonly gone: readonly Feature[]
  readonly came: readonly Feature[]
}

/** `undefined` where the names have the same parts. */
export function editBetween(before: Reading | undefined, after: Reading | undefined): Edit | undefined {
  const [mine, theirs] = [before?.parts ?? [], after?.parts ?? []]
  const gone = mine.filter(part => !theirs.includes(part))
  const came = theirs.filter(part => !mine.includes(part))
  if (gone.length + came.length === 0) return undefined
  const text = (parts: readonly Feature[]) => parts.map(part => part.text).join(' ')
  return {name: `-${text(gone)}+${text(came)}`, gone, came}
}

/** Items of one revision whose names are an edit apart (`liveness`, `readiness`): who differs by it is a sibling. */
export class Siblings {
  private readonly items: {readonly old: Items; readonly new: Items}
  private readonly known = new Map<string, number>()
  private readonly names: {old?: ReadonlySet<string>; new?: ReadonlySet<string>} = {}

  constructor(old: Items, next: Items) {
    this.items = {old, new: next}
  }

  /** How many pairs of items differ by the edit, on average of the two revisions. */
  count(edit: Edit): number {
    let count = this.known.get(edit.name)
    if (count === undefined) {
      count = (this.apart('old', edit) + this.apart('new', edit)) / 2
      this.known.set(edit.name, count)
    }
    return count
  }

  private apart(side: 'old' | 'new', {gone, came}: Edit): number {
    const [before, after] = [fewest(side, gone), fewest(side, came)]
    if (before?.length === 0 || after?.length === 0) return 0
    return after === undefined || (before !== undefined && before.length <= after.length)
      ? this.edited(side, before ?? [], gone, came)
      : this.edited(side, after, came, gone)
  }

  /** How many names of these items would be the name of another: of names, since one that repeats is no better. */
  private edited(side: 'old' | 'new', items: readonly number[], gone: readonly Feature[], came: readonly Feature[]) {
    const lost = gone.map(part => part.text)
    const won = came.map(part => part.text)
    const found = new Set<string>()
    for (const item of items) {
      const {parts} = this.items[side].value(item, 0)
      if (!lost.every(part => parts.includes(part)) || won.some(part => parts.includes(part))) continue
      const rest = parts.filter(part => !lost.includes(part))
      if (rest.length > 0 && this.namesOf(side).has(nameOf([...rest, ...won]))) found.add(nameOf(parts))
    }
    return found.size
  }

  private namesOf(side: 'old' | 'new'): ReadonlySet<string> {
    const items = this.items[side]
    this.names[side] ??= new Set(Array.from({length: items.count}, (_, item) => nameOf(items.value(item, 0).parts)))
    return this.names[side]
  }
}

/** Who holds the part that fewest hold; `undefined` for no parts. */
function fewest(side: 'old' | 'new', parts: readonly Feature[]): readonly number[] | undefined {
  const lists = parts.map(part => part[side])
  return lists.sort((left, right) => left.length - right.length)[0]
}

function nameOf(parts: readonly string[]): string {
  return [...parts].sort().join('\u0000')
}
