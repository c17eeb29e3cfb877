import type {Change, TableDiff} from '../diff/change.ts'
import type {DocumentDiff} from '../diff/diff-document.ts'
import {fingerprint} from '../diff/facts/fingerprint.ts'
import {movedSections} from '../diff/sections/moved-sections.ts'
import type {Diagnostic, DocumentReport, Finding} from '../model.ts'
import {type SharedEdit, sectionMove, sharedEdit} from './shared-edit.ts'

/** From so many places on, the same edit is one. */
const GROUP_PLACES = 3

/** Documents whose findings know the group that they belong to, and what each group says. */
export interface Grouped {
  readonly documents: DocumentReport[]
  /** The edit of each group in words, with where it was made. */
  readonly edits: ReadonlyMap<string, SharedEdit>
}

/** Finds the same edit in several places, of one document or of several. */
export function groupEdits(diffs: readonly DocumentDiff[], documents: readonly DocumentReport[]): Grouped {
  const known = new Map<string, {readonly edit: SharedEdit; readonly members: number; readonly places: number}>()
  const groupOf = new Map<Finding | Diagnostic, string>()
  const moves = new Map(
    movedSections(diffs).flatMap(move => {
      const edit = sectionMove(move)
      const whole = move.rows.filter(({fields}) => fields.length === 0)
      return [move.gone, move.came, ...whole].map((change): [Change, SharedEdit] => [change, edit])
    }),
  )
  const editOf = (change: Change, table: TableDiff | undefined) => moves.get(change) ?? sharedEdit(change, table)
  const add = (item: Finding | Diagnostic, edit: SharedEdit | undefined, places: number) => {
    if (!edit || item.level === 'off') return
    const {rule, level} = edit.rule === undefined ? item : {rule: edit.rule, level: null}
    const id = fingerprint({table: null, subject: 'group', action: rule, key: level, facts: [edit.facts]})
    const group = known.get(id) ?? {edit, members: 0, places: 0}
    known.set(id, {...group, members: group.members + 1, places: group.places + places})
    groupOf.set(item, id)
  }
  for (const [at, {changes, tables, flaws}] of diffs.entries()) {
    const document = documents[at]!
    for (const [index, change] of changes.entries()) add(document.findings[index]!, editOf(change, undefined), 1)
    for (const [index, table] of tables.entries()) {
      const {findings} = document.tables[index]!
      for (const [place, change] of table.changes.entries())
        add(findings[place]!, editOf(change, table), Math.max(1, change.old.length, change.new.length))
    }
    for (const index of flaws.keys()) {
      const diagnostic = document.diagnostics[index]!
      if (diagnostic.status === 'introduced') add(diagnostic, flawEdit(diagnostic), 1)
    }
  }
  const isGroup = (id: string | undefined): id is string => {
    const group = id === undefined ? undefined : known.get(id)
    return group !== undefined && group.members > 1 && group.places >= (group.edit.least ?? GROUP_PLACES)
  }
  const marked = <T extends Finding | Diagnostic>(item: T): T => {
    const group = groupOf.get(item)
    return isGroup(group) ? {...item, group} : item
  }
  return {
    documents: documents.map(document => ({
      ...document,
      findings: document.findings.map(marked),
      tables: document.tables.map(table => ({...table, findings: table.findings.map(marked)})),
      diagnostics: document.diagnostics.map(marked),
    })),
    edits: new Map([...known].map(([id, {edit}]) => [id, edit])),
  }
}

/** The same fault: the same sentence, but for what it names and counts. */
function flawEdit({rule, message}: Diagnostic): SharedEdit {
  const facts = ['diagnostic', rule, message.replace(/`[^`]*`/g, '`').replace(/\d+/g, '#')]
  return {facts, say: (places, names) => `${message}; the same in ${places}${names}`}
}
