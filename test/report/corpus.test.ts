import {existsSync, readdirSync, readFileSync} from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import {describe, expect, test} from 'vitest'
import {compareDocuments} from '../../src/compare.ts'
import {formats} from '../../src/report/index.ts'
import {rowCounts} from '../../src/report/parts/count-words.ts'
import {utf8Length} from '../../src/text/utf8.ts'
import {COMMAND, RAW_CONTROL, withoutOwnCommands} from './support/nasty.ts'

const corpus = new URL('../../../shared/corpus/', import.meta.url)

function pairs(): [string, URL, URL][] {
  if (!existsSync(corpus)) return []
  const runtime = (name: string) => new URL(`runtime_reference/${name}.md`, corpus)
  const real = new URL('real/', corpus)
  return [
    ['runtime reference', runtime('R1'), runtime('R2')],
    ['runtime reference, routes removed', runtime('seed'), runtime('R1')],
    ...readdirSync(real).flatMap(name =>
      readdirSync(new URL(`${name}/`, real)).map((pair): [string, URL, URL] => {
        const folder = new URL(`${name}/${pair}/`, real)
        return [`${name} ${pair}`, new URL('old.md', folder), new URL('new.md', folder)]
      }),
    ),
  ]
}

const schema = JSON.parse(readFileSync(new URL('../../report.schema.json', import.meta.url), 'utf8'))
const validate = new Ajv2020.default({strict: true}).compile(schema)

describe.skipIf(!existsSync(corpus))('reports of real documents', () => {
  for (const [name, old, next] of pairs()) {
    test(name, async () => {
      const input = (url: URL, revision: string) => ({
        text: readFileSync(url, 'utf8'),
        path: 'docs/reference.md',
        revision,
      })
      const {report, patch} = await compareDocuments([input(old, 'base')], [input(next, 'head')])
      for (const format of formats) {
        const output = await format.render(report, {colour: false, width: 100, patch, marker: '<!-- refdiff -->'})
        expect(output).not.toMatch(RAW_CONTROL)
        expect(withoutOwnCommands(output, format.id)).not.toMatch(COMMAND)
        if (format.id === 'json') {
          const parsed = JSON.parse(output)
          validate(parsed)
          expect(validate.errors).toBeNull()
          expect(parsed).toEqual(JSON.parse(JSON.stringify(report)))
        }
        if (format.id === 'markdown') expect(utf8Length(output)).toBeLessThanOrEqual(1_048_576)
        if (format.id === 'comment') expect(output.length).toBeLessThanOrEqual(65_536)
      }
      // The counts beside the tables add up to the summary's.
      const sum = {added: 0, removed: 0, changed: 0, renamed: 0, relocated: 0}
      for (const table of report.documents.flatMap(({tables}) => tables)) {
        for (const [what, number] of Object.entries(rowCounts(table))) sum[what as keyof typeof sum] += number
      }
      expect(report.summary).toMatchObject(sum)
    })
  }
})
