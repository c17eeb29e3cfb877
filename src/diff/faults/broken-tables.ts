import type {RawDocument} from '../../model.ts'
import type {Change, Flaw, RowRef, TableDiff} from '../change.ts'
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
    const changes = own.reduce((known, {flaw}) => joinLost(joinPieces(known, flaw), flaw, table), [
      ...table.changes,
    ] as readonly Change[])
    return {...table, changes}
  })
}

/** A table that went is explained by what broke under its heading. */
function explainRemoval(table: TableDiff, breaks: readonly JudgedFlaw[], next: RawDocument): TableDiff {
  const heading = table.old!.heading.at(-1) ?? ''
  const found = breaks.find(({flaw}) => {
    const section = next.sections.findLast(({line}) => line <= flaw.line)
    return flaw.side === 'new' && !flaw.table && (section?.trail.at(-1) ?? '') === heading
  })
  if (!found) return table
  const cause = `broken-table at line ${found.flaw.line}`
  return {...table, changes: table.changes.map(change => (change.subject === 'table' ? {...change, cause} : change))}
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
    cause: `broken-table at line ${flaw.line}${side === 'old' ? ', mended' : ''}`,
  }
  return changes.flatMap(change => (change === whole ? [joined] : pieces.includes(change) ? [] : [change]))
}

/** A removed row was lost by the break when its first cell still stands in the text behind the table. */
function joinLost(changes: readonly Change[], flaw: Flaw, table: TableDiff): readonly Change[] {
  if (flaw.side !== 'new' || !table.new) return changes
  const text = textBehind(table)
  const lost = changes.filter(change => isLost(change, text))
  if (lost.length === 0) return changes
  const joined: Change = {
    subject: 'row',
    action: 'removed',
    key: lost.length === 1 ? lost[0]!.key : [],
    ...(lost.length > 1 ? {group: true} : {}),
    old: lost.flatMap(change => change.old),
    new: [],
    fields: [],
    cause: `broken-table at line ${flaw.line}`,
  }
  return [...changes.filter(change => !lost.includes(change)), joined]
}

/** What follows the table up to the next heading. */
function textBehind(table: TableDiff): string {
  const {raw, side} = table.new!
  const lines = side.document.text.split(/\r\n?|\n/).slice(raw.endLine - 1)
  const end = lines.findIndex(line => /^ {0,3}#{1,6}\s/.test(line))
  return (end < 0 ? lines : lines.slice(0, end)).join('\n')
}

function isLost(change: Change, text: string): boolean {
  const [ref] = change.old
  if (change.subject !== 'row' || change.action !== 'removed' || change.old.length !== 1 || !ref) return false
  const first = ref.grid.raw.rows.get(ref.row)!.cells.find(cell => cell.source !== '')
  return first !== undefined && text.includes(first.source)
}
