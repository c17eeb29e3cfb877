import {describe, expect, test} from 'vitest'
import {compare} from '../../src/index.ts'
import type {Report} from '../../src/model.ts'
import {lawFaults} from './law.ts'
import {told} from './mirror.ts'
import {hasCorpus, readPairs} from './pairs.ts'
import {type ReadTable, readTables} from './reader.ts'

/** Tables are about the same things when they share this part of the smaller one's keys. */
const SAME_KEYS = 0.5

/** Longer documents are left to the tests of single changes, for the time it takes. */
const LONGEST = 100_000

function grouped<T>(items: readonly T[], name: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(name(item), [...(groups.get(name(item)) ?? []), item])
  return groups
}

/** Last headings that stand over one table each in both documents, about the same things: the same table to any reader. */
function sameTables(old: readonly ReadTable[], next: readonly ReadTable[]): string[] {
  const lone = (tables: readonly ReadTable[]) => {
    const byHeading = grouped(tables, table => (table.trail.at(-1) ?? '').toLowerCase())
    return new Map(
      [...byHeading].flatMap(([heading, group]) => (group.length === 1 ? [[heading, group[0]] as const] : [])),
    )
  }
  const theirs = lone(next)
  return [...lone(old)].flatMap(([heading, table]) => {
    const keys = keysOf(table)
    const others = keysOf(theirs.get(heading))
    const shared = [...keys].filter(key => others.has(key)).length
    return shared >= 3 && shared >= SAME_KEYS * Math.min(keys.size, others.size) ? [heading] : []
  })
}

function keysOf(table: ReadTable | undefined): Set<string> {
  return new Set((table?.rows ?? []).map(row => row.cells[0] ?? '').filter(key => key !== ''))
}

/** Last headings of the tables that a report says came or went. */
function unmatched(report: Report): string[] {
  return report.documents
    .flatMap(document => document.tables)
    .filter(table => table.status === 'added' || table.status === 'removed')
    .map(table => (table.heading.at(-1) ?? '').toLowerCase())
}

describe.skipIf(!hasCorpus)('revisions of a document that are further apart than one change', () => {
  const documents = grouped(hasCorpus ? readPairs() : [], pair => pair.name.replace(/\/.*/, ''))
  for (const [name, pairs] of documents) {
    const close = pairs.filter(pair => pair.next.text.length < LONGEST)
    const ends = close.flatMap((before, index) => close.slice(index + 1).map(after => [before, after] as const))
    for (const [before, after] of ends) {
      test(`${name}: what ${before.name.replace(/.*\//, '')} came to, what ${after.name.replace(/.*\//, '')} began with`, async () => {
        // Pairs of one document lie in different places of its history: paths say nothing here.
        const [old, next] = [before.next.text, after.old.text]
        const report = await compare(old, next)
        const [mine, theirs] = [readTables(old), readTables(next)]
        expect(report.documents.flatMap(document => lawFaults(document, mine, theirs))).toEqual([])
        expect(told(await compare(next, old), 'back')).toEqual(told(report, 'forth'))
        expect(sameTables(mine, theirs).filter(heading => unmatched(report).includes(heading))).toEqual([])
      })
    }
  }
})
