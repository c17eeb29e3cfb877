import type {Diagnostic, DocumentReport, Finding, GroupReport, TableReport} from '../model.ts'
import {worst} from '../rules/levels.ts'
import {counted, grouped} from '../text/count.ts'
import type {SharedEdit} from './shared-edit.ts'

/** A finding or diagnostic of a group, and where it stands. */
export interface Member {
  readonly item: Finding | Diagnostic
  readonly table: TableReport | undefined
  readonly document: DocumentReport
}

/** Members of each group, in the order of the report. */
export function membersOf(documents: readonly DocumentReport[]): Map<string, Member[]> {
  const groups = new Map<string, Member[]>()
  const add = (item: Finding | Diagnostic, table: TableReport | undefined, document: DocumentReport) => {
    if (item.group === undefined) return
    const members = groups.get(item.group)
    if (members) members.push({item, table, document})
    else groups.set(item.group, [{item, table, document}])
  }
  for (const document of documents) {
    const tables = new Map(document.tables.map(table => [table.id, table]))
    for (const finding of document.findings) add(finding, undefined, document)
    for (const table of document.tables) for (const finding of table.findings) add(finding, table, document)
    for (const flaw of document.diagnostics) add(flaw, tables.get(flaw.table ?? ''), document)
  }
  return groups
}

/** The groups as the report has them; of those that are accepted in part the rest. */
export function groupReports(
  documents: readonly DocumentReport[],
  edits: ReadonlyMap<string, SharedEdit>,
): GroupReport[] {
  return [...membersOf(documents)].flatMap(([id, members]): GroupReport[] => {
    const edit = edits.get(id)
    const [first] = members
    if (!edit || !first) return []
    const {accepted} = first.item
    return [
      {
        id,
        rule: edit.rule ?? first.item.rule,
        level: worst(members.map(({item}) => item.level)),
        message: edit.say(...whereOf(members)),
        places: members.reduce((sum, {item}) => sum + placesOf(item), 0),
        ...(accepted ? {accepted} : {}),
      },
    ]
  })
}

/** Accepted findings leave their group, unless all of it is accepted. */
export function withoutAccepted(documents: readonly DocumentReport[]): DocumentReport[] {
  const open = new Set(
    [...membersOf(documents)].flatMap(([id, all]) => (all.some(({item}) => !item.accepted) ? [id] : [])),
  )
  const kept = <T extends Finding | Diagnostic>(item: T): T => {
    if (item.group === undefined || !item.accepted || !open.has(item.group)) return item
    const {group: _, ...rest} = item
    return rest as T
  }
  return documents.map(document => ({
    ...document,
    findings: document.findings.map(kept),
    tables: document.tables.map(table => ({...table, findings: table.findings.map(kept)})),
    diagnostics: document.diagnostics.map(kept),
  }))
}

function placesOf(item: Finding | Diagnostic): number {
  return 'status' in item ? 1 : Math.max(1, item.old.length, item.new.length)
}

/** So many places are named; more are counted. */
const NAMED = 3

/** How many places the edit was made in, and their names: `all rows of 4 tables`, `12 rows` and `: a, b, c and 9 more`. */
function whereOf(members: readonly Member[]): [places: string, names: string] {
  const documents = new Set(members.map(({document}) => document)).size
  const beside = documents > 1 ? ` in ${counted(documents, 'document')}` : ''
  const tables = [...new Set(members.flatMap(({table}) => table ?? []))]
  const [{item}] = members as readonly [Member]
  if (!('status' in item) && item.subject === 'row' && tables.length > 0) {
    const [places, names] = rowsText(members, tables)
    return [places + beside, names]
  }
  if (!('status' in item) && tables.length > 0)
    return [counted(tables.length, 'table') + beside, listed(tables.map(nameOf))]
  const what = 'status' in item ? 'place' : 'section'
  const names = members.map(each => ('status' in each.item ? `line ${each.item.line}` : sectionName(each.item)))
  return [counted(members.length, what) + beside, listed(names)]
}

function rowsText(members: readonly Member[], tables: readonly TableReport[]): [places: string, names: string] {
  const rows = members.flatMap(({item}) => {
    const {old, new: next, key} = item as Finding
    const sides = next.length > 0 ? next : old
    return sides.length > 1 ? sides.map(side => side.key) : [key]
  })
  const isWhole = tables.every(table => {
    const own = members.filter(member => member.table === table)
    return own.reduce((sum, {item}) => sum + placesOf(item), 0) === table.rows.new && table.rows.new > 1
  })
  if (isWhole && tables.length > 1)
    return [`all rows of ${counted(tables.length, 'table')}`, listed(tables.map(nameOf))]
  const of = tables.length > 1 ? ` of ${counted(tables.length, 'table')}` : ''
  return [`${counted(rows.length, 'row')}${of}`, listed([...new Set(rows.map(key => key.join(' / ')))])]
}

function nameOf({name, heading, id}: TableReport): string {
  return name || heading.at(-1) || id
}

/** The heading of a section, with the one above it, which may tell it from others. */
function sectionName({key}: Finding): string {
  return key.slice(-2).join(' › ')
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map(name => `\`${name}\``)
  const more = names.length - shown.length
  return `: ${shown.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`
}
