import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {everything, follow, judged, one} from './follow.ts'

// The same as in landed.test.ts between documents that nobody chose: any two of few words, and real ones.

const word = fc.constantFrom(
  'a',
  'b',
  'c',
  'a b',
  '',
  '1',
  '`a`',
  '**b**',
  '[a](b.md#L1)',
  '[a](b.md#L2)',
  '{"a": 1}',
  'x, y',
)
const shape = fc.constantFrom('{"page_sizes": [784]}', '{"page_sizes": [16], "min_chunk": 2}', '{}', '{"a":', '')
const header = fc.constantFrom<readonly string[]>(
  ['Name', 'Default'],
  ['Name', 'Default', 'Since'],
  ['', 'Name'],
  ['', ''],
  ['Default', 'Name', 'Name'],
  ['Route', 'Stage', 'Codecs', 'Declared shape / flags', 'Source'],
  ['Path', 'Stage', 'Codecs', 'Declared shape / flags', 'Source'],
  ['Feature', 'CPU', 'GPU'],
  ['Name', 'Description', 'Type', 'Default', 'Required'],
)
const heading = fc.constantFrom('Values', 'Other', 'Attention route declarations', 'Inputs')

const cells = (titles: readonly string[]) =>
  fc
    .tuple(...titles.map(title => (title.startsWith('Declared') ? shape : word)), fc.constantFrom(0, 0, 0, 0, 1, -1))
    .map(all => {
      const row = all.slice(0, -1) as string[]
      const width = all.at(-1) as number
      const written = width < 0 ? row.slice(0, -1) : width > 0 ? [...row, 'more'] : row
      return `| ${written.join(' | ')} |`
    })

const table = header.chain(titles =>
  fc
    .array(cells(titles), {maxLength: 6})
    .map(rows => [`| ${titles.join(' | ')} |`, `|${' --- |'.repeat(titles.length)}`, ...rows].join('\n')),
)
const section = fc
  .record({heading, prose: fc.constantFrom('', 'Some words.', 'Other words.'), tables: fc.array(table, {maxLength: 2})})
  .map(each => `## ${each.heading}\n\n${[each.prose, ...each.tables].join('\n\n')}`)
const document = fc.array(section, {maxLength: 3}).map(sections => `# Reference\n\n${sections.join('\n\n')}\n`)

// In parts, each with a time limit of its own: all 300 runs take half of one limit where nothing else runs, and more
// than all of it on a machine that is busy.
const parts = [1, 2, 3, 4, 5, 6]

test.each(parts)('what differs between any two documents shows until it has landed, part %i', async () => {
  await fc.assert(
    fc.asyncProperty(document, document, document, async (old, next, third) => {
      fc.pre(old.trimEnd() !== next.trimEnd())
      const entries = await follow(one(old), one(next), everything)
      // Whatever comes next; what fits it is used.
      expect((await judged(one(next), one(third), entries, everything)).unused).toEqual([])
      expect((await judged(one(old), one(third), entries, everything)).spent).toEqual([])
    }),
    {numRuns: 300 / parts.length},
  )
})

const corpus = fileURLToPath(new URL('../../../shared/corpus/real/', import.meta.url))
const folders = existsSync(corpus) ? readdirSync(corpus).sort() : []

describe.skipIf(folders.length === 0)('over the corpus', () => {
  test.each(folders)('%s', async folder => {
    for (const pair of readdirSync(`${corpus}${folder}`).sort()) {
      const [before = '', after = ''] = ['old.md', 'new.md'].map(name =>
        readFileSync(`${corpus}${folder}/${pair}/${name}`, 'utf8'),
      )
      await follow(one(before), one(after), everything).catch((error: Error) => {
        throw new Error(`${folder} ${pair}: ${error.message}`, {cause: error})
      })
    }
    expect.hasAssertions()
  })
})
