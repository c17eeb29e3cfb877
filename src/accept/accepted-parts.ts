import type {Accepted, DocumentReport, Finding} from '../model.ts'
import {together} from './ledger.ts'

/**
 * The document with the parts of each accepted section or document accepted with it, and each section accepted whose
 * parts all are: what it says is no more than what they say.
 */
export function acceptedWithParts(document: DocumentReport): DocumentReport {
  const parts = new Map<string, Finding[]>()
  const inTables = document.tables.flatMap(({findings}) => findings)
  for (const finding of [...document.findings, ...inTables])
    if (finding.within !== undefined) parts.set(finding.within, [...(parts.get(finding.within) ?? []), finding])
  if (parts.size === 0) return document
  const breaks = document.diagnostics.flatMap(({fingerprint, accepted}) =>
    accepted ? [[fingerprint, accepted] as const] : [],
  )
  const holders = new Map<string, Accepted>(breaks)
  const holder = (finding: Finding): Finding => {
    const accepted = finding.accepted ?? byParts(finding, parts.get(finding.fingerprint) ?? [])
    if (!accepted) return finding
    holders.set(finding.fingerprint, accepted)
    return asAccepted(finding, accepted)
  }
  const part = (finding: Finding): Finding => {
    const accepted = finding.within === undefined ? undefined : holders.get(finding.within)
    return accepted && !finding.accepted && finding.level !== 'off' ? asAccepted(finding, accepted) : finding
  }
  const findings = document.findings.map(holder)
  return {
    ...document,
    findings: findings.map(part),
    tables: document.tables.map(table => ({...table, findings: table.findings.map(part)})),
  }
}

function asAccepted({expired: _, ...finding}: Finding, accepted: Accepted): Finding {
  return {...finding, accepted}
}

function byParts({subject, level}: Finding, parts: readonly Finding[]): Accepted | undefined {
  const counted = parts.filter(part => part.level !== 'off')
  const accepted = counted.flatMap(part => part.accepted ?? [])
  const isWhole = subject === 'section' && level !== 'off' && counted.length > 0 && accepted.length === counted.length
  return isWhole ? together(accepted) : undefined
}
