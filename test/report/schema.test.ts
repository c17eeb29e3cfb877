import {readFileSync} from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import type {InferOutput} from 'valibot'
import {safeParse} from 'valibot'
import {describe, expect, test} from 'vitest'
import type {Report} from '../../src/model.ts'
import {formats} from '../../src/report/index.ts'
import {reportJsonSchema} from '../../src/report/json-schema.ts'
import {reportSchema} from '../../src/report/schema.ts'
import {cases, many} from './support/cases.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** The compiler refuses this line once schema.ts and model.ts differ. */
const same: Equal<InferOutput<typeof reportSchema>, Report> = true

const json = formats.find(({id}) => id === 'json')!
const written = readFileSync(new URL('../../report.schema.json', import.meta.url), 'utf8')
const validate = new Ajv2020.default({strict: true, allErrors: true}).compile(JSON.parse(written))

test('report.schema.json is up to date: npm run schema', () => {
  expect(written).toBe(reportJsonSchema())
  expect(same).toBe(true)
})

describe('a report as JSON', () => {
  for (const {name, report} of [...cases, {name: 'many', report: many(200)}]) {
    test(`${name} agrees with the schema, in the order of the contract`, async () => {
      const parsed: Record<string, unknown> = JSON.parse(await json.render(report, {colour: false, width: 80}))
      validate(parsed)
      expect(validate.errors).toBeNull()
      expect(parsed).toEqual(JSON.parse(JSON.stringify(report)))
      expect(safeParse(reportSchema, report).success).toBe(true)
      expect(Object.keys(parsed)).toEqual(['schemaVersion', 'tool', 'verdict', 'summary', 'documents'])
    })
  }

  test('does not depend on the order in which it was built', async () => {
    const reverse = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(reverse)
      const isValue = '$number' in value || Object.values(value).every(item => item === true)
      return isValue
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, item]) => [key, reverse(item)]),
          )
    }
    const context = {colour: false, width: 80}
    const turned = reverse(cases[0]!.report) as Report
    expect(await json.render(turned, context)).toBe(await json.render(cases[0]!.report, context))
  })

  test('refuses what is no report', () => {
    for (const wrong of [{}, {...cases[0]!.report, verdict: 'fine'}, {...cases[0]!.report, documents: [{}]}]) {
      expect(validate(JSON.parse(JSON.stringify(wrong)))).toBe(false)
    }
  })
})
