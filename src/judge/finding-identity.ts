import type {Change, FieldDiff, TableDiff} from '../diff/change.ts'
import type {Grid} from '../diff/grid.ts'
import type {Json} from '../model.ts'

/** What a fingerprint is taken over, but for the facts. */
export function identityOf(change: Change, table: TableDiff | undefined) {
  const {subject, action} = change
  const key: Json = change.group
    ? (change.new.length > 0 ? change.new : change.old).map(ref => [...ref.key]).sort(byText)
    : [...change.key]
  return {
    table: tableIdentity(table),
    subject,
    action,
    key,
    previousKey: change.previousKey ? [...change.previousKey] : null,
  }
}

/** The old side speaks where there is one, so that retitling it later voids no acceptance. */
export function tableIdentity(table: TableDiff | undefined, side: 'old' | 'new' = 'old'): Json {
  if (!table) return null
  if (table.type.key.length > 0) return table.type.id
  const grid = (table[side] ?? table.new ?? table.old)!
  const known = identities.get(grid) ?? [[...grid.header].sort(), grid.heading.at(-1) ?? '']
  identities.set(grid, known)
  return known
}

/** One array for a table, so that its fingerprints share what they have in common. */
const identities = new WeakMap<Grid, Json[]>()

function byText(a: Json, b: Json): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** The facts a fingerprint of the whole change is taken over. */
export function factsOf(change: Change): Json[] {
  if (change.subject === 'prose') return [[change.before ?? null, change.after ?? null]]
  if (change.lost) return change.lost.areas.map(({values}) => values as unknown as Json)
  if (change.action === 'split') return change.new.map(ref => [...ref.key])
  if (change.action === 'merged') return change.old.map(ref => [...ref.key])
  // What else a renamed row changes is accepted by field: a second edit must not void its acceptance.
  if (change.action !== 'changed') return []
  return change.fields.map(fieldFacts)
}

/** The facts of one field. */
export function fieldFacts({column, part}: FieldDiff): Json {
  if (part.gone && part.came) return [column, part.path, [...part.gone], [...part.came]]
  return [column, part.path, part.old ?? null, part.new ?? null]
}
