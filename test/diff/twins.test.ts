import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {TableDiff} from '../../src/diff/change.ts'
import {diffDocument} from '../../src/diff/diff-document.ts'
import {anchorsAlone, cellsOf, DIFFERENT} from '../../src/diff/rows/anchors-only.ts'
import {readDocument} from '../../src/markdown/index.ts'
import {settled} from '../../src/suspend.ts'
import {tableTypes} from '../../src/tables/index.ts'

describe('rows that differ in line anchors alone', () => {
  test('are told with the cells that hold them', () => {
    const told = (old: string, next: string) => cellsOf(anchorsAlone(old, next))
    expect(told('| a | [b](c.py#L1) | [d](e#L2) |', '| a | [b](c.py#L21) | [d](e#L2) |')).toEqual([1])
    expect(told('a | [b](c.py#L1); [b](d.py#L3) | [d](e#L2)', 'a | [b](c.py#L9); [b](d.py#L4) | [d](e#L3)')).toEqual([
      1, 2,
    ])
    expect(told('| ![a](b#L1) |', '| ![a](b#L2) |')).toEqual([0])
    expect(anchorsAlone('| a |', '| a |')).toBe(0)
  })

  test.each([
    ['another path', '| [b](c.py#L1) |', '| [b](d.py#L2) |'],
    ['text', '| c.py#L1 |', '| c.py#L2 |'],
    ['text in code', '| `[b](c.py#L1)` |', '| `[b](c.py#L2)` |'],
    ['an escaped bracket', '| \\[b](c.py#L1) |', '| \\[b](c.py#L2) |'],
    ['no opening bracket', '| b](c.py#L1) |', '| b](c.py#L2) |'],
    ['brackets of its own before', '| [a] b](c.py#L1) |', '| [a] b](c.py#L2) |'],
    ['a bracket in another cell', '| [a | b](c.py#L1) |', '| [a | b](c.py#L2) |'],
    ['a footnote mark', '| [^b](c.py#L1) |', '| [^b](c.py#L2) |'],
    ['a tag', '| <a title="[b](c.py#L1)"> |', '| <a title="[b](c.py#L2)"> |'],
    ['no digits on one side', '| [b](c.py#L) |', '| [b](c.py#L2) |'],
    ['more of the destination behind', '| [b](c.py#L1x) |', '| [b](c.py#L2x) |'],
    ['a title', '| [b](c.py "x#L1) |', '| [b](c.py "x#L2) |'],
    ['a cell more', '| [b](c.py#L1) |', '| [b](c.py#L2) | |'],
    ['too many cells', `${'|'.repeat(40)}[b](c.py#L1)|`, `${'|'.repeat(40)}[b](c.py#L2)|`],
  ])('are left to those who read cells: %s', (_, old, next) => {
    expect(anchorsAlone(old, next)).toBe(DIFFERENT)
    expect(anchorsAlone(next, old)).toBe(DIFFERENT)
  })
})

const cell = fc.oneof(
  {weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', '', '`k`', 'x_y')},
  fc
    .tuple(
      fc.constantFrom('', 'a', '[', '[^', ']', '`', '<', '\\', 'x ['),
      fc.integer({min: 1, max: 3}),
      fc.constantFrom('', '`', ' z'),
    )
    .map(([before, line, after]) => `${before}[t](p.md#L${line})${after}`),
)
const row = fc.array(cell, {minLength: 3, maxLength: 3})
const rows = fc.array(row, {maxLength: 12})

/** Like `rows`, some rows gone, new, moved or with other lines in their anchors. */
const edited = (from: readonly string[][]) =>
  fc.tuple(fc.infiniteStream(fc.nat(9)), fc.array(row, {maxLength: 3})).map(([choices, fresh]) => {
    const next: string[][] = []
    for (const cells of from) {
      const [choice] = choices.take(1)
      if (choice === 0) continue
      const extra = choice === 1 ? fresh.pop() : undefined
      if (extra) next.push(extra)
      next.push(choice! < 6 ? cells.map(text => text.replace(/#L(\d)/, (_, line) => `#L${Number(line) + 4}`)) : cells)
    }
    return next
  })

const write = (title: string, body: readonly string[][]) =>
  [`| ${title} | B | C |`, '| - | - | - |', ...body.map(cells => `| ${cells.join(' | ')} |`), ''].join('\n')

/** All that a table says of its rows, but for how it was found out. */
function said(table: TableDiff) {
  const {counts, changes, pairs, duplicates, restated} = table
  const refs = (all: readonly {row: number; key: readonly string[]}[]) => all.map(({row, key}) => [row, key])
  return {
    counts,
    pairs,
    duplicates,
    changes: changes.map(({old, new: next, fields, ...rest}) => ({
      ...rest,
      old: refs(old),
      next: refs(next),
      fields: fields.map(({column, part}) => [column, part]),
    })),
    restated: restated.map(({old, new: next}) => [old.row, next.row]),
    noise: table.noise().map(({old, new: next, columns, class: noise}) => [old.row, next.row, columns, noise]),
  }
}

/** Where definitions differ, a row that may hold a link is read, whatever its source. */
test('rows told by their source say what reading them would say', async () => {
  const hints = {types: tableTypes, keyFor: () => undefined}
  let twins = 0
  await fc.assert(
    fc.asyncProperty(
      rows.chain(old => fc.tuple(fc.constant(old), edited(old))),
      fc.constantFrom('Name', 'A'),
      async ([old, next], title) => {
        const compared = async (definitions: readonly [string, string]) => {
          const texts = [`${write(title, old)}${definitions[0]}`, `${write(title, next)}${definitions[1]}`]
          const [from, to] = await Promise.all(
            texts.map(async text => ({input: {text, path: 'a.md'}, document: await readDocument(text)})),
          )
          return (await settled(() => diffDocument(from, to, hints))).tables
        }
        const [quick, slow] = [await compared(['', '']), await compared(['\n[z]: old\n', '\n[z]: new\n'])]
        twins += quick[0]?.alike?.partners.filter(partner => partner >= 0).length ?? 0
        expect(quick.map(said)).toEqual(slow.map(said))
      },
    ),
    {numRuns: 300},
  )
  expect(twins).toBeGreaterThan(300)
})
