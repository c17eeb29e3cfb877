import {fingerprint} from '../diff/facts/fingerprint.ts'
import type {UserError} from '../errors.ts'
import type {Config, Diagnostic, DocumentReport, Input} from '../model.ts'
import {sideOf} from './document-report.ts'
import {judgeFlaw} from './judge-change.ts'
import {verdictOf} from './verdict.ts'

/** Why a document cannot be read, on each side where that is so. */
export interface Reasons {
  readonly old?: UserError | undefined
  readonly new?: UserError | undefined
}

type Pair = readonly [Input | undefined, Input | undefined]

const rule = 'unreadable-document'

/**
 * The report of a document whose new revision cannot be read: one diagnostic, introduced where the old one could be, and
 * nothing about its tables.
 */
export function unreadableReport([old, next]: Pair, reasons: Reasons, config: Config): DocumentReport {
  const report: DocumentReport = {
    status: old ? (next ? 'matched' : 'removed') : 'added',
    verdict: 'identical',
    old: old ? sideOf(old, 'old.md') : null,
    new: next ? sideOf(next, 'new.md') : null,
    findings: [],
    tables: [],
    diagnostics: diagnosticsOf([old, next], reasons, config),
  }
  return {...report, verdict: verdictOf([report], false)}
}

/** The diagnostics of an unreadable document: `resolved` where only its old revision is one. */
export function diagnosticsOf([old, next]: Pair, reasons: Reasons, config: Config): Diagnostic[] {
  const documents = [next?.path, old?.path].filter(path => path !== undefined)
  const {level} = judgeFlaw(rule, undefined, {table: undefined, documents, config})
  const on = (side: 'old' | 'new', status: Diagnostic['status'], {message, hint}: UserError): Diagnostic => ({
    rule,
    level,
    status,
    side,
    line: 1,
    message: hint === undefined ? message : `${message}; ${hint}`,
    fingerprint: fingerprint({table: '', subject: 'diagnostic', action: rule, key: null, facts: [[message]]}),
  })
  if (reasons.new) return [on('new', reasons.old ? 'standing' : 'introduced', reasons.new)]
  return reasons.old ? [on('old', 'resolved', reasons.old)] : []
}
