/**
 * Expectations and reports, both taken apart into single statements that can be matched one by one. Grouped findings
 * become one statement a row, so that the number of findings does not matter.
 */
import type {DocumentReport, Finding, Report, RowSide, TableReport} from '../../src/model.ts'
import type {Expected, ExpectedRow, ExpectedTable} from './pairs.ts'

export interface Statement {
  what: 'document' | 'section' | 'table' | 'column' | 'row' | 'prose' | 'diagnostic'
  action: string
  /** Any of these is its heading; undefined: none is asked for. */
  headings?: readonly string[]
  /** Expected: cells that tell the row. Reported: every cell and key text that the row has. */
  key: readonly string[]
  previousKey?: readonly string[]
  columns?: readonly string[]
  optionalColumns?: readonly string[]
  /** The several rows of a split or a merge. */
  parts?: readonly (readonly string[])[]
  optional?: boolean
  label: string
}

/** The statements that an expectation makes in any case, and those that it makes by choice. */
export function expectedStatements(expected: Expected): {fixed: Statement[]; choices: Statement[][][]} {
  const prose = expected.prose ?? {}
  const said = new Set<string>()
  // A heading over several tables is retitled once; that each of its tables says so is fair as well.
  const once = (made: Statement): Statement => {
    if (made.what !== 'table' || made.action !== 'renamed') return made
    if (said.has(made.label)) return {...made, optional: true}
    said.add(made.label)
    return made
  }
  const fixed: Statement[] = [
    ...(expected.document ? [statement({what: 'document', action: expected.document, key: []})] : []),
    ...ofSections(expected.sections ?? {}),
    ...expected.tables.flatMap(ofTable).map(once),
    ...(prose.changed ?? []).map(heading => proseOf(heading, false)),
    ...(prose.optional ?? []).map(heading => proseOf(heading, true)),
    ...(expected.diagnostics ?? []).flatMap(({rule, count}) =>
      Array.from({length: count}, () => statement({what: 'diagnostic', action: rule, key: []})),
    ),
  ]
  return {fixed, choices: (expected.choices ?? []).map(choice => choice.any.map(tables => tables.flatMap(ofTable)))}
}

function ofSections({added, removed, renamed, moved}: NonNullable<Expected['sections']>): Statement[] {
  const section = (action: string, heading: string, previous?: string) =>
    statement({
      what: 'section',
      action,
      headings: [heading],
      key: [],
      ...(previous === undefined ? {} : {previousKey: [previous]}),
    })
  return [
    ...(added ?? []).map(heading => section('added', heading)),
    ...(removed ?? []).map(heading => section('removed', heading)),
    ...(renamed ?? []).map(([from, to]) => section('renamed', to, from)),
    ...(moved ?? []).map(heading => section('relocated', heading)),
  ]
}

function proseOf(heading: string | string[], optional: boolean): Statement {
  return statement({what: 'prose', action: 'any', headings: [heading].flat(), key: [], optional})
}

function ofTable(table: ExpectedTable): Statement[] {
  const headings = [table.heading]
  const column = (action: string, title: string, previous?: string) =>
    statement({
      what: 'column',
      action,
      headings,
      key: [title],
      ...(previous === undefined ? {} : {previousKey: [previous]}),
    })
  const previous = table.previousHeading
  return [
    ...(table.action
      ? [
          statement({
            what: 'table',
            action: table.action,
            headings,
            key: [],
            ...(previous ? {previousKey: [previous]} : {}),
          }),
        ]
      : []),
    ...(table.columns?.added ?? []).map(title => column('added', title)),
    ...(table.columns?.removed ?? []).map(title => column('removed', title)),
    ...(table.columns?.changed ?? []).map(title => column('changed', title)),
    ...(table.columns?.renamed ?? []).map(([from, to]) => column('renamed', to, from)),
    ...(table.findings ?? []).map(row => ofRow(row, headings)),
  ]
}

function ofRow(row: ExpectedRow, headings: string[]): Statement {
  const {into, from, ...rest} = row
  const parts = into ?? from
  return statement({what: 'row', headings, ...rest, ...(parts ? {parts} : {})})
}

/** The statements of a report: its findings row by row, and the diagnostics that it says are new. */
export function reportedStatements(report: Report): Statement[] {
  return report.documents.flatMap(document => [
    ...document.findings.map(ofDocument),
    ...document.tables.flatMap(table => table.findings.flatMap(finding => ofFinding(finding, table))),
    ...introduced(document),
  ])
}

function introduced(document: DocumentReport): Statement[] {
  return document.diagnostics
    .filter(diagnostic => diagnostic.status === 'introduced')
    .flatMap(({rule, line, message, rows}) =>
      Array.from({length: rows?.length ?? 1}, () => ({
        ...statement({what: 'diagnostic', action: rule, key: []}),
        label: `${rule} ${line}: ${message}`,
      })),
    )
}

function ofDocument(finding: Finding): Statement {
  if (finding.subject === 'section') {
    const {action, key, previousKey} = finding
    const previous = action === 'renamed' && previousKey ? {previousKey: previousKey.slice(-1)} : {}
    return statement({what: 'section', action, headings: key.slice(-1), key: [], ...previous})
  }
  if (finding.subject !== 'prose') return statement({what: 'document', action: finding.action, key: finding.key})
  const headings = [finding.key.at(-1) ?? '', ...(finding.previousKey ? [finding.previousKey.at(-1) ?? ''] : [])]
  return statement({what: 'prose', action: finding.action, headings, key: []})
}

function ofFinding(finding: Finding, table: TableReport): Statement[] {
  const {action} = finding
  const headings = [
    (finding.action === 'removed' && table.previousHeading ? table.previousHeading : table.heading).at(-1) ?? '',
  ]
  if (finding.subject === 'table') {
    const previous = (table.previousHeading ?? table.heading).at(-1) ?? ''
    // Only a heading further out changed: true, and nothing that an expectation lists.
    const optional = action === 'renamed' && previous === headings[0]
    return [
      statement({
        what: 'table',
        action,
        headings,
        key: [],
        optional,
        ...(action === 'renamed' ? {previousKey: [previous]} : {}),
      }),
    ]
  }
  if (finding.subject === 'column') {
    const {key, previousKey} = finding
    return [statement({what: 'column', action, headings, key, ...(previousKey ? {previousKey} : {})})]
  }
  const rows = {what: 'row', action, headings} as const
  if (action === 'split' || action === 'merged') {
    const [one, several] = action === 'split' ? [finding.old, finding.new] : [finding.new, finding.old]
    return [
      {
        ...statement({...rows, key: [...finding.key, ...cells(one[0])], parts: several.map(cells)}),
        label: `${action} ${finding.key.join(' / ')}`,
      },
    ]
  }
  const isKey = (title: string) => action === 'renamed' && table.key.includes(title)
  const columns = [...new Set(finding.fields.map(field => field.column))].filter(title => !isKey(title))
  const count = Math.max(finding.old.length, finding.new.length)
  return Array.from({length: count}, (_, index) => {
    const [before, after] = [finding.old[index], finding.new[index]]
    const side = after ?? before
    const own = count === 1 ? finding.key : (side?.key ?? [])
    const made = statement({
      ...rows,
      key: [...own, ...cells(side)],
      columns,
      ...(action === 'renamed' ? {previousKey: [...(finding.previousKey ?? []), ...cells(before)]} : {}),
    })
    return {...made, label: `${headings[0]}: ${action} ${own.join(' / ')} [${columns.join(', ')}] (${finding.rule})`}
  })
}

function cells(side: RowSide | undefined): string[] {
  return side ? [...side.key, ...side.text].map(text => text.replace(/\[\^[^\]]*\]/g, '').trim()) : []
}

function statement(parts: Omit<Statement, 'label'>): Statement {
  const {what, action, headings, key, previousKey, columns, parts: several} = parts
  const words = [
    what,
    action,
    headings?.length ? `'${headings.join("' or '")}'` : '',
    key.join(' / '),
    previousKey ? `← ${previousKey.join(' / ')}` : '',
    several ? `⇄ ${several.map(part => part.join(' / ')).join(', ')}` : '',
    columns?.length ? `[${columns.join(', ')}]` : '',
  ]
  return {...parts, label: words.filter(Boolean).join(' ')}
}
