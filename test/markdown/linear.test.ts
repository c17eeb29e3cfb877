/** Block structure as tier 1 has it read: by constructs that must find what remark's own find, and in less time. */
import type {Nodes} from 'mdast'
import {describe, expect, test} from 'vitest'
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

describe('time grows no faster than lines', () => {
  const timed = async (text: string): Promise<number> => {
    const start = performance.now()
    await readTiered(text, 1)
    return performance.now() - start
  }

  // Squared, each would take sixteen times as long, and half a minute.
  test.each([
    ['> a', '='],
    ['- a', '=='],
    ['> a', '--'],
    ['> a', '| - |'],
    ['- a', '    ='],
    ['a', '--'],
    ['> a', '> > b\n>'],
    ['- a', '  > # h\n  b'],
  ])('%j and lines of %j', {timeout: 60_000}, async (first, line) => {
    const make = (count: number) => `${first}\n${`${line}\n`.repeat(count)}`
    await timed(make(500))
    const small = Math.min(await timed(make(2000)), await timed(make(2000)))
    expect(await timed(make(8000))).toBeLessThan(10 * small)
  })
})
