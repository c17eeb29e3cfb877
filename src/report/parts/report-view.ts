import {listedOf} from '../../judge/verdict.ts'
import type {Diagnostic, DocumentReport, Finding, Report, TableReport} from '../../model.ts'
import {rankOf, worstFirst} from '../../rules/levels.ts'
import {tableTitle} from './count-words.ts'
import {diagnosticEntry, type Entry, findingEntry, groupEntry, noiseEntry} from './entry.ts'
import {type GroupHome, type Groups, groupsOf} from './group-view.ts'

/** What one document or one table has to say, worst first. */
export interface Section {
  readonly document: DocumentReport
  readonly table: TableReport | undefined
  /** The table's shortest name in the document; empty for what is the document's own. */
  readonly title: string
  readonly open: readonly Entry[]
  readonly accepted: readonly Entry[]
  /** Rows that differ in noise alone, where they are asked for. */
  readonly noise: readonly Entry[]
}

/** A document with something to say. */
export interface DocumentView {
  readonly document: DocumentReport
  readonly sections: readonly Section[]
}

export interface View extends Readonly<Unlisted> {
  /** Worst first. */
  readonly documents: readonly DocumentView[]
}

/** What is only counted. */
interface Unlisted {
  /** Documents without any change. */
  unchanged: number
  /** Changes whose level is `off`. */
  off: number
  resolved: number
  /** Findings that were already said under another document. */
  repeated: number
}

/**
 * The report as all formats for people show it: tables with something to say, the same edit in several documents under
 * the first of them, changes that are switched off only counted.
 */
export function viewOf(report: Report): View {
  const repeats = repeatsOf(report)
  const groups = groupsOf(report)
  const counts = {unchanged: 0, off: 0, resolved: 0, repeated: 0}
  const documents: DocumentView[] = []
  for (const document of report.documents) {
    const before = counts.repeated
    const sections = sectionsOf(document, repeats, groups, counts)
    if (sections.length > 0) documents.push({document, sections: sections.sort(byWorst)})
    else if (counts.repeated === before && ![...listedOf(document), ...document.diagnostics].some(groups.isMember))
      counts.unchanged++
  }
  return {documents: documents.sort((a, b) => byWorst(a.sections[0]!, b.sections[0]!)), ...counts}
}

/** What a document says of itself, of each table, and of its prose; counts what is not listed. */
function sectionsOf(document: DocumentReport, repeats: Repeats, groups: Groups, counts: Unlisted): Section[] {
  const diagnostics = diagnosticsByTable(document)
  const section = (
    home: GroupHome,
    table: TableReport | undefined,
    findings: readonly Finding[],
    flaws: readonly Diagnostic[],
  ) => {
    const entries: Entry[] = groups.at(document, home).map(groupEntry)
    const say = (said: Finding | Diagnostic, entry: () => Entry) => {
      if (groups.isMember(said)) return
      if (said.level === 'off') counts.off++
      else if (repeats.isRepeat(said)) counts.repeated++
      else entries.push(entry())
    }
    for (const finding of findings)
      if (finding.within === undefined) say(finding, () => findingEntry(finding, repeats.also(finding)))
    for (const flaw of flaws) {
      if (flaw.status === 'resolved') counts.resolved++
      if (flaw.status === 'introduced') say(flaw, () => diagnosticEntry(flaw, repeats.also(flaw)))
    }
    const title = table ? tableTitle(table) : ''
    const noise = (table?.noise ?? []).map(noiseEntry)
    return entries.length + noise.length > 0
      ? [{document, table, title, noise, ...byAcceptance(worstFirst(entries))}]
      : []
  }
  const isProse = ({subject}: Finding) => subject === 'prose'
  return [
    ...section(
      document,
      undefined,
      document.findings.filter(finding => !isProse(finding)),
      diagnostics.get(undefined) ?? [],
    ),
    ...document.tables.flatMap(table => section(table, table, table.findings, diagnostics.get(table) ?? [])),
    ...section('prose', undefined, document.findings.filter(isProse), []),
  ]
}

/** The one with the worst open finding first; of equals as they stand, prose last. */
function byWorst(one: Section, other: Section): number {
  return worstRank(one) - worstRank(other)
}

function worstRank({open}: Section): number {
  return rankOf(open[0]?.level ?? 'off')
}

function byAcceptance(entries: readonly Entry[]): Pick<Section, 'open' | 'accepted'> {
  return {open: entries.filter(entry => !entry.accepted), accepted: entries.filter(entry => entry.accepted)}
}

/** Those of no known table stand with the document, under `undefined`. */
function diagnosticsByTable(document: DocumentReport): Map<TableReport | undefined, Diagnostic[]> {
  const tables = new Map(document.tables.map(table => [table.id, table]))
  const grouped = new Map<TableReport | undefined, Diagnostic[]>()
  for (const diagnostic of document.diagnostics) {
    const table = diagnostic.table === undefined ? undefined : tables.get(diagnostic.table)
    const same = grouped.get(table)
    if (same) same.push(diagnostic)
    else grouped.set(table, [diagnostic])
  }
  return grouped
}

interface Repeats {
  isRepeat(said: Finding | Diagnostic): boolean
  also(said: Finding | Diagnostic): readonly DocumentReport[]
}

/** Finds the same edit in several documents: fingerprints know nothing of a document's path. */
function repeatsOf(report: Report): Repeats {
  const firsts = new Map<string, Finding | Diagnostic>()
  const others = new Map<Finding | Diagnostic, DocumentReport[]>()
  const repeated = new Set<Finding | Diagnostic>()
  if (report.documents.length < 2) return {isRepeat: () => false, also: () => []}
  for (const document of report.documents) {
    const inDocument = new Map<string, number>()
    const introduced = document.diagnostics.filter(({status}) => status === 'introduced')
    const said = [...listedOf(document), ...introduced].filter(one => one.group === undefined)
    for (const one of said) {
      const {fingerprint, rule, level, accepted} = one
      const id = JSON.stringify([fingerprint, rule, level, accepted?.reason ?? null])
      const nth = inDocument.get(id) ?? 0
      inDocument.set(id, nth + 1)
      const first = firsts.get(`${nth} ${id}`)
      if (!first) firsts.set(`${nth} ${id}`, one)
      else {
        repeated.add(one)
        const also = others.get(first)
        if (also) also.push(document)
        else others.set(first, [document])
      }
    }
  }
  return {isRepeat: one => repeated.has(one), also: one => others.get(one) ?? []}
}
