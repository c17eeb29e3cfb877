import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const rows = [...read('docs/trust.md').matchAll(/^\|(?! Who| ---)(.*)\|$/gm)].map(([, row = '']) =>
  row.split('|').map(cell => cell.trim()),
)

describe('docs/trust.md: each way to influence a result has a test that shows what stops it', () => {
  test.each(rows)('%s: %s: %s', (_who, by, tries, stops, shown = '') => {
    for (const cell of [by, tries, stops]) expect(cell).not.toBe('')
    const [, file = '', title = ''] = /^([\w-]+): (.*)$/.exec(shown) ?? []
    const quoted = [title, title.replaceAll("'", "\\'")]
    const source = read(`test/action/${file}.test.ts`)
    const titles = [...source.matchAll(/(?:test|describe)\(\s*(['"`])(.*?)\1,/gs)].map(match => match[2])
    expect(titles.filter(found => quoted.includes(found ?? ''))).toHaveLength(1)
  })

  test('whoever may merge config and acceptances is to be named in CODEOWNERS', () => {
    const [, owners = ''] = /CODEOWNERS`:\n+ +```\n([\s\S]*?)```/.exec(read('docs/trust.md')) ?? []
    expect(
      owners
        .trim()
        .split('\n')
        .map(line => line.trim().split(/\s+/)[0]),
    ).toEqual(['/refdiff.yml', '/refdiff.accepted.yml'])
  })

  test('all that a stranger writes is in the table', () => {
    const by = new Set(rows.map(row => row[1]))
    for (const word of ['config', 'acceptance', 'label', 'artifact', 'file names', 'branch names', 'commit messages'])
      expect(by).toContain(word)
  })
})
