import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {compare, compareDocuments} from '../../src/compare.ts'
import type {Finding, Report} from '../../src/model.ts'
import {corpus, hasCorpus} from '../corpus/pairs.ts'
import {root} from '../support/cli.ts'
import {
  areaHolds,
  type DeclaredRoute,
  declares,
  declaresNatively,
  pointsOf,
  routesIn,
  withoutRoute,
} from './brute-force.ts'

const folder = join(corpus, 'runtime_reference')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const fixture = readFileSync(join(root, 'fixtures/runtime-reference/old.md'), 'utf8')

function found(report: Report): Finding[] {
  return report.documents.flatMap(({findings, tables}) => [...findings, ...tables.flatMap(table => table.findings)])
}

/** One line for each route: what its removal loses, or who still declares what it did. */
async function removals(text: string): Promise<string> {
  const routes = routesIn(text)
  const points = pointsOf(routes, 3000)
  const lines: string[] = []
  for (const route of routes) {
    const report = await compare(text, withoutRoute(text, route.name))
    const rest = routes.filter(other => other !== route)
    const lost = report.documents[0]!.coverage!.find(({type}) => type === 'routes')!.lost
    for (const point of points) {
      const isLost = declaresNatively(route, point) && !rest.some(other => declaresNatively(other, point))
      if (lost.some(area => areaHolds(area, point)) !== isLost) throw new Error(`${route.name}: ${point}`)
    }
    const said = found(report).filter(({rule}) => rule === 'native-coverage-lost')
    const row = found(report).find(({rule}) => rule === 'row-removed')
    lines.push(
      `${route.name}: ${said.map(({message}) => message).join('; ') || row?.remains || 'declares nothing natively'}`,
    )
  }
  return `${lines.join('\n')}\n`
}

describe('each route of a reference removed in turn', () => {
  test('of the fixture', async () => {
    await expect(await removals(fixture)).toMatchFileSnapshot('goldens/fixture-removals.txt')
  })

  test.skipIf(!hasCorpus)('of the real one', async () => {
    await expect(await removals(read('R1.md'))).toMatchFileSnapshot('goldens/reference-removals.txt')
  })
})

test.skipIf(!hasCorpus)('each row of the real reference removed in turn is named, and no other', async () => {
  const text = read('R1.md')
  const lines = text.split('\n')
  let rows = 0
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('| ') || lines[at + 1]?.startsWith('| ---') || line.startsWith('| ---')) continue
    const report = await compare(text, lines.filter((_, other) => other !== at).join('\n'))
    const own = found(report).filter(({subject}) => subject !== 'coverage')
    expect(own.map(({rule, old}) => [rule, old.map(side => side.line)])).toEqual([['row-removed', [at + 1]]])
    rows++
  }
  expect(rows).toBe(57 + 40 + 4 + 81)
})

/** Routes of a document that declare a stage with a codec: native and in reserve, those that only account apart. */
function count(routes: readonly DeclaredRoute[], stage: string, codec: string) {
  const here = routes.filter(
    route => (route.stages.includes('any') || route.stages.includes(stage)) && route.codecs.includes(codec),
  )
  const observers = here.filter(({shape}) => shape.observer)
  const others = here.filter(({shape}) => !shape.observer)
  const reserve = others.filter(({shape}) => shape.fallback).length
  return {native: others.length - reserve, reserve, observers: observers.length}
}

test.each([
  ['fixture', fixture],
  ...(hasCorpus ? ['R1', 'R2', 'seed'].map(name => [name, read(`${name}.md`)]) : []),
] as [string, string][])('the matrix of %s counts what a hand counts', async (_, text) => {
  const {coverage} = await compareDocuments([], [{text}])
  const [views] = await coverage()
  const matrix = views!.find(({noun}) => noun === 'route')!.matrix!
  const routes = routesIn(text)
  expect(matrix.rows).toEqual([...new Set(routes.flatMap(({stages}) => stages))].filter(name => name !== 'any').sort())
  for (const [row, stage] of matrix.rows.entries())
    for (const [column, codec] of matrix.columns.entries())
      expect([stage, codec, matrix.cells[row]![column]!.new]).toEqual([stage, codec, count(routes, stage, codec)])
})

describe.skipIf(!hasCorpus)('the real revisions', () => {
  test('R1 → seed loses nothing, seed → R1 neither: its three routes declare what another does', async () => {
    for (const [old, next] of [
      ['R1.md', 'seed.md'],
      ['seed.md', 'R1.md'],
    ] as const) {
      const report = await compare(read(old), read(next))
      const routes = report.documents[0]!.coverage!.find(({type}) => type === 'routes')
      expect(routes).toEqual({type: 'routes', tables: ['routes'], lost: [], gained: []})
    }
    const back = found(await compare(read('seed.md'), read('R1.md')))
    expect(back.flatMap(({remains}) => remains ?? []).every(text => text.startsWith('nothing lost'))).toBe(true)
    expect(back.filter(({remains}) => remains)).toHaveLength(3)
  })

  test('a value that is assumed leaves routes out', async () => {
    const text = read('R1.md')
    const {coverage} = await compareDocuments([], [{text}])
    const [views] = await coverage(new Map([['page size', '2048']]))
    const {outOfReach} = views!.find(({noun}) => noun === 'route')!
    const reaches = (route: DeclaredRoute) =>
      pointsOf([route], 500).some(([stage, codec, head, gqa, , chunk]) =>
        declares(route, [stage, codec, head, gqa, 2048, chunk]),
      )
    expect(outOfReach!.new).toEqual(
      routesIn(text)
        .filter(route => !reaches(route))
        .map(({name}) => name),
    )
    expect(outOfReach!.new!.length).toBeGreaterThan(0)
  })
})

test('a thousand routes are compared, none left out', async () => {
  const row = (at: number) =>
    `| \`route_${at}\` | ${['decode', 'prefill', 'verify', 'any'][at % 4]} | ${['FP16', 'BF16', 'FP8'][at % 3]} | ${JSON.stringify(
      {
        head_dims: at % 5 ? [64 * (at % 7)] : [],
        page_alignment: [1, 8, 16][at % 3],
        min_chunk: (at % 11) * 100,
        fallback: at % 13 === 0,
      },
    )} | [r.py](../r.py#L1) |`
  const text = (keep: (at: number) => boolean) =>
    `## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n${Array.from(
      {length: 1000},
      (_, at) => at,
    )
      .filter(keep)
      .map(row)
      .join('\n')}\n`
  const report = await compare(
    text(() => true),
    text(at => at % 3 !== 1),
  )
  const routes = report.documents[0]!.coverage!.find(({type}) => type === 'routes')!
  expect(routes.lost.length).toBeGreaterThan(0)
  expect(report.documents[0]!.diagnostics.filter(({status}) => status === 'introduced')).toEqual([])
})
