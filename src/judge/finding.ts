import type {Change, FieldDiff, Holdings, RowRef, TableDiff} from '../diff/change.ts'
import {fingerprint} from '../diff/facts/fingerprint.ts'
import type {FieldChange, Finding, RowSide} from '../model.ts'
import {declaredAt} from '../tables/index.ts'
import {around} from '../text/around.ts'
import {fieldFacts, identityOf} from './finding-identity.ts'
import {fingerprintOf, type Holders} from './holders.ts'
import {type Judgement, judgeChange, type Setting} from './judge-change.ts'
import {messageOf} from './message.ts'

/**
 * A change as the report has it, judged.
 *
 * @param holders the changes that hold others, of which this may be one, or a part
 * @param nearest gives the new line of the matched row that stood nearest to a removed one
 */
export function finding(
  change: Change,
  setting: Setting,
  holders: Holders,
  nearest?: (ref: RowRef) => number,
): Finding {
  const own = holders.get(change)
  const whole = holders.get(change.within ?? change.brokenBy ?? change)
  const holder = whole === own || whole?.level === 'off' ? undefined : whole
  const cause = change.cause ?? holder?.cause
  const judged = judgeChange(change, setting)
  const identity = identityOf(change, setting.table)
  const line = lineOf(change, setting.table, nearest)
  const oldLine = change.oldLine ?? (change.subject === 'column' ? setting.table?.old?.raw.line : undefined)
  return {
    subject: change.subject,
    action: change.action,
    rule: judged.rule,
    level: own?.level ?? judged.level,
    message: messageOf(change, setting.table),
    fingerprint: own?.fingerprint ?? fingerprintOf(change, setting.table),
    key: [...change.key],
    ...(change.previousKey ? {previousKey: [...change.previousKey]} : {}),
    ...(change.similarity === undefined ? {} : {similarity: Math.round(change.similarity * 1000) / 1000}),
    ...(change.fromTable === undefined ? {} : {fromTable: change.fromTable}),
    ...(change.fromName === undefined ? {} : {fromName: change.fromName}),
    ...(cause === undefined ? {} : {cause}),
    ...(holder ? {within: holder.fingerprint} : {}),
    ...(change.holds ? {holds: holdsOf(change.holds)} : {}),
    ...(line === undefined ? {} : {line}),
    ...(oldLine === undefined ? {} : {oldLine}),
    old: change.old.map(rowSide),
    new: change.new.map(rowSide),
    fields: change.fields.map((field, index) => fieldChange(field, judged.fields[index]!, identity)),
    ...(change.lost ? {areas: [...change.lost.areas]} : {}),
    ...(change.remains === undefined ? {} : {remains: change.remains}),
    ...(change.action === 'added' && change.new.length === 1 ? {says: saysOf(change.new[0]!)} : {}),
    ...(change.subject === 'prose' ? {text: textOf(change)} : {}),
  }
}

/** The cells of an added row in words: neither its key, nor where it is declared, nor what is empty. */
function saysOf({grid, row, key}: RowRef): string[] {
  return grid.header.flatMap((title, column) => {
    const text = grid.text(row, column)
    const {kind, role} = grid.columnType(column)
    if (text === '' || key.includes(text) || role === 'location') return []
    return kind.says?.(grid.value(row, column)) ?? [`${title}: ${text}`]
  })
}

/** What the prose said and says, around what differs. */
function textOf({before, after}: Change): NonNullable<Finding['text']> {
  const oneLine = (text = '') => text.replaceAll('\n', ' ')
  const [old, next] = around(oneLine(before), oneLine(after), PROSE_ROOM)
  return {...(before === undefined ? {} : {old}), ...(after === undefined ? {} : {new: next})}
}

/** Characters of prose in the report; the facts document holds it whole. */
const PROSE_ROOM = 1000

/** What is only counted. */
function holdsOf({sections, tables, rows}: Holdings): NonNullable<Finding['holds']> {
  return {sections, tables, rows}
}

/** Where a finding without a new row stands in the new document. */
function lineOf(
  change: Change,
  table: TableDiff | undefined,
  nearest: ((ref: RowRef) => number) | undefined,
): number | undefined {
  if (change.line !== undefined) return change.line
  if (change.new.length > 0 || !table?.new) return undefined
  const [removed] = change.old
  return removed && nearest ? nearest(removed) : table.new.raw.line
}

function fieldChange(field: FieldDiff, judged: Judgement, identity: ReturnType<typeof identityOf>): FieldChange {
  const {column, part, written} = field
  return {
    column,
    path: part.path,
    rule: judged.rule,
    level: judged.level,
    // Absent, not null: null is a value that JSON cells hold.
    ...(part.old === undefined ? {} : {old: part.old}),
    ...(part.new === undefined ? {} : {new: part.new}),
    ...(written?.old === undefined ? {} : {oldText: written.old}),
    ...(written?.new === undefined ? {} : {newText: written.new}),
    ...(part.direction ? {direction: part.direction} : {}),
    ...(part.equalAdmission ? {equalAdmission: true} : {}),
    ...(part.shift === undefined ? {} : {shift: part.shift}),
    fingerprint: fingerprint({...identity, facts: [fieldFacts(field)]}),
  }
}

/** The row as the report shows it: visible text and source, one per header cell. */
export function rowSide({grid, row, key}: RowRef): RowSide {
  const raw = grid.raw.rows.get(row)!
  const place = grid.header.flatMap((_, column) => {
    const role = grid.columnType(column).role
    return role === 'location' ? (declaredAt(raw.cells[column]!, grid.side.context) ?? []) : []
  })[0]
  return {
    line: raw.line,
    key: [...key],
    text: raw.cells.map(cell => cell.visible),
    source: raw.cells.map(cell => cell.source),
    ...(raw.extra.length > 0 ? {extra: raw.extra.map(cell => cell.visible)} : {}),
    ...(place ? {declaredAt: place} : {}),
  }
}
