import type {Diagnostic, DocumentReport, Finding, Report, RowSide} from '../model.ts'
import {counted} from '../text/count.ts'
import {tableTitle} from './parts/count-words.ts'
import {groupsOnce} from './parts/group-view.ts'
import {clip, visible} from './parts/visible.ts'

/** A message on one line of one file, as GitHub's runner and its check runs know it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  /** At most `messageLimit` UTF-16 code units. */
  readonly message: string
  /** Path from the repository's root; absent where the document is gone. */
  readonly file?: string
  /** Line of the head revision, 1-based; absent where the file has no such line. */
  readonly line?: number
}

export interface AnnotationOptions {
  /** Lines of the document, of the files that its rows name as their source, or both. */
  readonly on?: 'reference' | 'source' | 'both' | 'none'
  /** How many of each level there may be; the last one then counts the rest. Ten: what the runner keeps per step. */
  readonly limit?: number
  /** Where all findings can be read: `the job summary`. */
  readonly rest?: string
  /** The line that the pull request shows for a line of the compared document. */
  readonly shown?: (path: string, line: number) => number | undefined
  /** Whether the pull request changes that file; source annotations are put on no other. */
  readonly touches?: (path: string) => boolean
}

/** The runner cuts a message here (actions/runner, `ExecutionContext.AddIssue`). */
const messageLimit = 4096
const levels = ['error', 'warning', 'notice'] as const
type Level = (typeof levels)[number]

/** Something to say, and where. */
interface Remark {
  readonly level: Level
  readonly rule: string
  readonly text: string
  readonly table: string
  readonly file?: string
  readonly line?: number
}

/**
 * What a reader should see on the lines of a pull request: findings and introduced diagnostics that are not accepted, or
 * only by the pull request itself, the worst first, then as they stand. Those that share a line share an annotation, of their worst level. A removed
 * row is put on the nearest row that survives and says its old line.
 */
export function annotations(report: Report, options: AnnotationOptions = {}): Annotation[] {
  const {on = 'reference', limit = 10, rest = 'the report'} = options
  if (on === 'none') return []
  const remarks = groupsOnce(report).documents.flatMap((document, index) => [
    ...(on === 'source' ? [] : onReference(document, options, report.proposedBy)),
    ...(on === 'reference' ? [] : onSource(report.documents[index]!, options, report.proposedBy)),
  ])
  const places = grouped(remarks)
  return levels.flatMap(level =>
    limited(
      places.filter(place => place.level === level),
      limit,
      rest,
    ),
  )
}

function onReference(
  document: DocumentReport,
  {shown = (_path, line) => line}: AnnotationOptions,
  by: Report['proposedBy'],
): Remark[] {
  const file = document.new ? (document.new.path ?? document.new.label) : undefined
  const at = (line: number | undefined) => {
    if (file === undefined) return {}
    const here = line === undefined ? undefined : shown(file, line)
    return here === undefined ? {file} : {file, line: here}
  }
  const found = findings(document).map(({table, finding}) => ({
    ...remark(finding, table),
    text: `${sentence(finding, by)}${wasAt(finding)}`,
    ...at(finding.new[0]?.line ?? finding.line),
  }))
  const titles = new Map(document.tables.map(table => [table.id, tableTitle(table)]))
  const flaws = document.diagnostics.filter(counts).map(flaw => ({
    ...remark(flaw, titles.get(flaw.table ?? '') ?? ''),
    text: sentence(flaw, by),
    ...at(flaw.side === 'new' ? flaw.line : undefined),
  }))
  return [...found, ...flaws]
}

/** Every file and line that a row of the finding is declared at; a row that is gone has a file, but no line any more. */
function onSource(
  document: DocumentReport,
  {touches = () => true}: AnnotationOptions,
  by: Report['proposedBy'],
): Remark[] {
  return findings(document).flatMap(({table, finding}) => {
    const sides: readonly RowSide[] = finding.new.length > 0 ? finding.new : finding.old
    const places = new Map<string, {file: string; line?: number}>()
    for (const {declaredAt} of sides) {
      if (declaredAt === undefined || !touches(declaredAt.path)) continue
      const line = finding.new.length > 0 ? declaredAt.line : undefined
      places.set(`${declaredAt.path}:${line}`, {file: declaredAt.path, ...(line === undefined ? {} : {line})})
    }
    return [...places.values()].map(place => ({...remark(finding, table), text: sentence(finding, by), ...place}))
  })
}

function findings(document: DocumentReport): {table: string; finding: Finding}[] {
  const inTables = document.tables.flatMap(table =>
    table.findings.map(finding => ({table: tableTitle(table), finding})),
  )
  const outside = document.findings.map(finding => ({table: '', finding}))
  return [...outside, ...inTables].filter(({finding}) => finding.within === undefined && counts(finding))
}

function counts(item: Finding | Diagnostic): boolean {
  if (item.level === 'off' || (item.accepted && !item.accepted.proposed)) return false
  return !('status' in item) || item.status === 'introduced'
}

function remark(item: Finding | Diagnostic, table: string): {level: Level; rule: string; table: string} {
  return {level: item.level === 'off' || item.accepted ? 'notice' : item.level, rule: item.rule, table}
}

/** What a pull request or a push accepts of itself is said with its reason. */
function sentence({message, accepted}: Finding | Diagnostic, by: Report['proposedBy'] = 'pull request'): string {
  return accepted ? `${message}; accepted in this ${by}: ${accepted.reason}` : message
}

function wasAt(finding: Finding): string {
  if (finding.new.length > 0) return ''
  const line = finding.old[0]?.line ?? finding.oldLine
  const isInPlace = finding.subject === 'coverage' && line === finding.line
  return line === undefined || isInPlace ? '' : ` (was line ${line} of the old document)`
}

/** All that is said of one line. */
interface Place {
  readonly level: Level
  readonly remarks: readonly [Remark, ...Remark[]]
}

const severity = (remark: Remark) => levels.indexOf(remark.level)

/** Remarks by file and line, the worst first, else in the order of documents and lines. */
function grouped(remarks: readonly Remark[]): Place[] {
  const files = new Map<string, Map<number, Remark[]>>()
  for (const item of remarks) {
    const lines = files.get(item.file ?? '') ?? new Map<number, Remark[]>()
    files.set(item.file ?? '', lines)
    const here = lines.get(item.line ?? 0)
    if (here) here.push(item)
    else lines.set(item.line ?? 0, [item])
  }
  return [...files.values()].flatMap(lines =>
    [...lines]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([, items]) => {
        const [first, ...others] = items.toSorted((a, b) => severity(a) - severity(b))
        return first ? [{level: first.level, remarks: [first, ...others] as const}] : []
      }),
  )
}

function limited(places: readonly Place[], limit: number, rest: string): Annotation[] {
  if (places.length <= limit) return places.map(place => annotation(place, rest))
  const kept = places.slice(0, limit - 1).map(place => annotation(place, rest))
  return [...kept, ...closing(places.slice(limit - 1), rest)]
}

function annotation({level, remarks}: Place, rest: string): Annotation {
  const [{file, line, rule}] = remarks
  const others = remarks.length - 1
  return {
    level,
    title: visible(`refdiff: ${rule}${others > 0 ? ` and ${others} more` : ''}`),
    message: lines(
      remarks.map(item => visible(item.text)),
      left => `… and ${left} more here, see ${rest}`,
    ),
    ...(file === undefined ? {} : {file}),
    ...(line === undefined ? {} : {line}),
  }
}

/** The last slot of a level: how many more there are, in which tables, and where to read them. */
function closing(places: readonly Place[], rest: string): Annotation[] {
  const first = places[0]
  if (!first) return []
  const remarks = places.flatMap(place => place.remarks)
  const tables = new Map<string, number>()
  for (const {table} of remarks) tables.set(table, (tables.get(table) ?? 0) + 1)
  const noun = remarks.every(item => item.level === first.level) ? first.level : 'finding'
  const many = `${counted(remarks.length, `more ${noun}`)}, see ${rest}`
  const byTable = [...tables]
    .toSorted(([, a], [, b]) => b - a)
    .map(([table, count]) => visible(`${table === '' ? 'outside of tables' : table}: ${count}`))
  const {file, line} = first.remarks[0]
  return [
    {
      level: first.level,
      title: `refdiff: ${remarks.length} more`,
      message: lines([many, ...byTable], left => `… and ${left} more tables`),
      ...(file === undefined ? {} : {file}),
      ...(line === undefined ? {} : {line}),
    },
  ]
}

/** Lines joined as far as a message holds them; what is left out is counted in the last. */
function lines(texts: readonly string[], more: (left: number) => string): string {
  const room = messageLimit - 100
  let out = clip(texts[0] ?? '', room)
  for (const [index, text] of texts.entries()) {
    if (index === 0) continue
    if (out.length + text.length + 1 > room) return `${out}\n${more(texts.length - index)}`
    out += `\n${text}`
  }
  return out
}
