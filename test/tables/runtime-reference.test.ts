import {existsSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {readDocument} from '../../src/markdown/index.ts'
import type {RawDocument, TableType, Value} from '../../src/model.ts'
import {settled} from '../../src/suspend.ts'
import {columnTypeOf, linkContexts, recognise} from '../../src/tables/index.ts'

const folder = new URL('../../../shared/corpus/runtime_reference/', import.meta.url)

interface Row {
  readonly key: string
  readonly values: readonly Value[]
}

/** Every row of the four tables, read against the other revision. */
async function rowsOf(document: RawDocument, other: RawDocument, side: 'old' | 'new'): Promise<Row[]> {
  const contexts = side === 'old' ? linkContexts(document, other) : linkContexts(other, document)
  return settled(() =>
    document.tables.flatMap(table => {
      const type = recognise(table, undefined) as TableType
      const columns = table.header.map(cell => columnTypeOf(type, cell.visible, table, undefined))
      return [...table.rows].map(row => {
        const values = columns.map((column, index) => column.kind.read(row.cells[index]!, contexts[side]))
        const key = columns.flatMap(({role}, index) => (role === 'identity' ? [values[index]?.canon] : []))
        return {key: `${type.id} ${key.join(' / ')}`, values}
      })
    }),
  )
}

async function compared(old: string, next: string) {
  const [before, after] = [await readDocument(old), await readDocument(next)]
  const [left, right] = [await rowsOf(before, after, 'old'), await rowsOf(after, before, 'new')]
  const byKey = new Map(right.map(row => [row.key, row]))
  const result = {equal: 0, moved: 0, changed: [] as string[], removed: [] as string[], added: [] as string[]}
  for (const {key, values} of left) {
    const other = byKey.get(key)
    byKey.delete(key)
    if (other === undefined) result.removed.push(key)
    else if (values.some((value, index) => value.canon !== other.values[index]?.canon)) result.changed.push(key)
    else if (values.some((value, index) => value.anchors !== other.values[index]?.anchors)) result.moved++
    else result.equal++
  }
  result.added.push(...byKey.keys())
  return result
}

describe.skipIf(!existsSync(folder))('the runtime reference', () => {
  const text = (name: string) => readFileSync(new URL(`${name}.md`, folder), 'utf8')

  test('R1 → R2 is one row and fourteen moves', async () => {
    expect(await compared(text('R1'), text('R2'))).toEqual({
      equal: 168,
      moved: 14,
      changed: [],
      removed: [],
      added: ['configurations vllm.config.sm70_draft.Sm70DraftConfig'],
    })
  })

  test('seed has three routes more', async () => {
    const {added, changed, moved} = await compared(text('R1'), text('seed'))
    expect([added.length, changed, moved]).toEqual([3, [], 0])
  })

  test.each<[string, (text: string) => string]>([
    ['strong written with stars', all => all.replaceAll('__post_init__', '**post_init**')],
    ['the prefix of links', all => all.replaceAll('../../../', '../../')],
    ['a document further up', all => all.replaceAll('../../../', './')],
    [
      'order of members and fields',
      all =>
        all
          .replace(/\{"chunk_alignment": 1, (.*?), "xqa": false\}/g, '{"xqa": false, $1, "chunk_alignment": 1.0}')
          .replaceAll('FP16, FP8_E4M3', 'FP8_E4M3, FP16'),
    ],
    ['padding and CRLF', all => all.replaceAll(' | ', '   |\t').replaceAll('\n', '\r\n')],
  ])('%s is noise', async (_, edit) => {
    const old = text('R1')
    const next = edit(old)
    expect(next).not.toBe(old)
    expect(await compared(old, next)).toMatchObject({changed: [], removed: [], added: [], moved: 0})
    expect(await compared(next, old)).toMatchObject({changed: [], removed: [], added: [], moved: 0})
  })

  test('a lost pair of underscores is a change', async () => {
    const {changed} = await compared(text('R1'), text('R1').replace('__post_init__', 'post_init'))
    expect(changed).toHaveLength(1)
  })

  test('one link with another prefix than the rest is a change', async () => {
    const next = text('R1').replaceAll('../../../', '../../').replace('../../vllm', '../../../vllm')
    expect((await compared(text('R1'), next)).changed.length).toBeGreaterThan(100)
  })

  test('nothing in it is unreadable', async () => {
    const document = await readDocument(text('R2'))
    const rows = await rowsOf(document, document, 'old')
    expect(rows.flatMap(row => row.values.flatMap(value => value.faults ?? []))).toEqual([])
  })
})
