import type {Change, Flaw, TableDiff} from './define.ts'
import type {JudgedFlaw} from './status.ts'

/**
 * Rows that vanish because a table breaks name the break as their cause, in one change a table. A row
 * counts as vanished by it when its first key cell still stands in the text that the table lost.
 */
export function explainBreaks(tables: readonly TableDiff[], flaws: readonly JudgedFlaw[]): TableDiff[] {
  const breaks = flaws.filter(({flaw, status}) => status === 'introduced' && flaw.rule === 'broken-table')
  if (breaks.length === 0) return [...tables]
  return tables.map(table => {
    const flaw = breaks.find(candidate => isAt(candidate.flaw, table))?.flaw
    if (!flaw || !table.next) return table
    const lost = lostText(table)
    const vanished = table.changes.filter(change => isVanished(change, lost))
    if (vanished.length === 0) return table
    const joined: Change = {
      subject: 'row',
      action: 'removed',
      key: vanished.length === 1 ? vanished[0]!.key : [],
      group: vanished.length > 1,
      old: vanished.flatMap(change => change.old),
      next: [],
      fields: [],
      cause: `broken-table at line ${flaw.line}`,
    }
    const rest = table.changes.filter(change => !vanished.includes(change))
    return {...table, changes: [...rest, joined]}
  })
}

function isAt(flaw: Flaw, table: TableDiff): boolean {
  if (flaw.table === table) return true
  const raw = table.next?.raw
  return !!raw && flaw.line >= raw.line && flaw.line <= raw.endLine + 1
}

/** What follows the table up to the next heading: there its rows stand when they are rows no longer. */
function lostText(table: TableDiff): string {
  const {raw, side} = table.next!
  const lines = side.document.text.split(/\r\n?|\n/).slice(raw.endLine - 1)
  const end = lines.findIndex(line => /^ {0,3}#{1,6}\s/.test(line))
  return (end < 0 ? lines : lines.slice(0, end)).join('\n')
}

function isVanished(change: Change, lost: string): boolean {
  const [ref] = change.old
  if (change.subject !== 'row' || change.action !== 'removed' || change.old.length !== 1 || !ref) return false
  const first = ref.grid.raw.rows[ref.row]!.cells.find(cell => cell.source !== '')
  return first !== undefined && lost.includes(first.source)
}
