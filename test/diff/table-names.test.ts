import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import {distinctNames} from '../../src/text/distinct-names.ts'

const table = (title: string) => `| ${title} | Default |\n| --- | --- |\n| a | 1 |\n| b | 2 |\n`

/** What a reader calls the tables of a document. */
async function names(text: string): Promise<(string | undefined)[]> {
  const report = await compare(text, text)
  return report.documents[0]!.tables.map(({name}) => name)
}

test('a table is named by as few headings as tell it from the others', async () => {
  const text = ['# Tools', '## Java', '### Versions', table('A'), '## Go', '### Versions', table('A'), '### Modules']
  expect(await names([...text, table('A')].join('\n\n'))).toEqual(['Java › Versions', 'Go › Versions', 'Modules'])
})

test('several tables under one heading by the line above each, else by which it is', async () => {
  const text = [
    '# Options',
    'Of **readers**:',
    table('A'),
    '**Writers**',
    table('B'),
    table('C'),
    'Some text.',
    table('D'),
  ]
  expect(await names(text.join('\n\n'))).toEqual([
    'Options › Of readers',
    'Options › Writers',
    'Options, table 3',
    'Options, table 4',
  ])
})

test('a table under no heading by the line above it, else by its titles', async () => {
  expect(await names(`Settings of the server:\n\n${table('A')}`)).toEqual(['Settings of the server'])
  expect(await names(`Some text.\n\n${table('A')}`)).toEqual(['A, Default'])
})

test('a heading that ends another one is told from it', () => {
  expect(distinctNames([['X'], ['Y', 'X'], ['Z'], ['Z']])).toEqual(['X', 'Y › X', 'Z', 'Z'])
})
