import {type Member, membersOf} from '../../judge/group-reports.ts'
import type {Diagnostic, DocumentReport, Finding, GroupReport, Report, TableReport} from '../../model.ts'

/** A group with its first member, which says where it begins. */
export interface GroupPlace {
  readonly group: GroupReport
  readonly first: Finding | Diagnostic
}

/** Where a group is listed: with the table or the prose that it is all about, else with its first document. */
export type GroupHome = TableReport | DocumentReport | 'prose'

/** Which groups are listed where, and which findings and diagnostics are listed with one. */
export interface Groups {
  at(document: DocumentReport, home: GroupHome): readonly GroupPlace[]
  isMember(item: Finding | Diagnostic): boolean
}

export function groupsOf({documents, groups = []}: Report): Groups {
  const known = new Map(groups.map(group => [group.id, group]))
  const places = new Map<DocumentReport, {readonly home: GroupHome; readonly place: GroupPlace}[]>()
  for (const [id, members] of membersOf(documents)) {
    const group = known.get(id)
    const first = speakerOf(members, group)
    if (!group || !first) continue
    const here = places.get(first.document) ?? []
    here.push({home: homeOf(first, members), place: {group, first: first.item}})
    places.set(first.document, here)
  }
  return {
    at: (document, home) => (places.get(document) ?? []).flatMap(each => (each.home === home ? [each.place] : [])),
    isMember: ({group}) => group !== undefined && known.has(group),
  }
}

/** The first member of the group's own rule, where members have several. */
function speakerOf(members: readonly Member[], group: GroupReport | undefined): Member | undefined {
  return members.find(({item}) => item.rule === group?.rule) ?? members[0]
}

function homeOf({table, document}: Member, members: readonly Member[]): GroupHome {
  if (table && members.every(member => member.table === table)) return table
  const isProse = members.every(({item}) => !('status' in item) && item.subject === 'prose')
  return isProse ? 'prose' : document
}

/** The report with each group in the place of its first member, which says what the group does, and without the others. */
export function groupsOnce(report: Report): Report {
  const groups = new Map((report.groups ?? []).map(group => [group.id, group]))
  if (groups.size === 0) return report
  const first = new Set(
    [...membersOf(report.documents)].map(([id, members]) => speakerOf(members, groups.get(id))?.item),
  )
  const once = <T extends Finding | Diagnostic>(items: readonly T[]): T[] =>
    items.flatMap(item => {
      const message = item.group === undefined ? undefined : groups.get(item.group)?.message
      if (message === undefined) return [item]
      return first.has(item) ? [{...item, message}] : []
    })
  const documents = report.documents.map(document => ({
    ...document,
    findings: once(document.findings),
    tables: document.tables.map(table => ({...table, findings: once(table.findings)})),
    diagnostics: once(document.diagnostics),
  }))
  return {...report, documents}
}
