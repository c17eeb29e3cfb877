import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import type {Area, Report} from '../../src/model.ts'
import {type Reference, references, shapes, write} from '../laws/reference.ts'
import {areaHolds, type DeclaredRoute, declaresNatively, pointsOf} from './brute-force.ts'

const declared = ({routes}: Reference): DeclaredRoute[] =>
  routes.map(({name, stage, codecs, shape}) => ({name, stages: [stage], codecs, shape}))

/** Some rows go, some have other shapes. */
const pairs = references.chain(old =>
  fc
    .tuple(fc.subarray([...old.routes]), fc.array(fc.option(shapes, {nil: undefined}), {minLength: 8, maxLength: 8}))
    .map(([kept, changed]) => {
      const routes = kept.map((route, at) => ({...route, shape: changed[at] ?? route.shape}))
      return {old, next: {...old, routes}}
    }),
)

function areas(report: Report, what: 'lost' | 'gained'): Area[] {
  const [document] = report.documents
  return (document!.coverage ?? []).filter(({type}) => type === 'routes').flatMap(coverage => coverage[what])
}

describe('coverage of generated routes', () => {
  test('loses and gains exactly the points that brute force finds', async () => {
    let lostSome = 0
    await fc.assert(
      fc.asyncProperty(pairs, async ({old, next}) => {
        const report = await compare(write(old), write(next))
        const [before, after] = [declared(old), declared(next)]
        const [lost, gained] = [areas(report, 'lost'), areas(report, 'gained')]
        // A table without rows is no table of routes any more: its removal is told, and its columns are not there.
        if (after.length === 0) return
        for (const point of pointsOf([...before, ...after], 3000)) {
          const was = before.some(route => declaresNatively(route, point))
          const is = after.some(route => declaresNatively(route, point))
          if (lost.some(area => areaHolds(area, point)) !== (was && !is)) throw new Error(`lost? ${point}`)
          if (gained.some(area => areaHolds(area, point)) !== (is && !was)) throw new Error(`gained? ${point}`)
        }
        const said = report.documents[0]!.tables.flatMap(({findings}) => findings)
        expect(said.some(({subject, rule}) => subject === 'coverage' && rule === 'native-coverage-lost')).toBe(
          lost.length > 0 || said.some(({message}) => message.startsWith('no route names')),
        )
        if (lost.length > 0) lostSome++
      }),
      {numRuns: 150},
    )
    expect(lostSome).toBeGreaterThan(5)
  })
})
