import {readdirSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import type {RenderContext} from '../../src/report/format.ts'
import {formats} from '../../src/report/index.ts'
import {cases} from './support/cases.ts'

/** What each format makes of each report: `npx vitest run test/report/goldens.test.ts -u` writes the files anew. */

/** Not `.md`: formatters would mend the Markdown. */
const extension = (id: string) => (id.startsWith('json') ? 'json' : 'txt')

const context: RenderContext = {
  colour: false,
  width: 80,
  patch: async () => [{op: 'remove', path: '/tables/routes/rows/["a\u202e"]'}],
  link: ({path, revision}, line) => `https://github.example/o/r/blob/${revision}/${path}${line > 0 ? `#L${line}` : ''}`,
  marker: '<!-- refdiff -->',
  more: 'https://github.example/o/r/actions/runs/1',
}

for (const format of formats) {
  describe(format.id, () => {
    for (const {name, report} of cases) {
      test(name, async () => {
        const output = await format.render(report, context)
        await expect(output).toMatchFileSnapshot(`goldens/${name}.${format.id}.golden.${extension(format.id)}`)
      })
    }
  })
}

describe('a real comparison', async () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../fixtures/runtime-reference/${name}.md`, import.meta.url), 'utf8')
  const side = (name: string, revision: string) => ({text: read(name), path: 'docs/reference.md', revision})
  const report = await compare(side('old', 'base'), side('new', 'head'))

  for (const format of formats.filter(({id}) => !id.startsWith('json'))) {
    test(format.id, async () => {
      await expect(await format.render(report, context)).toMatchFileSnapshot(`goldens/fixture.${format.id}.golden.txt`)
    })
  }
})

test('no golden is left over from a report or format that is gone', () => {
  const names = new Set([...cases.map(({name}) => name), 'fixture', 'all'])
  const ids = new Set(formats.map(({id}) => id))
  for (const file of readdirSync(new URL('goldens/', import.meta.url))) {
    const [name, id] = file.split('.')
    expect(names).toContain(name)
    expect(ids).toContain(id)
  }
})

describe('text', () => {
  const text = formats.find(({id}) => id === 'text')!

  for (const width of [60, 120]) {
    test(`at ${width} columns`, async () => {
      const outputs = await Promise.all(cases.map(({report}) => text.render(report, {...context, width})))
      await expect(outputs.join('\n———\n\n')).toMatchFileSnapshot(`goldens/all.text.${width}.golden.txt`)
    })
  }

  test('in colour', async () => {
    const output = await text.render(cases[0]!.report, {...context, colour: true})
    await expect(output.replaceAll('\u001b', '␛')).toMatchFileSnapshot('goldens/everything.text.colour.golden.txt')
  })
})
