import type {CoveredDiff} from '../coverage/add-coverage.ts'
import type {Change, TableDiff} from '../diff/change.ts'
import type {DocumentDiff} from '../diff/diff-document.ts'
import type {JudgedFlaw} from '../diff/faults/flaw-status.ts'
import {survivors} from '../diff/rows/nearest-survivor.ts'
import type {Config, Diagnostic, DocumentReport, Input, Side, TableReport} from '../model.ts'
import {utf8Length} from '../text/utf8.ts'
import {finding, rowSide} from './finding.ts'
import {flawFingerprint, type Holders, holdersOf} from './holders.ts'
import {judgeChange, judgeFlaw, type Setting} from './judge-change.ts'
import {verdictOf} from './verdict.ts'

/** Judges what differs between two revisions of a document and writes it down as the report has it. */
export function buildDocumentReport(diff: CoveredDiff, config: Config): DocumentReport {
  const documents = [diff.new?.input.path, diff.old?.input.path].filter(path => path !== undefined)
  const setting = {table: undefined, documents, config}
  const holders = holdersOf(diff, setting)
  const headings = (side: DocumentDiff['old']) => (side?.document.sections.length ?? 1) - 1
  const {coverage} = diff
  const report: DocumentReport = {
    status: diff.status,
    verdict: 'identical',
    old: diff.old ? sideOf(diff.old.input, 'old.md') : null,
    new: diff.new ? sideOf(diff.new.input, 'new.md') : null,
    sections: {old: headings(diff.old), new: headings(diff.new)},
    findings: diff.changes.map(change => finding(change, setting, holders)),
    ...(coverage.length > 0 ? {coverage: [...coverage]} : {}),
    tables: diff.tables.map(table => tableReport(table, {...setting, table}, holders)),
    diagnostics: diff.flaws.map(flaw => diagnostic(flaw, setting, diff, holders)),
  }
  const sameBytes = diff.old?.input.text === diff.new?.input.text && diff.status === 'matched'
  return {...report, verdict: verdictOf([report], sameBytes)}
}

export function sideOf({label, path, revision, bytes, text}: Input, fallback: string): Side {
  return {
    label: label ?? path ?? fallback,
    ...(path === undefined ? {} : {path}),
    ...(revision === undefined ? {} : {revision}),
    bytes: bytes ?? utf8Length(text),
  }
}

function tableReport(table: TableDiff, setting: Setting, holders: Holders): TableReport {
  const nearest = survivors(table)
  const {old, new: next} = table
  const shown = (next ?? old)!
  const findings = table.changes.map(change => finding(change, setting, holders, nearest))
  const noisy = noiseChanges(table, setting)
  return {
    id: table.id,
    name: table.name,
    type: table.type.id,
    heading: [...shown.heading],
    ...(old && next && !sameTexts(old.heading, next.heading) ? {previousHeading: [...old.heading]} : {}),
    status: table.status,
    key: [...table.key],
    columns: {
      old: [...(old?.header ?? [])],
      new: [...(next?.header ?? [])],
      matched: table.matched.map(([from, to]) => [from, to]),
    },
    syntax: shown.raw.syntax,
    rows: {old: old?.rows ?? 0, new: next?.rows ?? 0, ...table.counts},
    findings: [...findings, ...noisy.map(change => finding(change, setting, holders))],
    restated: table.restated.map(pair => ({old: rowSide(pair.old), new: rowSide(pair.new)})),
    ...(setting.config.noise ? {noise: noiseRows(table)} : {}),
  }
}

function noiseRows(table: TableDiff): NonNullable<TableReport['noise']> {
  return table.noise().map(({class: noiseClass, old, new: next, columns, because}) => ({
    class: noiseClass,
    key: [...next.key],
    oldLine: old.grid.line(old.row),
    newLine: next.grid.line(next.row),
    columns: [...columns],
    because: [...because],
  }))
}

/** Noise of one class as one change, for those who raise its level. */
function noiseChanges(table: TableDiff, setting: Setting): Change[] {
  return (['moved', 'reordered', 'reformatted'] as const).flatMap((noise): Change[] => {
    if (table.counts[noise] === 0) return []
    const base = {subject: 'row', action: 'changed', key: [], group: true, fields: [], noise} as const
    // Judged before they are written down: noise is many rows, and nearly always off.
    const isOff = (change: Change) => judgeChange(change, setting).level === 'off'
    const {overrides, ignore} = setting.config
    if (overrides.length + ignore.length === 0 && isOff({...base, old: [], new: []})) return []
    const pairs = table.noise().filter(pair => pair.class === noise)
    const change = {...base, old: pairs.map(({old}) => old), new: pairs.map(({new: next}) => next)}
    return isOff(change) ? [] : [change]
  })
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index])
}

function diagnostic({flaw, status}: JudgedFlaw, setting: Setting, diff: DocumentDiff, holders: Holders): Diagnostic {
  const judged = judgeFlaw(flaw.rule, flaw.key, {...setting, table: flaw.table})
  const cause = flaw.cause ?? causeOf(flaw, diff)
  const broken = holders.get(flaw)
  const message = broken?.names ? `${flaw.message}: ${broken.names}` : flaw.message
  return {
    rule: judged.rule,
    level: broken?.level ?? judged.level,
    status,
    side: flaw.side,
    line: flaw.line,
    ...(flaw.column === undefined ? {} : {column: flaw.column}),
    ...(flaw.table ? {table: flaw.table.id} : {}),
    ...(flaw.key ? {key: [...flaw.key]} : {}),
    ...(flaw.rows ? {rows: [...flaw.rows]} : {}),
    message: cause ? `${message} (${cause})` : message,
    fingerprint: flawFingerprint(flaw),
    ...(cause ? {cause} : {}),
  }
}

/** The removal or renaming of what a row still names. */
function causeOf(flaw: JudgedFlaw['flaw'], diff: DocumentDiff): string | undefined {
  if (flaw.rule !== 'undeclared-reference' || !flaw.key) return undefined
  const name = flaw.key.join(' / ')
  for (const table of diff.tables) {
    for (const change of table.changes) {
      if (change.subject !== 'row' || table.type.id !== flaw.target) continue
      if (change.action === 'removed' && change.key.join(' / ') === name)
        return `row-removed: \`${name}\` in ${table.name}`
      if (change.action === 'renamed' && change.previousKey?.join(' / ') === name) {
        return `row-renamed: \`${name}\` in ${table.name} is \`${change.key.join(' / ')}\` now`
      }
    }
  }
  return undefined
}
