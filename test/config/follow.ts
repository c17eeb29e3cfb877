import {expect} from 'vitest'
import {acceptFindings, parseAcceptances, pruneAcceptances} from '../../src/accept/acceptances.ts'
import {compareDocuments} from '../../src/compare.ts'
import type {Acceptance, Config, Input} from '../../src/model.ts'
import {rules} from '../../src/rules/index.ts'
import {findings} from './report.ts'

/** Accepts all that differs between two revisions, and follows the entries to where the change has landed or never came. */

const file = 'refdiff.accepted.yml'
const today = '2026-11-30'

export type Revision = readonly Input[]

/** Every rule counts, so that there is an entry for whatever differs. */
export const everything: Partial<Config> = {
  overrides: rules.filter(({id}) => id !== 'unused-acceptance').map(({id}) => ({rule: id, level: 'warning'})),
}

export const one = (text: string, path = 'docs/a.md'): Revision => [{text, path}]

export async function accept(old: Revision, next: Revision, config: Partial<Config> = {}) {
  const {report, revisions} = await compareDocuments(old, next, {...config, today})
  const {text} = await acceptFindings(report, {reason: 'wanted', today}, '', file, await revisions())
  return {text, entries: await parseAcceptances(text, file)}
}

/** What still counts, what is told as unused, and what may be dropped. */
export async function judged(
  old: Revision,
  next: Revision,
  acceptances: readonly Acceptance[],
  config: Partial<Config> = {},
) {
  const {report, spent} = await compareDocuments(old, next, {...config, today, acceptances})
  const diagnostics = report.documents.flatMap(each => each.diagnostics).filter(({status}) => status === 'introduced')
  const open = [...findings(report), ...diagnostics].filter(each => !each.accepted && each.level !== 'off')
  const isUnused = ({rule}: {rule: string}) => rule === 'unused-acceptance'
  return {open: open.filter(each => !isUnused(each)).map(({rule}) => rule), unused: open.filter(isUnused), spent}
}

/** Accepts all that differs, and follows the entries to either end. */
export async function follow(old: Revision, next: Revision, config?: Partial<Config>) {
  const {text, entries} = await accept(old, next, config)
  expect(await judged(old, next, entries, config)).toEqual({open: [], unused: [], spent: []})

  const landed = await judged(next, next, entries, config)
  expect({...landed, spent: landed.spent.length}).toEqual({open: [], unused: [], spent: entries.length})
  const pruned = await pruneAcceptances(landed.spent, text, file)
  expect(await parseAcceptances(pruned.text, file)).toEqual([])

  // What a document that came is about is no part of a comparison without it.
  if (old.length < next.length) return entries
  const never = await judged(old, old, entries, config)
  expect({...never, unused: never.unused.length}).toEqual({open: [], unused: entries.length, spent: []})
  return entries
}

/** A table of these rows under a header. */
export const table = (header: string, ...rows: string[]): string => {
  const width = header.split('|').length - 2
  return [header, `|${' --- |'.repeat(width)}`, ...rows].join('\n')
}

/** A document of these parts. */
export const doc = (...parts: string[]): string => `# Reference\n\n${parts.join('\n\n')}\n`
