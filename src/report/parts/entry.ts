import {FEW} from '../../judge/message.ts'
import type {
  Accepted,
  Diagnostic,
  DocumentReport,
  Finding,
  Level,
  NoiseClass,
  RowSide,
  TableReport,
} from '../../model.ts'
import {counted} from '../../text/count.ts'
import {listed} from './count-words.ts'
import type {GroupPlace} from './group-view.ts'
import {type FieldView, fieldViews} from './values.ts'
import {changedPhrases} from './word-diff.ts'

/** A finding or an introduced diagnostic, ready to be laid out. All texts but `sign` are still to be escaped. */
export interface Entry {
  readonly level: Level
  readonly rule: string
  readonly sign: Sign
  /** What happened, as a word: `removed`. */
  readonly word: string
  /** The row's key, where the entry is about one row. */
  readonly key: string | undefined
  readonly previousKey: string | undefined
  /** The one sentence that says it all. */
  readonly message: string
  /** What neither sign nor rule says, such as `97 % similar`. */
  readonly note: string | undefined
  readonly oldLine: number | undefined
  readonly newLine: number | undefined
  readonly fields: readonly FieldView[]
  /** Keys of the rows it lists, for groups and whole tables, and how they belong to it: `in`, `into`, `from`. */
  readonly rows: readonly string[]
  readonly rowsWord: string
  /** Lines of the rows of a diagnostic, in refdiff's own words. */
  readonly where: string | undefined
  /** What an added row says, in words. */
  readonly says: readonly string[]
  /** Who still declares what the row does no longer. */
  readonly remains: string | undefined
  readonly cause: string | undefined
  readonly accepted: Accepted | undefined
  /** An acceptance that has run out. */
  readonly expired: Accepted | undefined
  /** Other documents with the same edit. */
  readonly also: readonly DocumentReport[]
}

export type Sign = '+' | '−' | '~' | '→' | '!'

const SIGNS: Readonly<Record<Finding['action'], Sign>> = {
  added: '+',
  removed: '−',
  changed: '~',
  renamed: '→',
  relocated: '→',
  split: '~',
  merged: '~',
}

const ROWS_WORDS: Readonly<Partial<Record<Finding['action'], string>>> = {
  added: 'with',
  removed: 'with',
  split: 'into',
  merged: 'from',
}

/** `decode / compact`: as config writes keys. */
export function keyText(key: readonly string[]): string {
  return key.join(' / ')
}

/** A finding as an entry. */
export function findingEntry(finding: Finding, also: readonly DocumentReport[]): Entry {
  const [old] = finding.old
  const [next] = finding.new
  const many = finding.old.length > 1 || finding.new.length > 1
  const single = finding.subject === 'row' && finding.key.length > 0
  const fields = finding.fields.length > 0 ? fieldViews(finding.fields) : []
  // A group in which some rows have another value than the rest needs its sentence, which names them.
  const isAlike = many && finding.subject === 'row' && fields.length > 0 && areDistinct(fields)
  return {
    level: finding.level,
    rule: finding.rule,
    sign: SIGNS[finding.action],
    word: finding.action,
    key: single ? keyText(finding.key) : isAlike ? counted(listedRows(finding).length, 'row') : undefined,
    previousKey:
      single && finding.previousKey && finding.action === 'renamed' ? keyText(finding.previousKey) : undefined,
    message: finding.message,
    note: single ? noteOf(finding) : undefined,
    oldLine: old?.line ?? finding.oldLine,
    // What was removed has no line of its own any more; the one it is annotated on would mislead here. Lost coverage
    // stands where the row does that lost it.
    newLine: next?.line ?? (finding.action === 'removed' && !isCoverageInPlace(finding) ? undefined : finding.line),
    fields: finding.text ? [textView(finding)] : single || isAlike ? fields : [],
    // The sentence names the rows of a small table.
    rows:
      many && !(finding.subject === 'table' && listedRows(finding).length <= FEW)
        ? listedRows(finding).map(row => keyText(row.key))
        : [],
    rowsWord: ROWS_WORDS[finding.action] ?? 'in',
    where: undefined,
    says: finding.says ?? [],
    // The sentence says it already.
    remains: single || isAlike ? finding.remains : undefined,
    cause: single || isAlike ? finding.cause : undefined,
    accepted: finding.accepted,
    expired: finding.expired,
    also,
  }
}

/** Whether coverage was lost by a row that is still there, in its line. */
function isCoverageInPlace({subject, line, oldLine}: Finding): boolean {
  return subject === 'coverage' && line === oldLine
}

function areDistinct(fields: readonly FieldView[]): boolean {
  return new Set(fields.map(({name}) => name)).size === fields.length
}

function listedRows({old, new: next}: Finding): readonly RowSide[] {
  return next.length >= old.length ? next : old
}

function noteOf(finding: Finding): string | undefined {
  const {action, similarity, fromTable, fromName = fromTable} = finding
  if (action === 'renamed') {
    return similarity === undefined ? undefined : `${Math.round(similarity * 100)} % similar`
  }
  if (action === 'relocated') return fromName === undefined ? 'moved here' : `moved here from ${fromName}`
  if (action === 'split') return `split into ${counted(finding.new.length, 'row')}`
  if (action === 'merged') return `merged from ${counted(finding.old.length, 'row')}`
  return undefined
}

/** What prose said and says, as a field. */
function textView({text, level}: Finding): FieldView {
  const {old, new: next} = text ?? {}
  const phrases = old && next ? changedPhrases(old, next) : undefined
  return {
    ...(phrases ? {phrases} : {}),
    name: undefined,
    gone: [],
    came: [],
    old,
    new: next,
    meaning: undefined,
    level,
    accepted: false,
  }
}

/** The same edit in several places as an entry, with the line of the first. */
export function groupEntry({group, first}: GroupPlace): Entry {
  const isFlaw = 'status' in first
  const {expired: _, ...entry} = isFlaw ? diagnosticEntry(first, []) : findingEntry(first, [])
  return {
    ...entry,
    level: group.level,
    key: undefined,
    previousKey: undefined,
    message: group.message,
    note: undefined,
    fields: [],
    rows: [],
    where: undefined,
    says: [],
    remains: undefined,
    cause: undefined,
    accepted: group.accepted,
    expired: undefined,
  }
}

/** A diagnostic as an entry. */
export function diagnosticEntry(diagnostic: Diagnostic, also: readonly DocumentReport[]): Entry {
  const lines = diagnostic.rows ?? []
  return {
    level: diagnostic.level,
    rule: diagnostic.rule,
    sign: '!',
    word: 'found',
    key: undefined,
    previousKey: undefined,
    message: diagnostic.message,
    note: undefined,
    oldLine: diagnostic.side === 'old' ? diagnostic.line : undefined,
    newLine: diagnostic.side === 'new' ? diagnostic.line : undefined,
    fields: [],
    rows: [],
    rowsWord: 'in',
    where: lines.length > 1 ? listed(lineRanges(lines), 4) : undefined,
    says: [],
    remains: undefined,
    cause: undefined,
    accepted: diagnostic.accepted,
    expired: diagnostic.expired,
    also,
  }
}

/** A row that differs in noise alone, as an entry. */
export function noiseEntry(row: NonNullable<TableReport['noise']>[number]): Entry {
  const why = row.because.length > 0 ? ` (${row.because.join(', ')})` : ''
  const where = row.columns.length > 0 ? ` in ${row.columns.join(', ')}` : ''
  return {
    level: 'off',
    rule: NOISE_RULES[row.class],
    sign: '~',
    word: row.class,
    key: keyText(row.key),
    previousKey: undefined,
    message: '',
    note: `${row.class}${where}${why}`,
    oldLine: row.oldLine,
    newLine: row.newLine,
    fields: [],
    rows: [],
    rowsWord: 'in',
    where: undefined,
    says: [],
    remains: undefined,
    cause: undefined,
    accepted: undefined,
    expired: undefined,
    also: [],
  }
}

const NOISE_RULES: Readonly<Record<NoiseClass, string>> = {
  moved: 'source-line-moved',
  reordered: 'row-reordered',
  reformatted: 'row-reformatted',
}

/** `[4, 5, 6, 9]` as `['lines 4 to 6', 'line 9']`. */
function lineRanges(lines: readonly number[]): string[] {
  const ranges: [number, number][] = []
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && line <= last[1] + 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `line ${from}` : `lines ${from} to ${to}`))
}
