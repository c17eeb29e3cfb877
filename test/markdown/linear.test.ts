/** Block structure as tier 1 has it read: by constructs that must find what remark's own find, and in less time. */
import type {Nodes} from 'mdast'
import {expect, test} from 'vitest'
import {readTiered} from '../../src/markdown/index.ts'
import {parseBlocks, parseWhole} from '../../src/markdown/remark.ts'
import {nastyDocument} from './nasty.ts'
import {Random} from './random.ts'
import {reading} from './snapshot.ts'

const CONTAINERS =
  '> a ¦ - a ¦ 1. a ¦ 10. a ¦ > - a ¦ - > a ¦ [^1]: a ¦ - a\n\n  b ¦ - ```\n  a ¦ > | a |\n> | - | ¦ a'.split(' ¦ ')
const LINES =
  '= ¦ == ¦  = ¦   == ¦    = ¦     = ¦ \t= ¦ =\t ¦ = = ¦ - ¦ -- ¦ - - ¦ --- ¦ + ¦ * ¦ ** ¦ 1. ¦ 2. x ¦ 1) y ¦ a ¦   b ¦     c ¦ <b> ¦ <div> ¦ a \\ ¦ &amp; ¦ [x ¦ [r]: u ¦ "t" ¦ [^1]: f ¦ | ¦ | a | ¦ | - | ¦ -|- ¦ : ¦ ~~ ¦ ``` ¦ # h # ¦ > q ¦ > = ¦ > -- ¦ > # h ¦ - > b ¦ - # h ¦   > c ¦   - d ¦ > - e ¦ >   f ¦     - g ¦ > > h ¦ > ``` ¦ > <!-- ¦ - - ¦     [^x]: k ¦ > | - | ¦ - i ¦  ¦ > ¦ a  ¦ \\ '.split(
    ' ¦ ',
  )

/** A container, and lines of a few kinds of which many only go on with what is in it. */
function lazyDocument(random: Random): string {
  const kinds = Array.from({length: 1 + random.below(4)}, () => random.pick(LINES))
  const lines = Array.from({length: 1 + random.below(9)}, () => random.pick(kinds))
  return [random.pick(CONTAINERS), ...lines, ...(random.chance(0.5) ? [''] : [])].join('\n')
}

/** Blocks and where they stand, without what is said in them. */
function outline(root: Nodes): string {
  const lines: string[] = []
  const walk = (node: Nodes, depth: number): void => {
    const {start, end} = node.position as NonNullable<Nodes['position']>
    lines.push(`${' '.repeat(depth)}${node.type} ${start.offset}-${end.offset} ${start.line}-${end.line}`)
    if (node.type === 'heading') lines.push(contentOf(node.children))
    else if ('children' in node && node.type !== 'paragraph' && node.type !== 'tableCell')
      for (const child of node.children) walk(child, depth + 1)
  }
  if ('children' in root) for (const child of root.children) walk(child, 0)
  return lines.join('\n')
}

function contentOf(children: readonly Nodes[]): string {
  return `${children[0]?.position?.start.offset}-${children.at(-1)?.position?.end.offset}`
}

test('blocks are read as remark reads them', () => {
  const random = new Random(Number(process.env.RUNS_SEED ?? 1130))
  for (let count = 0; count < Number(process.env.RUNS ?? 600); count++) {
    const document = random.chance(0.7) ? lazyDocument(random) : nastyDocument(random)
    // mdast gives bare addresses no place.
    const text = document.replace(/\r\n?|^\uFEFF/g, '\n').replace(/http|www|@|xmpp/g, 'x')
    expect(outline(parseBlocks(text)), JSON.stringify(text)).toBe(outline(parseWhole(text)))
  }
})

test('every tier reads lazy lines alike', async () => {
  const random = new Random(Number(process.env.RUNS_SEED ?? 1131))
  for (let count = 0; count < Number(process.env.RUNS ?? 300); count++) {
    const text = `${lazyDocument(random)}\n${random.chance(0.5) ? nastyDocument(random) : lazyDocument(random)}`
    const whole = await reading(text, 2)
    expect((await reading(text, 1)).contents, JSON.stringify(text)).toBe(whole.contents)
    expect((await reading(text, 0)).contents, JSON.stringify(text)).toBe(whole.contents)
  }
})

test('footnote definitions beside each other, or in code, are not held', async () => {
  const table = '        | a |\n        | - |\n        | [^i] |\n\n'
  const items = `1.  item\n\n    [^i]: note\n\n${table}`
  const code = `\`\`\`\n${'    [^a]: x\n'.repeat(150)}\`\`\`\n[^1]: one\n\n    [^i]: two\n\n${table}`
  for (const [text, tables] of [
    [items.repeat(105), 105],
    [items.repeat(105).replaceAll('\n', '\r\n'), 105],
    [code, 1],
  ] as const) {
    const whole = await reading(text, 2)
    expect((await reading(text, 1)).contents).toBe(whole.contents)
    expect((await readTiered(text, 0)).document.tables).toHaveLength(tables)
  }
})

test('footnote definitions are held by others up to a depth', async () => {
  for (const line of ['>     [^x]: y', '> \t[^x]: y', '>    [^x]: y']) {
    const text = `> [^1]: a\n${`${line}\n`.repeat(150)}\n| [^x] |\n| - |\n| b |\n`
    const whole = await reading(text, 2)
    expect((await reading(text, 1)).contents).toBe(whole.contents)
    expect(whole.contents).toContain('[^x]')
    expect(outline(parseBlocks(text))).toBe(outline(parseWhole(text)))
  }
})
