/** What share of real documents the scanner reads: the READMEs of the packages that development needs, and the corpus. */
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readBy} from '../../src/markdown/index.ts'
import {corpusDocuments} from './corpus.ts'

const packages = join(import.meta.dirname, '../../node_modules')

function* documentsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* documentsIn(path)
    else if (entry.name.endsWith('.md')) yield readFileSync(path, 'utf8')
  }
}

async function share(documents: ReadonlySet<string>): Promise<number> {
  let scanned = 0
  for (const text of documents) {
    const by = await readBy(text, 'scan').then(
      read => read.by,
      () => 'refused',
    )
    if (by === 'scan') scanned++
  }
  return scanned / documents.size
}

test('at least 99 of 100 documents in packages', async () => {
  const documents = new Set(documentsIn(packages))
  expect(documents.size).toBeGreaterThan(200)
  expect(await share(documents)).toBeGreaterThan(0.99)
})

test.skipIf(corpusDocuments.length === 0)('every document of the corpus', async () => {
  expect(await share(new Set(corpusDocuments.map(({text}) => text())))).toBe(1)
})
