import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'

const table = (...rows: string[]) =>
  `# T\n\n| Area | Lead | Room |\n|-|-|-|\n${rows.map(row => `| ${row} |`).join('\n')}\n`

async function told(old: string, next: string): Promise<string[]> {
  const {documents} = await compare(old, next)
  return documents[0]!.tables[0]!.findings.map(({message}) => message)
}

const owners = ['Core | Ann | 1', ' | Bob | 2', ' | Cy | 3', 'Docs | Ann | 4', ' | Bob | 5', 'Infra | Flo | 6']

/** The same rows with one of them changed. */
const edited = (at: number, row: string) => table(...owners.map((each, index) => (index === at ? row : each)))

test('a row that goes on with a name takes the name, and writing it out is a change of that row alone', async () => {
  expect(await told(table(...owners), edited(1, 'Core | Bob | 2'))).toEqual([
    'row `Core` / `Bob`: Area (nothing) → `Core`',
  ])
  expect(await told(edited(4, 'Docs | Bob | 5'), table(...owners))).toEqual([
    'row `Docs` / `Bob`: Area `Docs` → (nothing)',
  ])
})

test('a row that goes on with another name is another row', async () => {
  const moved = table(...owners.filter((_, at) => at !== 2), ' | Cy | 3')
  expect((await told(table(...owners), moved)).join()).toContain('`Infra` / `Cy`')
})

test('where one row writes out what stands above it, an empty cell says nothing', async () => {
  const rows = [
    'shut | one | 1',
    'open | two | 1',
    ' | three | 1',
    'open | four | 1',
    'open | one | 1',
    'shut | two | 1',
  ]
  const old = table(...rows)
  for (const name of ['shut', 'open', 'late']) {
    const messages = await told(old, old.replace('|  | three', `| ${name} | three`))
    expect(messages).toContain('row `three` removed')
  }
})

test('a name that a row takes over when the row above goes is the same name', async () => {
  const [, second, ...rest] = owners
  const report = await compare(table(...owners), table(second!.replace(' |', 'Core |'), ...rest))
  expect(report.documents[0]!.tables[0]!.findings.map(({rule}) => rule)).toEqual(['row-removed'])
})
