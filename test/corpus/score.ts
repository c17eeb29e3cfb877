/** Compares what a careful reader expects of a pair with what a report says: statements missed, statements false. */
import type {Report} from '../../src/model.ts'
import {expectedStatements, reportedStatements, type Statement} from './items.ts'
import type {Expected} from './pairs.ts'

export interface Score {
  missed: string[]
  false: string[]
}

/** Every statement of the expectation that the report lacks, and every statement of the report that is not expected. */
export function score(expected: Expected, report: Report): Score {
  const {fixed, choices} = expectedStatements(expected)
  const reported = new Set(reportedStatements(report))
  const result: Score = {missed: [], false: []}
  meet(
    fixed.filter(statement => !statement.optional),
    reported,
    result,
  )
  for (const alternatives of choices) {
    const tries = alternatives.map(statements => {
      const left = new Set(reported)
      const outcome: Score = {missed: [], false: []}
      meet(statements, left, outcome)
      return {left, outcome}
    })
    const best = tries.reduce((a, b) => (cost(b) < cost(a) ? b : a))
    for (const statement of reported) if (!best.left.has(statement)) reported.delete(statement)
    result.missed.push(...best.outcome.missed)
    result.false.push(...best.outcome.false)
  }
  meet(
    fixed.filter(statement => statement.optional),
    reported,
    {missed: [], false: []},
  )
  result.false.push(...[...reported].filter(statement => !statement.optional).map(statement => statement.label))
  checkWhole(expected, report, result)
  return result
}

function cost({left, outcome}: {left: Set<Statement>; outcome: Score}): number {
  return outcome.missed.length + outcome.false.length + [...left].filter(statement => !statement.optional).length
}

function checkWhole(expected: Expected, report: Report, result: Score): void {
  const {verdict, summary} = report
  if (expected.verdict && verdict !== expected.verdict)
    result.missed.push(`verdict ${expected.verdict}, not ${verdict}`)
  if (expected.moved !== undefined && summary.moved !== expected.moved) {
    result.missed.push(`${expected.moved} rows moved, not ${summary.moved}`)
  }
}

/** Takes the statements that are met out of `reported`; the nearest in columns first, then in the order of both. */
function meet(expected: readonly Statement[], reported: Set<Statement>, result: Score): void {
  const open: Statement[] = []
  for (const statement of expected) {
    const exact = [...reported].find(
      candidate => fits(statement, candidate) && differences(statement, candidate).length === 0,
    )
    if (exact) reported.delete(exact)
    else open.push(statement)
  }
  for (const statement of open) {
    const near = [...reported].find(candidate => fits(statement, candidate))
    if (!near) {
      result.missed.push(statement.label)
      continue
    }
    reported.delete(near)
    for (const difference of differences(statement, near)) {
      result[difference.kind].push(`${statement.label}: ${difference.kind} column ${difference.column}`)
    }
  }
}

function differences(expected: Statement, reported: Statement): {kind: 'missed' | 'false'; column: string}[] {
  if (expected.what !== 'row' || expected.parts || expected.action === 'relocated') return []
  const wanted = expected.columns ?? []
  const told = reported.columns ?? []
  const allowed = [...wanted, ...(expected.optionalColumns ?? [])]
  return [
    ...wanted.filter(column => !told.includes(column)).map(column => ({kind: 'missed' as const, column})),
    ...told.filter(column => !allowed.includes(column)).map(column => ({kind: 'false' as const, column})),
  ]
}

function fits(expected: Statement, reported: Statement): boolean {
  return (
    expected.what === reported.what &&
    (expected.what === 'prose' || expected.action === reported.action) &&
    (!expected.headings || (reported.headings ?? []).some(heading => holds(expected.headings ?? [], heading))) &&
    expected.key.every(cell => holds([cell], ...reported.key)) &&
    (!expected.previousKey || expected.previousKey.every(cell => holds([cell], ...(reported.previousKey ?? [])))) &&
    sameParts(expected.parts, reported.parts)
  )
}

function sameParts(expected: Statement['parts'], reported: Statement['parts']): boolean {
  if (!expected) return true
  if (expected.length !== reported?.length) return false
  return expected.every(part => reported.some(cells => part.every(cell => holds([cell], ...cells) || cell === part[0])))
}

/** Whether one of the texts is, or with a final `…` begins like, one of the patterns. */
function holds(patterns: readonly string[], ...texts: readonly string[]): boolean {
  return patterns.some(pattern =>
    pattern.endsWith('…') ? texts.some(text => text.startsWith(pattern.slice(0, -1))) : texts.includes(pattern),
  )
}
