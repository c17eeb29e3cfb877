import type {Count, CoverageView, Matrix, Sides} from '../../judge/coverage-view.ts'
import {counted} from '../../text/count.ts'

/** `5 + 3`, `5 + 3 → 4 + 3` where it changed, `accounting only`; what has no reserve, and nothing, in short. */
export function cellText({old, new: next}: Sides<Count>, view: CoverageView): string {
  const [before, after] = [old, next].map(count => (count ? countText(count, view) : undefined))
  if (before === undefined || after === undefined) return before ?? after ?? ''
  return before === after ? after : `${before} → ${after}`
}

function countText({native, reserve, observers}: Count, view: CoverageView): string {
  if (native === 0 && observers > 0) return reserve > 0 ? `accounting only + ${reserve}` : 'accounting only'
  if (native + reserve === 0) return '–'
  return view.reserve.length > 0 ? `${native} + ${reserve}` : String(native)
}

/** What became of what a cell counts natively. */
export function cellChange({old, new: next}: Sides<Count>): 'lost' | 'gained' | 'less' | 'more' | 'same' {
  if (!old || !next || old.native === next.native) return 'same'
  if (next.native === 0) return 'lost'
  if (old.native === 0) return 'gained'
  return next.native < old.native ? 'less' : 'more'
}

/** `57 → 56 routes`. */
export function rowsText({rows, row}: CoverageView): string {
  const {old, new: next} = rows
  if (old === null || next === null || old === next) return counted(next ?? old ?? 0, row)
  return `${old} → ${counted(next, row)}`
}

/** What the numbers of the matrix are. */
export function matrixTitle({noun, reserve, dimensions}: CoverageView): string {
  const by = dimensions
    .filter(({holds}) => holds === 'names')
    .slice(0, 2)
    .map(({name}) => name.toLowerCase())
  const beside = reserve.length > 0 ? ` + those with the ${reserve.join(' or ')} flag,` : ''
  return `${reserve.length > 0 ? 'Native ' : ''}${noun}s${beside} by ${by.join(' and ')}`.replace(/^./, first =>
    first.toUpperCase(),
  )
}

/** Pairs of names that nothing but the reserve covers, row by row: `prefill × BF16 or FP4`. */
export function onlyReserve({rows, columns, cells}: Matrix): string[] {
  return rows.flatMap((row, at) => {
    const only = columns.filter((_, column) => {
      const count = cells[at]![column]!.new ?? cells[at]![column]!.old
      return count?.native === 0 && count.observers === 0 && count.reserve > 0
    })
    return only.length > 0 ? [`${row} × ${only.join(', ')}`] : []
  })
}

/** What is said of rows that a value puts out of reach: `none`, `a, b`; what changed is told apart. */
export function outOfReachTexts({old, new: next}: Sides<readonly string[]>): string[] {
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none')
  if (!old || !next) return [`Out of reach: ${list(next ?? old ?? [])}`]
  const [came, went] = [next.filter(name => !old.includes(name)), old.filter(name => !next.includes(name))]
  return [
    `Out of reach: ${list(next)}`,
    ...(came.length > 0 ? [`Out of reach now: ${came.join(', ')}`] : []),
    ...(went.length > 0 ? [`Out of reach before: ${went.join(', ')}`] : []),
  ]
}
