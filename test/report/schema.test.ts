import {readdirSync, readFileSync} from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import {safeParse} from 'valibot'
import {describe, expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import {named} from '../../src/contract.ts'
import type {Acceptance, Report} from '../../src/model.ts'
import {formats} from '../../src/report/index.ts'
import {reportJsonSchema} from '../../src/report/report-schema.ts'
import {cases, many} from './support/cases.ts'

const json = formats.find(({id}) => id === 'json')!
const written = readFileSync(new URL('../../report.schema.json', import.meta.url), 'utf8')
const schema = JSON.parse(written)
const validate = new Ajv2020.default({strict: true, allErrors: true}).compile(schema)

test('report.schema.json is up to date: npm run schema', () => {
  expect(written).toBe(reportJsonSchema())
})

interface Shape {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

/** Objects whose properties do not stand in the order of the schema, by their pointers. */
function misplaced(value: unknown, shape: Shape | undefined, path = ''): string[] {
  if (typeof value !== 'object' || value === null || !shape) return []
  if (shape.$ref) return misplaced(value, schema.$defs[shape.$ref.split('/').at(-1)!], path)
  if (shape.anyOf) return shape.anyOf.flatMap(option => misplaced(value, option, path))
  if (Array.isArray(value)) return value.flatMap((item, at) => misplaced(item, shape.items, `${path}/${at}`))
  const {properties} = shape
  if (!properties) return []
  const [own, known] = [Object.keys(value), Object.keys(properties)]
  const wrong = own.join() === known.filter(name => own.includes(name)).join() ? [] : [`${path}: ${own}`]
  return [
    ...wrong,
    ...Object.entries(value).flatMap(([name, item]) => misplaced(item, properties[name], `${path}/${name}`)),
  ]
}

describe('a report as JSON', () => {
  for (const {name, report} of [...cases, {name: 'many', report: many(200)}]) {
    test(`${name} agrees with the schema`, async () => {
      const parsed: Record<string, unknown> = JSON.parse(await json.render(report, {colour: false, width: 80}))
      validate(parsed)
      expect(validate.errors).toBeNull()
      expect(parsed).toEqual(JSON.parse(JSON.stringify(report)))
      expect(safeParse(named.Report, report).success).toBe(true)
    })
  }

  test('refuses what is no report', () => {
    for (const wrong of [{}, {...cases[0]!.report, verdict: 'fine'}, {...cases[0]!.report, documents: [{}]}]) {
      expect(validate(JSON.parse(JSON.stringify(wrong)))).toBe(false)
    }
  })
})

test('reports are built in the order of the schema: of every case, with noise, everything accepted once', async () => {
  const folder = new URL('../cases/', import.meta.url)
  const names = readdirSync(folder, {withFileTypes: true}).filter(entry => entry.isDirectory())
  expect(names.length).toBeGreaterThan(20)
  for (const {name} of names) {
    const [old, next] = ['old.md', 'new.md'].map(file => readFileSync(new URL(`${name}/${file}`, folder), 'utf8'))
    const input = {path: 'a.md', revision: 'main', label: 'a'}
    const run = (acceptances: Acceptance[]) =>
      compare({text: old!, ...input}, {text: next!, ...input}, {noise: true, acceptances, today: '2026-01-01'})
    const report = await run([])
    expect(misplaced(report, schema), name).toEqual([])
    expect(misplaced(await run(acceptancesOf(report)), schema), name).toEqual([])
  }
})

/** One for everything found, every third of them over. */
function acceptancesOf({documents}: Report): Acceptance[] {
  const found = documents.flatMap(({findings, tables, diagnostics}) => [
    ...findings,
    ...tables.flatMap(table => table.findings),
    ...diagnostics,
  ])
  return found.map(({fingerprint, rule}, at) => ({
    ...{fingerprint, rule, count: 1, reason: 'fine', by: 'test'},
    until: at % 3 === 0 ? '2025-01-01' : '2027-01-01',
  }))
}
