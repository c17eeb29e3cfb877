import * as v from 'valibot'

/**
 * The report, the one contract that everything else renders (schemaVersion 1), as data that checks itself. Written once:
 * the types, report.schema.json and the declarations of the package follow from it, and reports are built in its order.
 * Everything but `parseReport` and the scripts takes only the types, so that no run that compares loads valibot.
 */

const text = (description: string) => v.pipe(v.string(), v.description(description))
const number = (description: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(description))
const line = (description: string) => v.pipe(v.number(), v.integer(), v.minValue(1), v.description(description))
const texts = (description: string) => v.pipe(v.array(v.string()), v.description(description))
const key = texts('The cells that identify the row inside its table, as visible text')

const level = v.pipe(
  v.picklist(['error', 'warning', 'notice', 'off']),
  v.description('What the finding counts as; changes that are off count for nothing'),
)
const verdict = v.pipe(
  v.picklist(['breaking', 'review', 'compatible', 'noise', 'identical']),
  v.description(
    'An error, a warning, only notices, no change in facts, the same bytes; accepted findings do not count',
  ),
)
const status = v.picklist(['matched', 'added', 'removed', 'renamed'])
const direction = v.pipe(
  v.picklist(['narrowed', 'widened', 'shifted']),
  v.description('Whether what the row declares became less, more, or some of both'),
)
const noiseClass = v.picklist(['moved', 'reordered', 'reformatted'])
const rule = text('Id of the rule that names the kind of change; refdiff explain RULE says more')
const fingerprint = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/),
  v.description(
    'Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path',
  ),
)

const accepted = v.pipe(
  v.object({
    reason: text('Why it is fine'),
    until: v.optional(text('Last day the acceptance holds, YYYY-MM-DD, in UTC')),
    by: text('Place of the entry: a file and its line, or a label'),
    proposed: v.optional(
      v.pipe(v.boolean(), v.description('The pull request that makes the change brings the acceptance along')),
    ),
  }),
  v.description('A recorded decision that the finding, or one field of it, is fine'),
)

const rowSide = v.pipe(
  v.object({
    line: line('Line of the row in its document'),
    key,
    text: texts('Visible text of the cells, one per header cell'),
    source: texts('The cells as written, one per header cell'),
    extra: v.optional(texts('Cells beyond the width of the header, as written')),
    declaredAt: v.optional(
      v.pipe(
        v.object({path: text('Path of the file'), line: v.optional(line('Line in it'))}),
        v.description('Where the row says it is declared'),
      ),
    ),
  }),
  v.description('One row on one side'),
)

const field = v.pipe(
  v.object({
    column: text('Title of the column'),
    path: text('JSON pointer inside the cell; empty for the whole cell'),
    rule,
    level,
    old: v.optional(
      v.pipe(
        v.unknown(),
        v.description('Value before; absent where the field was. {"$number": "…"} is an exact number'),
      ),
    ),
    new: v.optional(v.pipe(v.unknown(), v.description('Value after; absent where the field is'))),
    oldText: v.optional(text('The cell before as written, where `old` is what it was read as: yes for true')),
    newText: v.optional(text('The same of the cell after')),
    direction: v.optional(direction),
    equalAdmission: v.optional(v.pipe(v.boolean(), v.description('Written differently, admits the same set'))),
    shift: v.optional(
      v.pipe(
        v.number(),
        v.description('By how much a number grew in every row of the finding; `old` and `new` list them row by row'),
      ),
    ),
    fingerprint,
    accepted: v.optional(accepted),
  }),
  v.description('One field of a changed row'),
)

const subject = v.picklist(['row', 'column', 'table', 'section', 'document', 'prose', 'coverage'])
const action = v.picklist(['added', 'removed', 'changed', 'renamed', 'relocated', 'split', 'merged'])

const group = v.pipe(
  fingerprint,
  v.description('The group of equal edits that this one belongs to, which is listed and counted in its place'),
)

const holdings = v.pipe(
  v.object({
    sections: number('Sections in it'),
    tables: number('Tables, also those of the sections in it'),
    rows: number('Rows of these tables'),
  }),
  v.description('What stands in a section or document that came, went, moved or has another name'),
)

const area = v.pipe(
  v.object({
    text: text('The area in words: prefill × BF16, any shape'),
    values: v.pipe(
      v.array(v.object({dimension: v.string(), values: v.unknown()})),
      v.description(
        'By dimension: "any"; a list of names; {"except": names}; {"numbers": runs from and to, both members, of which some are multiples}',
      ),
    ),
  }),
  v.description('A product of sets, one for each dimension'),
)

const finding = v.pipe(
  v.object({
    subject,
    action,
    rule,
    level,
    message: text('The finding in one sentence; document text stands in it unescaped'),
    fingerprint,
    key,
    previousKey: v.optional(texts('The key before, for what was renamed')),
    similarity: v.optional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description('How alike the renamed rows are')),
    ),
    fromTable: v.optional(text('Id of the table the row stood in before')),
    fromName: v.optional(text('What a reader calls that table')),
    cause: v.optional(text('The other change that explains this one')),
    within: v.optional(
      v.pipe(
        fingerprint,
        v.description('The finding that this one is a part of, which is listed and counted in its place'),
      ),
    ),
    holds: v.optional(holdings),
    line: v.optional(
      line(
        'Where it stands in the new document when no new row says it: the nearest row that is left, else the header of the table or the heading of the section',
      ),
    ),
    oldLine: v.optional(line('The same in the old document, when no old row says it')),
    old: v.pipe(v.array(rowSide), v.description('Rows before: all those of a group, a split or a removed table')),
    new: v.pipe(v.array(rowSide), v.description('Rows after: all those of a group, a merge or an added table')),
    fields: v.array(field),
    areas: v.optional(v.pipe(v.array(area), v.description('What is lost, for coverage'))),
    remains: v.optional(
      text(
        'Of a row that is gone or declares less: who still declares that, where nothing of it is lost, or where another row of its name stays',
      ),
    ),
    says: v.optional(texts('What an added row says, in words: without its key and what is empty or neutral')),
    text: v.optional(
      v.pipe(
        v.object({old: v.optional(v.string()), new: v.optional(v.string())}),
        v.description('What prose said and says, cut around what differs'),
      ),
    ),
    group: v.optional(group),
    accepted: v.optional(accepted),
    expired: v.optional(v.pipe(accepted, v.description('An acceptance whose last day is over'))),
  }),
  v.description('A change with its level'),
)

const diagnostic = v.pipe(
  v.object({
    rule,
    level,
    status: v.pipe(
      v.picklist(['introduced', 'standing', 'resolved']),
      v.description('Only what came in between old and new counts'),
    ),
    side: v.picklist(['old', 'new']),
    line: line('Line in the document of that side'),
    column: v.optional(line('Column in UTF-16 code units')),
    table: v.optional(text('Id of the table')),
    key: v.optional(key),
    rows: v.optional(v.pipe(v.array(line('Line of a row')), v.description('All rows it is about'))),
    message: text('What is wrong and how to mend it; document text stands in it unescaped'),
    fingerprint,
    cause: v.optional(text('The change that explains it')),
    group: v.optional(group),
    accepted: v.optional(accepted),
    expired: v.optional(v.pipe(accepted, v.description('An acceptance whose last day is over'))),
  }),
  v.description('Something wrong inside one document'),
)

const noiseRow = v.object({
  class: noiseClass,
  key,
  oldLine: line('Line before'),
  newLine: line('Line after'),
  columns: texts('Titles of the columns whose source differs'),
  because: texts('Why what a reader sees differ is no change: number-spelling, set-order'),
})

const table = v.pipe(
  v.object({
    id: text('Unique in the document: the type, else a slug of the headings'),
    name: v.optional(
      text(
        'What a reader calls it: its heading, with as many of those above as tell it from others, or the line above it',
      ),
    ),
    type: text('Id of the table type; generic where none fits'),
    heading: texts('Headings above the table, outermost first'),
    previousHeading: v.optional(texts('The same in the old document, where they differ')),
    status,
    key: texts('Titles of the key columns'),
    columns: v.object({
      old: texts('Titles before'),
      new: texts('Titles after'),
      matched: v.pipe(
        v.array(v.strictTuple([v.number(), v.number()])),
        v.description('Index pairs of the same column'),
      ),
    }),
    syntax: v.picklist(['gfm', 'html']),
    rows: v.object({
      old: number('Rows before'),
      new: number('Rows after'),
      equal: number('Rows without any difference'),
      moved: number('Equal rows whose line anchors moved'),
      reordered: number('Equal rows that stand in another order'),
      reformatted: number('Equal rows that are written otherwise'),
    }),
    findings: v.array(finding),
    restated: v.pipe(
      v.array(v.object({old: rowSide, new: rowSide})),
      v.description('Rows equal in value whose visible text differs: the order of a set, 1 and 1.0'),
    ),
    noise: v.optional(v.pipe(v.array(noiseRow), v.description('Row by row, with --noise'))),
  }),
  v.description('One table of both revisions'),
)

const side = v.pipe(
  v.object({
    label: text('What the user called it'),
    path: v.optional(text('Path in the repository')),
    revision: v.optional(text('Revision it was read from')),
    bytes: number('Size as stored'),
  }),
  v.description('A document at one revision'),
)

const coverage = v.pipe(
  v.object({
    type: text('Id of the table type'),
    tables: texts('Ids of the tables whose rows cover it together'),
    lost: v.pipe(v.array(area), v.description('What was covered before and is no longer; two areas may share a part')),
    gained: v.pipe(v.array(area), v.description('What is covered and was not before')),
  }),
  v.description('What the rows of tables of one type cover together, before and after'),
)

const document = v.pipe(
  v.object({
    status,
    verdict,
    old: v.nullable(side),
    new: v.nullable(side),
    sections: v.optional(
      v.pipe(
        v.object({old: number('Headings before'), new: number('Headings after')}),
        v.description(
          'The headings of the document: those before, less the removed sections and those in them, and the added ones make those after',
        ),
      ),
    ),
    findings: v.pipe(v.array(finding), v.description('Of the document, its sections and their prose')),
    coverage: v.optional(v.array(coverage)),
    tables: v.array(table),
    diagnostics: v.array(diagnostic),
  }),
  v.description('One document of both revisions'),
)

const summary = v.object({
  error: number(
    'Findings and introduced diagnostics at this level, without accepted ones and parts of others; a group counts once',
  ),
  warning: number('The same at this level'),
  notice: number('The same at this level'),
  accepted: number('Findings and introduced diagnostics that are accepted'),
  acceptedHere: v.optional(
    number('Those among them whose acceptance came with the pull request itself; absent for none'),
  ),
  added: number('Rows, also those of added tables'),
  removed: number('Rows, also those of removed tables'),
  changed: number('Rows, also those split or merged'),
  renamed: number('Rows'),
  relocated: number('Rows that went to another table or document'),
  moved: number('Rows whose line anchors moved: noise'),
  reordered: number('Rows in another order: noise'),
  reformatted: number('Rows written otherwise: noise'),
})

const proposed = v.pipe(
  v.object({under: text('Whose config that is'), verdict}),
  v.description('The verdict by a config that the pull request brings, and that does not count yet'),
)

const groupReport = v.pipe(
  v.object({
    id: fingerprint,
    rule,
    level,
    message: text('The edit and where it was made, in one sentence; document text stands in it unescaped'),
    places: number('Rows, or what else its members are about'),
    accepted: v.optional(accepted),
  }),
  v.description('The same edit in several rows, tables, sections or documents'),
)

const report = v.pipe(
  v.object({
    schemaVersion: v.literal(1),
    tool: v.object({name: v.literal('refdiff'), version: v.string()}),
    verdict,
    summary,
    proposed: v.optional(proposed),
    proposedBy: v.optional(
      v.pipe(
        v.picklist(['pull request', 'push', 'merge group']),
        v.description('What brings acceptances and config of its own along; absent: a pull request'),
      ),
    ),
    documents: v.array(document),
    groups: v.optional(v.pipe(v.array(groupReport), v.description('The same edit in three places or more, each once'))),
  }),
  v.description('What changed between two revisions of Markdown reference documents'),
)

/** What has a name of its own, here, in report.schema.json and among the types of the package. */
export const named = {
  Level: level,
  Verdict: verdict,
  Direction: direction,
  NoiseClass: noiseClass,
  Subject: subject,
  Action: action,
  Accepted: accepted,
  RowSide: rowSide,
  FieldChange: field,
  Holdings: holdings,
  Finding: finding,
  Diagnostic: diagnostic,
  NoiseRow: noiseRow,
  TableReport: table,
  Side: side,
  Area: area,
  CoverageReport: coverage,
  DocumentReport: document,
  GroupReport: groupReport,
  Summary: summary,
  Report: report,
}

export type Level = v.InferOutput<typeof level>
export type Verdict = v.InferOutput<typeof verdict>
export type Direction = v.InferOutput<typeof direction>
export type NoiseClass = v.InferOutput<typeof noiseClass>
export type Subject = v.InferOutput<typeof subject>
export type Action = v.InferOutput<typeof action>
export type Accepted = v.InferOutput<typeof accepted>
export type RowSide = v.InferOutput<typeof rowSide>
export type FieldChange = v.InferOutput<typeof field>
export type Finding = v.InferOutput<typeof finding>
export type Diagnostic = v.InferOutput<typeof diagnostic>
export type TableReport = v.InferOutput<typeof table>
export type Side = v.InferOutput<typeof side>
export type DocumentReport = v.InferOutput<typeof document>
export type Area = v.InferOutput<typeof area>
export type CoverageReport = v.InferOutput<typeof coverage>
export type GroupReport = v.InferOutput<typeof groupReport>
export type Summary = v.InferOutput<typeof summary>
export type Report = v.InferOutput<typeof report>
