import {describe, expect, test} from 'vitest'
import {compare} from '../../src/index.ts'
import {corpusDocuments, corpusSample, type Document, ownDocuments} from './documents.ts'
import {type Formatter, formatters} from './formatters.ts'

/**
 * Where a formatter does change a fact: it takes the underscores of a JSON name for strong emphasis and writes stars,
 * and the cell is other JSON from then on.
 */
const changedByFormatter = [{document: 'cases/runtime-numbers/', formatter: 'Prettier', row: 'route `proto`'}]

/** What a rewriting changed in a reader's eyes: nothing. */
async function changesOf({name, text}: Document, formatter: Formatter): Promise<string[]> {
  const report = await compare(text, await formatter.rewrite(text))
  const [document] = report.documents
  const findings = [...document!.findings, ...document!.tables.flatMap(table => table.findings)]
  const introduced = document!.diagnostics.filter(({status}) => status === 'introduced')
  const known = changedByFormatter.filter(
    ({document, formatter: by}) => name.startsWith(document) && formatter.name.startsWith(by),
  )
  const changes = [...findings, ...introduced]
    .map(({rule, message}) => `${rule}: ${message}`)
    .filter(change => !known.some(({row}) => change.startsWith(`value-changed: ${row}`)))
  if (known.length > 0) return changes
  if (changes.length === 0) expect(['noise', 'identical']).toContain(report.verdict)
  return changes
}

test('Prettier writes other JSON into a cell', async () => {
  const row = '| {"__proto__": 2} |'
  const rewritten = await formatters[0]!.rewrite(`| a |\n| --- |\n${row}\n`)
  expect(rewritten).toContain('{"**proto**": 2}')
})

describe('rewriting a document is noise', () => {
  test.each(formatters)('by $name: the own documents', async formatter => {
    for (const document of ownDocuments()) expect(await changesOf(document, formatter), document.name).toEqual([])
  })

  // One kind after another gets one of the other formatters as well.
  const sample = corpusSample(10_000).map((document, at) => ({
    document,
    some: [formatters[0]!, formatters[1 + (at % (formatters.length - 1))]!],
    name: document.name,
  }))
  test.each(sample)('of the corpus: $name', async ({document, some}) => {
    for (const formatter of some) expect(await changesOf(document, formatter), formatter.name).toEqual([])
  })

  // Minutes: REWRITE=all npx vitest run test/rewriting
  const all = process.env.REWRITE === 'all' ? corpusDocuments() : []
  describe.runIf(all.length > 0)('of the whole corpus', () => {
    test.each(all)('$name', {timeout: 600_000}, async document => {
      for (const formatter of formatters) expect(await changesOf(document, formatter), formatter.name).toEqual([])
    })
  })
})
