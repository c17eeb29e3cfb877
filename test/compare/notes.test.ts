import {describe, expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'

const table = (...rows: string[]) =>
  `## Fields\n\n| Name | Shape | Type |\n|-|-|-|\n${rows.map(row => `| ${row} |\n`).join('')}`
const noted = (notes: readonly string[], ...rows: string[]) => `${table(...rows)}\n${notes.join('\n\n')}\n`

async function told(old: string, next: string): Promise<string[]> {
  const {documents} = await compare(old, next)
  const {findings} = documents[0]!.tables[0]!
  return findings.flatMap(({key, fields}) =>
    fields.map(field => `${key[0]} ${field.column} ${field.old} → ${field.new}`),
  )
}

const one = 'The first.'
const two = 'The second.'
const row = (mark: string) => `pos | one of the shapes${mark} | x`

describe.each<[string, (number: number, text: string) => string]>([
  ['a paragraph each', (number, text) => `[${number}] ${text}`],
  ['bold numbers', (number, text) => `**[${number}] \`pos\`:** ${text}`],
  ['list items', (number, text) => `- [${number}] ${text}`],
  ['a numbered list', (number, text) => `${number}. ${text}`],
  ['escaped brackets', (number, text) => `\\[${number}\\]: ${text}`],
  ['raised numbers', (number, text) => `<sup>[${number}]</sup> ${text}`],
])('notes as %s', (_, note) => {
  const mark = row(' [1]')

  test('are numbered anew when one comes before them', async () => {
    const next = noted([note(1, 'A new one.'), note(2, one)], row(' [2]'), 'new | any [1] | x')
    expect(await told(noted([note(1, one)], mark), next)).toEqual([])
  })

  test('are others where the number leads to another note', async () => {
    const notes = [note(1, one), note(2, two)]
    expect(await told(noted(notes, mark), noted(notes, row(' [2]')))).toEqual([
      'pos Shape one of the shapes [1] → one of the shapes [2]',
    ])
  })

  test('come and go as text does', async () => {
    expect(await told(noted([note(1, one)], row('')), noted([note(1, one)], mark))).toEqual([
      'pos Shape one of the shapes → one of the shapes [1]',
    ])
  })
})

test('citations stand at the end of the document', async () => {
  const cited = (...notes: string[]) =>
    `\n## Limits\n\n| Name | Most |\n|-|-|\n| a | 1 |\n\n## References\n\n${notes.join('\n')}\n`
  const old = table(row(' [1]')) + cited(`1. ${one}`)
  expect(await told(old, table(row(' [2]')) + cited(`1. ${two}`, `2. ${one}`))).toEqual([])
  expect(await told(old, table(row(' [2]')) + cited(`1. ${one}`))).toHaveLength(1)
})

test('numbers in brackets are text where no note has them, and sizes in a type', async () => {
  expect(await told(table(row(' [404]')), table(row(' [403]')))).toHaveLength(1)
  const notes = [`[1] ${one}`, `[2] ${one}`]
  expect(await told(noted(notes, 'pos | a | float [1]'), noted(notes, 'pos | a | float [2]'))).toEqual([
    'pos Type float [1] → float [2]',
  ])
})

test('a footnote is one where the document defines it', async () => {
  const note = '[^a]: One.\n\n[^b]: Two.'
  expect(await told(noted([note], row('[^a]')), noted([note], row('[^b]')))).toEqual([])
  expect(await told(table(row('[^a]')), table(row('[^b]')))).toHaveLength(1)
  expect(await told(noted([note], row('[^a]')), noted([note], row('[^c]')))).toHaveLength(1)
  expect(await told(noted([note], row('`[^a]`')), noted([note], row('`[^b]`')))).toHaveLength(1)
  expect(await told(noted([note], row('`[^a]` [^a]')), noted([note], row(' [^a]')))).toHaveLength(1)
})
