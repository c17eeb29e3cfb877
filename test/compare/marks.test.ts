import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'

const matrix = (marks: readonly string[], before = '') =>
  `${before}\n\n## Support\n\n| Feature | Linux |\n|-|-|\n${marks.map((mark, at) => `| f${at} | ${mark} |\n`).join('')}`
const inputs = (required: readonly string[]) =>
  `## Inputs\n\n| Name | Description | Type | Default | Required |\n|-|-|-|-|-|\n${required.map((mark, at) => `| i${at} | d | n | 1 | ${mark} |\n`).join('')}`

async function told(old: string, next: string): Promise<string[]> {
  const {documents} = await compare(old, next)
  return documents[0]!.tables.flatMap(({findings}) =>
    findings.flatMap(({key, fields}) => fields.map(field => `${key[0] ?? 'all'} ${field.old} → ${field.new}`)),
  )
}

test('a column that goes from one mark to another says the same', async () => {
  expect(await told(matrix(['✔', '✔', '❌']), matrix(['✅', '✅', '✖']))).toEqual([])
  expect(await told(matrix(['yes', 'no', '✅']), matrix(['Yes', 'No', '✅']))).toEqual([])
  expect(await told(inputs(['yes', 'no']), inputs(['true', 'false']))).toEqual([])
})

test('where a column has both, in either revision, they are two', async () => {
  expect(await told(matrix(['✅', '✅', '❌']), matrix(['✅', '✔', '❌']))).toEqual(['f1 ✅ → ✔'])
  expect(await told(matrix(['✅', '☑️', '❌']), matrix(['✅', '✅', '❌']))).toEqual(['f1 ☑ → ✅'])
  expect(await told(matrix(['✅', '❌', '🚫']), matrix(['✅', '🚫', '🚫']))).toEqual(['f1 ❌ → 🚫'])
  expect(await told(matrix(['✅ since 2', '✅', '❌']), matrix(['☑️ since 2', '✅', '❌']))).toEqual([
    'f0 ✅ since 2 → ☑ since 2',
  ])
  expect(await told(inputs(['yes', 'no', 'yes']), inputs(['true', 'no', 'yes']))).toEqual(['i0 yes → true'])
})

test('where a legend has both, they are two in every table', async () => {
  const legend = 'Legend: ✅ by default, ☑️ on request, ❌ never.'
  expect(await told(matrix(['✅', '❌'], legend), matrix(['☑️', '❌'], legend))).toEqual(['f0 ✅ → ☑'])
  expect(await told(matrix(['✅', '❌'], legend), matrix(['✅', '✖'], legend))).toEqual([])
})
