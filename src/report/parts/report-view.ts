import type {Diagnostic, DocumentReport, Finding, Report, TableReport} from '../../model.ts'
import {worstFirst} from '../../rules/levels.ts'
import {tableTitles} from './count-words.ts'
import {diagnosticEntry, type Entry, findingEntry} from './entry.ts'

/** What one document or one table has to say, worst first. */
export interface Section {
  readonly document: DocumentReport
  readonly table: TableReport | undefined
  /** The table's shortest name in the document; empty for what is the document's own. */
  readonly title: string
  readonly open: readonly Entry[]
  readonly accepted: readonly Entry[]
}

/** A document with something to say. */
export interface DocumentView {
  readonly document: DocumentReport
  readonly sections: readonly Section[]
}

export interface View {
  readonly documents: readonly DocumentView[]
  /** Documents without any change. */
  readonly unchanged: number
  /** Changes whose level is `off`. */
  readonly off: number
  readonly resolved: number
  /** Findings that were already said under another document. */
  readonly repeated: number
}

/**
 * The report as all formats for people show it: tables with something to say, the same edit in several documents under
 * the first of them, changes that are switched off only counted.
 */
export function viewOf(report: Report): View {
  const repeats = repeatsOf(report)
  const counts = {unchanged: 0, off: 0, resolved: 0, repeated: 0}
  const documents: DocumentView[] = []
  for (const document of report.documents) {
    const before = counts.repeated
    const diagnostics = diagnosticsByTable(document)
    const titles = tableTitles(document.tables)
    const sections: Section[] = []
    for (const table of [undefined, ...document.tables]) {
      const entries: Entry[] = []
      const say = (said: Finding | Diagnostic, entry: () => Entry) => {
        if (said.level === 'off') counts.off++
        else if (repeats.isRepeat(said)) counts.repeated++
        else entries.push(entry())
      }
      for (const finding of (table ?? document).findings) {
        say(finding, () => findingEntry(finding, table, repeats.also(finding)))
      }
      for (const diagnostic of diagnostics.get(table) ?? []) {
        if (diagnostic.status === 'resolved') counts.resolved++
        if (diagnostic.status === 'introduced') {
          say(diagnostic, () => diagnosticEntry(diagnostic, repeats.also(diagnostic)))
        }
      }
      if (entries.length > 0) {
        const title = table ? titles.get(table)! : ''
        sections.push({document, table, title, ...byAcceptance(worstFirst(entries))})
      }
    }
    if (sections.length > 0) documents.push({document, sections})
    else if (counts.repeated === before) counts.unchanged++
  }
  return {documents, ...counts}
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
    const said = [...document.findings, ...document.tables.flatMap(({findings}) => findings), ...introduced]
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
