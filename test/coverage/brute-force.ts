/** Coverage as the words of the design have it, point by point, sharing no code with what is tested. */
import type {Area} from '../../src/model.ts'
import {randomFrom} from '../corpus/edits.ts'

export interface DeclaredShape {
  readonly head_dims?: readonly number[]
  readonly gqa_ratios?: readonly number[]
  readonly page_sizes?: readonly number[]
  readonly page_alignment?: number
  readonly chunk_sizes?: readonly number[]
  readonly min_chunk?: number
  readonly max_chunk?: number | null
  readonly chunk_alignment?: number
  readonly observer?: boolean
  readonly fallback?: boolean
}

export interface DeclaredRoute {
  readonly name: string
  readonly stages: readonly string[]
  readonly codecs: readonly string[]
  readonly shape: DeclaredShape
}

/** Stage, codec, head dim, GQA ratio, page size, chunk size. */
export type Point = readonly [string, string, number, number, number, number]

const listed = (list: readonly number[] = [], value: number) => list.length === 0 || list.includes(value)

export function declares(
  {stages, codecs, shape}: DeclaredRoute,
  [stage, codec, head, gqa, page, chunk]: Point,
): boolean {
  const {page_alignment: pages = 1, chunk_alignment: chunks = 1, min_chunk: least = 0, max_chunk: most = null} = shape
  return (
    (stages.includes('any') || stages.includes(stage)) &&
    codecs.includes(codec) &&
    listed(shape.head_dims, head) &&
    listed(shape.gqa_ratios, gqa) &&
    listed(shape.page_sizes, page) &&
    (pages === 1 || (page > 0 && page % pages === 0)) &&
    listed(shape.chunk_sizes, chunk) &&
    chunk >= least &&
    (most === null || chunk <= most) &&
    chunk % chunks === 0
  )
}

export function declaresNatively(route: DeclaredRoute, point: Point): boolean {
  return !route.shape.fallback && !route.shape.observer && declares(route, point)
}

/** So many points at random, of the values that matter to some route and their neighbours, which no route names. */
export function pointsOf(routes: readonly DeclaredRoute[], count: number, seed = 1): Point[] {
  const values = (of: (shape: DeclaredShape) => readonly (number | null | undefined)[]) => {
    const named = routes.flatMap(({shape}) => of(shape)).filter(value => typeof value === 'number')
    return [...new Set([0, 1, ...named.flatMap(value => [value - 1, value, value + 1])])].filter(value => value >= 0)
  }
  const grid = [
    [...new Set(['(another stage)', ...routes.flatMap(route => route.stages.filter(name => name !== 'any'))])],
    [...new Set(routes.flatMap(route => route.codecs))],
    values(shape => shape.head_dims ?? []),
    values(shape => shape.gqa_ratios ?? []),
    values(shape => [...(shape.page_sizes ?? []), shape.page_alignment, (shape.page_alignment ?? 1) * 3]),
    values(({chunk_sizes = [], min_chunk, max_chunk, chunk_alignment: step = 1}) => [
      ...[...chunk_sizes, min_chunk, max_chunk, step],
      ...[step * 129, Math.ceil((min_chunk ?? 0) / step) * step],
    ]),
  ] as const
  const random = randomFrom(seed)
  return Array.from(
    {length: count},
    () => grid.map(axis => axis[Math.floor(random() * axis.length)]) as unknown as Point,
  )
}

/** Whether a report's area holds a point, read from its JSON. */
export function areaHolds({values}: Area, point: readonly (string | number)[]): boolean {
  return values.every(({values: set}, at) => holds(set, point[at]!))
}

function holds(set: unknown, value: string | number): boolean {
  if (set === 'any') return true
  if (Array.isArray(set)) return set.includes(value)
  const {except, numbers = []} = set as {except?: readonly string[]; numbers?: readonly Run[]}
  if (except) return !except.includes(String(value))
  return numbers.some(({from, to, steps = [], dividedBy = [[]]}) => {
    const number = Number(value)
    const divisors = steps.filter(step => number % Number(step) === 0).join()
    const isWithin = number >= Number(from) && (to === null || number <= Number(to))
    return isWithin && dividedBy.some(list => list.join() === divisors)
  })
}

interface Run {
  readonly from: string
  readonly to: string | null
  readonly steps?: readonly string[]
  readonly dividedBy?: readonly (readonly string[])[]
}

/** The routes of a document, by a reading of its own. */
export function routesIn(text: string): DeclaredRoute[] {
  const lines = text.split('\n')
  const start = lines.findIndex(line => line.startsWith('## Attention route declarations'))
  const end = lines.findIndex((line, at) => at > start && line.startsWith('## '))
  return lines.slice(start, end < 0 ? undefined : end).flatMap((line): DeclaredRoute[] => {
    const cells = line.split('|').map(cell => cell.trim())
    if (!cells[1]?.startsWith('`')) return []
    const list = (cell = '') => cell.split(',').map(name => name.trim())
    const shape = JSON.parse(cells[4] ?? '{}') as DeclaredShape
    return [{name: cells[1].replaceAll('`', ''), stages: list(cells[2]), codecs: list(cells[3]), shape}]
  })
}

/** The document without the row of a route. */
export function withoutRoute(text: string, name: string): string {
  return text
    .split('\n')
    .filter(line => !line.startsWith(`| \`${name}\` |`))
    .join('\n')
}
