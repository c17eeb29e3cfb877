import {describe, expect, test} from 'vitest'
import {compare} from '../../src/index.ts'
import {lawFaults} from './law.ts'
import {demote, moveRow, mutate, retitle, shuffleSections} from './mutants.ts'
import {hasCorpus, readPairs} from './pairs.ts'
import {readTables} from './reader.ts'
import {score} from './score.ts'

/** Seeds a document; a failing one is named by its test. */
const SEEDS = [1, 2, 3]

describe.skipIf(!hasCorpus)('edits of real documents, known by construction, are found and nothing else', () => {
  const pairs = hasCorpus ? readPairs() : []
  const documents = new Map(pairs.map(pair => [pair.name.replace(/\/.*/, ''), pair]))
  // The runtime reference has edits of its own, which know its columns (test/laws).
  documents.delete('runtime_reference')

  for (const [name, pair] of documents) {
    for (const seed of SEEDS) {
      for (const edit of [mutate, shuffleSections, retitle, moveRow, demote]) {
        const mutant = edit(pair.old.text, seed)
        if (!mutant) continue
        test(`${name}, seed ${seed}: ${mutant.edits.join('; ')}`, async () => {
          const report = await compare(pair.old.text, mutant.text)
          const result = score(mutant.expected, report)
          // A table type may be recognised by the very column that was removed; then the report says that, too.
          // A new title is written without the link that the old one had, which is a change of its own.
          const isUnlinked = (text: string) => /^(?:prose|column) changed '.*zq\d/.test(text)
          const wrong = result.false.filter(text => !text.startsWith('typing-lost') && !isUnlinked(text))
          expect({missed: result.missed, false: wrong}).toEqual({missed: [], false: []})
          const faults = report.documents.flatMap(document =>
            lawFaults(document, readTables(pair.old.text), readTables(mutant.text)),
          )
          expect(faults).toEqual([])
        })
      }
    }
  }
})
