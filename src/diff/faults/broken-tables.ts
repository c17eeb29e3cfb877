import type {RawDocument} from '../../model.ts'
import type {Change, Flaw, RowRef, TableDiff} from '../change.ts'
import type {Documents} from './find-flaws.ts'
import type {JudgedFlaw} from './flaw-status.ts'

/**
 * Rows that came or went only because a table broke, or was mended, name that as their cause:
 * - the pieces of one row that a line break cut up are that row split, or merged when it is mended;
 * - rows that are rows no longer, since the table ended before them, are one change;
 * - a table that is none any more, since its delimiter row broke, is still one change.
 */
export function explainBreaks(
  tables: readonly TableDiff[],
  flaws: readonly JudgedFlaw[],
  next: RawDocument | undefined,
): TableDiff[] {
  const breaks = flaws.filter(({flaw, status}) => flaw.rule === 'broken-table' && status !== 'standing')
  if (breaks.length === 0) return [...tables]
  return tables.map(table => {
    if (table.status === 'removed' && next) return explainRemoval(table, breaks, next)
    const own = breaks.filter(({flaw}) => isAt(flaw, table))
    const changes = own.reduce(
      (known, {flaw}) => joinFallen(joinPieces(known, flaw), flaw, table),
      table.changes as readonly Change[],
    )
    return {...table, changes}
  })
}

/** Without the rows of too few cells that came with a break, or went with its mending: that says it. */
export function withoutPieces(flaws: readonly JudgedFlaw[]): JudgedFlaw[] {
  const place = (status: string, side: string, line: number) => `${status} ${side} ${line}`
  const pieces = new Set(
    flaws.flatMap(({flaw, status}) =>
      flaw.rule === 'broken-table' && status !== 'standing'
        ? piecesOf(flaw).map(line => place(status, flaw.side, line))
        : [],
    ),
  )
  return flaws.filter(
    ({flaw, status}) => flaw.rule !== 'ragged-row' || !pieces.has(place(status, flaw.side, flaw.line)),
  )
}

/** Lines of the rows that lack cells by a break: the one above the line that ends the table, or all that one was cut to. */
function piecesOf({line, rows = [], fault}: Flaw): readonly number[] {
  return fault?.fallen ? [line - 1] : rows
}

/** A table that went is explained by what broke under its heading. */
function explainRemoval(table: TableDiff, breaks: readonly JudgedFlaw[], next: RawDocument): TableDiff {
  const heading = table.old!.heading.at(-1) ?? ''
  const found = breaks.find(({flaw}) => {
    const section = next.sections.findLast(({line}) => line <= flaw.line)
    return flaw.side === 'new' && !flaw.table && (section?.trail.at(-1) ?? '') === heading
  })
  if (!found) return table
  const by = causeOf(found.flaw)
  return {...table, changes: table.changes.map(change => (change.subject === 'table' ? {...change, ...by} : change))}
}

function isAt(flaw: Flaw, table: TableDiff): boolean {
  if (flaw.table) return flaw.table === table || flaw.table.id === table.id
  const grid = flaw.side === 'new' ? table.new : table.old
  if (!grid || flaw.line < grid.raw.line) return false
  // Behind the table, with neither a heading nor another table between.
  const {tables: others, sections} = grid.side.document
  const isBetween = ({line}: {readonly line: number}) => line > grid.raw.line && line <= flaw.line
  return !others.some(isBetween) && !sections.some(isBetween)
}

/** The change of the row's beginning and the pieces that came or went with it become one. */
function joinPieces(changes: readonly Change[], flaw: Flaw): readonly Change[] {
  const lines = new Set(flaw.rows ?? [])
  if (lines.size < 2) return changes
  const {side} = flaw
  const isPiece = (ref: RowRef) => lines.has(ref.grid.line(ref.row))
  const whole = changes.find(
    change =>
      change.subject === 'row' &&
      change.action === 'changed' &&
      change[side].length === 1 &&
      change[side].every(isPiece),
  )
  const pieces = changes.filter(
    ({subject, action, [side]: refs}) =>
      subject === 'row' && action === (side === 'new' ? 'added' : 'removed') && refs.every(isPiece),
  )
  if (!whole || pieces.length === 0) return changes
  const refs = [...whole[side], ...pieces.flatMap(piece => piece[side])].sort((a, b) => a.row - b.row)
  const joined: Change = {
    ...whole,
    action: side === 'new' ? 'split' : 'merged',
    [side]: refs,
    fields: [],
    ...causeOf(flaw),
    ...(side === 'old' && wordsOf(refs) === wordsOf(whole.new) ? {mended: true} : {}),
  }
  return changes.flatMap(change => (change === whole ? [joined] : pieces.includes(change) ? [] : [change]))
}

/** What a change names as its cause. */
function causeOf(flaw: Flaw): Pick<Change, 'cause' | 'brokenBy'> {
  if (flaw.side === 'old') return {cause: `broken-table at line ${flaw.line}, mended`}
  return {cause: `broken-table at line ${flaw.line}`, brokenBy: flaw}
}

/** What rows say, however their words are parted into cells and lines. */
function wordsOf(refs: readonly RowRef[]): string {
  return refs
    .flatMap(({grid, row}) => grid.raw.rows.get(row)!.cells.map(cell => cell.visible))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removed rows that stand below the end of the table now, and added ones that stood there and have not changed. */
function joinFallen(changes: readonly Change[], flaw: Flaw, table: TableDiff): readonly Change[] {
  const isOld = flaw.side === 'old'
  if (!table.old || !table.new) return changes
  const fallen = new Set(flaw.fault?.fallen?.map(cells => (isOld ? cells.join('|') : cells[0]!)))
  const joined = changes.filter(({subject, action, old, new: next}) => {
    const [ref, ...others] = isOld ? next : old
    if (subject !== 'row' || action !== (isOld ? 'added' : 'removed') || !ref || others.length > 0) return false
    const cells = ref.grid.raw.rows.get(ref.row)!.cells.map(cell => cell.source)
    return fallen.has(isOld ? cells.join('|') : (cells.find(cell => cell !== '') ?? ''))
  })
  if (joined.length === 0) return changes
  const one: Change = {
    subject: 'row',
    action: isOld ? 'added' : 'removed',
    key: joined.length === 1 ? joined[0]!.key : [],
    ...(joined.length > 1 ? {group: true} : {}),
    old: joined.flatMap(change => change.old),
    new: joined.flatMap(change => change.new),
    fields: [],
    ...causeOf(flaw),
    ...(isOld ? {mended: true} : {}),
  }
  return [...changes.filter(change => !joined.includes(change)), one]
}

/** Prose that only gained the words that fell out of a broken table, or lost those of one that is mended. */
export function explainProse(changes: readonly Change[], flaws: readonly JudgedFlaw[], documents: Documents): Change[] {
  const breaks = flaws.filter(({flaw, status}) => flaw.rule === 'broken-table' && status !== 'standing')
  return changes.map(change => {
    if (change.subject !== 'prose') return change
    const found = breaks.find(({flaw}) => isFallenText(change, flaw, documents[flaw.side]))
    return found ? {...change, ...causeOf(found.flaw)} : change
  })
}

function isFallenText({before = '', after = ''}: Change, flaw: Flaw, document: RawDocument | undefined): boolean {
  const [longer, shorter] = flaw.side === 'new' ? [words(after), words(before)] : [words(before), words(after)]
  const last = flaw.rows?.at(-1) ?? flaw.line
  const fallen = document?.text.split(/\r\n?|\n/).slice(flaw.line - 1, last) ?? []
  const came = difference(longer, shorter)
  return (
    came.length > 0 &&
    difference(shorter, longer).length === 0 &&
    difference(came, words(fallen.join(' '))).length === 0
  )
}

function words(text: string): string[] {
  return text.match(/\S+/g) ?? []
}

/** The words of one list beyond those of another, each as often as it stands more in it. */
function difference(one: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1)
  return one.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}
