/** What the finding counts as; changes that are off count for nothing */
export type Level = "error" | "warning" | "notice" | "off"

/** An error, a warning, only notices, no change in facts, the same bytes; accepted findings do not count */
export type Verdict = "breaking" | "review" | "compatible" | "noise" | "identical"

/** Whether what the row declares became less, more, or some of both */
export type Direction = "narrowed" | "widened" | "shifted"

export type NoiseClass = "moved" | "reordered" | "reformatted"

export type Subject = "row" | "column" | "table" | "section" | "document" | "prose" | "coverage"

export type Action = "added" | "removed" | "changed" | "renamed" | "relocated" | "split" | "merged"

/** A recorded decision that the finding, or one field of it, is fine */
export interface Accepted {
  /** Why it is fine */
  reason: string
  /** Last day the acceptance holds, YYYY-MM-DD, in UTC */
  until?: string
  /** Place of the entry: a file and its line, or a label */
  by: string
  /** The pull request that makes the change brings the acceptance along */
  proposed?: boolean
}

/** One row on one side */
export interface RowSide {
  /** Line of the row in its document */
  line: number
  /** The cells that identify the row inside its table, as visible text */
  key: string[]
  /** Visible text of the cells, one per header cell */
  text: string[]
  /** The cells as written, one per header cell */
  source: string[]
  /** Cells beyond the width of the header, as written */
  extra?: string[]
  /** Where the row says it is declared */
  declaredAt?: {
    /** Path of the file */
    path: string
    /** Line in it */
    line?: number
  }
}

/** One field of a changed row */
export interface FieldChange {
  /** Title of the column */
  column: string
  /** JSON pointer inside the cell; empty for the whole cell */
  path: string
  /** Id of the rule that names the kind of change; refdiff explain RULE says more */
  rule: string
  level: Level
  /** Value before; absent where the field was. {"$number": "…"} is an exact number */
  old?: unknown
  /** Value after; absent where the field is */
  new?: unknown
  /** The cell before as written, where `old` is what it was read as: yes for true */
  oldText?: string
  /** The same of the cell after */
  newText?: string
  direction?: Direction
  /** Written differently, admits the same set */
  equalAdmission?: boolean
  /** By how much a number grew in every row of the finding; `old` and `new` list them row by row */
  shift?: number
  /** Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path */
  fingerprint: string
  accepted?: Accepted
}

/** What stands in a section or document that came, went, moved or has another name */
export interface Holdings {
  /** Sections in it */
  sections: number
  /** Tables, also those of the sections in it */
  tables: number
  /** Rows of these tables */
  rows: number
}

/** A change with its level */
export interface Finding {
  subject: Subject
  action: Action
  /** Id of the rule that names the kind of change; refdiff explain RULE says more */
  rule: string
  level: Level
  /** The finding in one sentence; document text stands in it unescaped */
  message: string
  /** Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path */
  fingerprint: string
  /** The cells that identify the row inside its table, as visible text */
  key: string[]
  /** The key before, for what was renamed */
  previousKey?: string[]
  /** How alike the renamed rows are */
  similarity?: number
  /** Id of the table the row stood in before */
  fromTable?: string
  /** What a reader calls that table */
  fromName?: string
  /** The other change that explains this one */
  cause?: string
  /** The finding that this one is a part of, which is listed and counted in its place */
  within?: string
  holds?: Holdings
  /** Where it stands in the new document when no new row says it: the nearest row that is left, else the header of the table or the heading of the section */
  line?: number
  /** The same in the old document, when no old row says it */
  oldLine?: number
  /** Rows before: all those of a group, a split or a removed table */
  old: RowSide[]
  /** Rows after: all those of a group, a merge or an added table */
  new: RowSide[]
  fields: FieldChange[]
  /** What is lost, for coverage */
  areas?: Area[]
  /** Of a row that is gone or declares less: who still declares that, where nothing of it is lost, or where another row of its name stays */
  remains?: string
  /** What an added row says, in words: without its key and what is empty or neutral */
  says?: string[]
  /** What prose said and says, cut around what differs */
  text?: {
    old?: string
    new?: string
  }
  /** The group of equal edits that this one belongs to, which is listed and counted in its place */
  group?: string
  accepted?: Accepted
  /** An acceptance whose last day is over */
  expired?: {
    /** Why it is fine */
    reason: string
    /** Last day the acceptance holds, YYYY-MM-DD, in UTC */
    until?: string
    /** Place of the entry: a file and its line, or a label */
    by: string
    /** The pull request that makes the change brings the acceptance along */
    proposed?: boolean
  }
}

/** Something wrong inside one document */
export interface Diagnostic {
  /** Id of the rule that names the kind of change; refdiff explain RULE says more */
  rule: string
  level: Level
  /** Only what came in between old and new counts */
  status: "introduced" | "standing" | "resolved"
  side: "old" | "new"
  /** Line in the document of that side */
  line: number
  /** Column in UTF-16 code units */
  column?: number
  /** Id of the table */
  table?: string
  /** The cells that identify the row inside its table, as visible text */
  key?: string[]
  /** All rows it is about */
  rows?: number[]
  /** What is wrong and how to mend it; document text stands in it unescaped */
  message: string
  /** Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path */
  fingerprint: string
  /** The change that explains it */
  cause?: string
  /** The group of equal edits that this one belongs to, which is listed and counted in its place */
  group?: string
  accepted?: Accepted
  /** An acceptance whose last day is over */
  expired?: {
    /** Why it is fine */
    reason: string
    /** Last day the acceptance holds, YYYY-MM-DD, in UTC */
    until?: string
    /** Place of the entry: a file and its line, or a label */
    by: string
    /** The pull request that makes the change brings the acceptance along */
    proposed?: boolean
  }
}

export interface NoiseRow {
  class: NoiseClass
  /** The cells that identify the row inside its table, as visible text */
  key: string[]
  /** Line before */
  oldLine: number
  /** Line after */
  newLine: number
  /** Titles of the columns whose source differs */
  columns: string[]
  /** Why what a reader sees differ is no change: number-spelling, set-order */
  because: string[]
}

/** One table of both revisions */
export interface TableReport {
  /** Unique in the document: the type, else a slug of the headings */
  id: string
  /** What a reader calls it: its heading, with as many of those above as tell it from others, or the line above it */
  name?: string
  /** Id of the table type; generic where none fits */
  type: string
  /** Headings above the table, outermost first */
  heading: string[]
  /** The same in the old document, where they differ */
  previousHeading?: string[]
  status: "matched" | "added" | "removed" | "renamed"
  /** Titles of the key columns */
  key: string[]
  columns: {
    /** Titles before */
    old: string[]
    /** Titles after */
    new: string[]
    /** Index pairs of the same column */
    matched: ([number, number])[]
  }
  syntax: "gfm" | "html"
  rows: {
    /** Rows before */
    old: number
    /** Rows after */
    new: number
    /** Rows without any difference */
    equal: number
    /** Equal rows whose line anchors moved */
    moved: number
    /** Equal rows that stand in another order */
    reordered: number
    /** Equal rows that are written otherwise */
    reformatted: number
  }
  findings: Finding[]
  /** Rows equal in value whose visible text differs: the order of a set, 1 and 1.0 */
  restated: {
    old: RowSide
    new: RowSide
  }[]
  /** Row by row, with --noise */
  noise?: NoiseRow[]
}

/** A document at one revision */
export interface Side {
  /** What the user called it */
  label: string
  /** Path in the repository */
  path?: string
  /** Revision it was read from */
  revision?: string
  /** Size as stored */
  bytes: number
}

/** A product of sets, one for each dimension */
export interface Area {
  /** The area in words: prefill × BF16, any shape */
  text: string
  /** By dimension: "any"; a list of names; {"except": names}; {"numbers": runs from and to, both members, of which some are multiples} */
  values: {
    dimension: string
    values: unknown
  }[]
}

/** What the rows of tables of one type cover together, before and after */
export interface CoverageReport {
  /** Id of the table type */
  type: string
  /** Ids of the tables whose rows cover it together */
  tables: string[]
  /** What was covered before and is no longer; two areas may share a part */
  lost: Area[]
  /** What is covered and was not before */
  gained: Area[]
}

/** One document of both revisions */
export interface DocumentReport {
  status: "matched" | "added" | "removed" | "renamed"
  verdict: Verdict
  old: Side | null
  new: Side | null
  /** The headings of the document: those before, less the removed sections and those in them, and the added ones make those after */
  sections?: {
    /** Headings before */
    old: number
    /** Headings after */
    new: number
  }
  /** Of the document, its sections and their prose */
  findings: Finding[]
  coverage?: CoverageReport[]
  tables: TableReport[]
  diagnostics: Diagnostic[]
}

/** The same edit in several rows, tables, sections or documents */
export interface GroupReport {
  /** Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path */
  id: string
  /** Id of the rule that names the kind of change; refdiff explain RULE says more */
  rule: string
  level: Level
  /** The edit and where it was made, in one sentence; document text stands in it unescaped */
  message: string
  /** Rows, or what else its members are about */
  places: number
  accepted?: Accepted
}

export interface Summary {
  /** Findings and introduced diagnostics at this level, without accepted ones and parts of others; a group counts once */
  error: number
  /** The same at this level */
  warning: number
  /** The same at this level */
  notice: number
  /** Findings and introduced diagnostics that are accepted */
  accepted: number
  /** Those among them whose acceptance came with the pull request itself; absent for none */
  acceptedHere?: number
  /** Rows, also those of added tables */
  added: number
  /** Rows, also those of removed tables */
  removed: number
  /** Rows, also those split or merged */
  changed: number
  /** Rows */
  renamed: number
  /** Rows that went to another table or document */
  relocated: number
  /** Rows whose line anchors moved: noise */
  moved: number
  /** Rows in another order: noise */
  reordered: number
  /** Rows written otherwise: noise */
  reformatted: number
}

/** What changed between two revisions of Markdown reference documents */
export interface Report {
  schemaVersion: 1
  tool: {
    name: "refdiff"
    version: string
  }
  verdict: Verdict
  summary: Summary
  /** The verdict by a config that the pull request brings, and that does not count yet */
  proposed?: {
    /** Whose config that is */
    under: string
    verdict: Verdict
  }
  /** What brings acceptances and config of its own along; absent: a pull request */
  proposedBy?: "pull request" | "push" | "merge group"
  documents: DocumentReport[]
  /** The same edit in three places or more, each once */
  groups?: GroupReport[]
}
