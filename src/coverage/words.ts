import type {Coverage} from '../model.ts'
import {counted} from '../text/count.ts'
import type {Axis} from './axis.ts'
import type {Box} from './boxes.ts'
import type {CoverageChange, Covering, Loss, Still} from './coverage-change.ts'
import {describe, words} from './extent-words.ts'

/** `prefill × BF16, any shape`; `decode × FP16, head dim 256, GQA ratio 4, 6 or 8`. */
export function boxWords(box: Box, axes: readonly Axis[]): string {
  const described = axes.map((axis, at) => ({
    name: axis.name,
    set: describe(axis, box[at]!),
    isNumbers: isNumeric(axis),
  }))
  const names = described.filter(({isNumbers}) => !isNumbers)
  const shape = described.filter(({isNumbers}) => isNumbers)
  const bounded = shape.filter(({set}) => !('any' in set)).map(({name, set}) => `${name} ${words(set)}`)
  const open = shape.length > 0 && bounded.length === 0 ? ['any shape'] : []
  const first = names.map(({name, set}) => ('any' in set ? `any ${name.toLowerCase()}` : words(set))).join(' × ')
  return [first, ...bounded, ...open].filter(text => text !== '').join(', ')
}

/** Whether a dimension is of numbers. */
export function isNumeric({classes}: Axis): boolean {
  return classes.some(each => 'atoms' in each)
}

const VERBS = {rows: 'declares', columns: 'supports', references: 'names'} as const

/** So many boxes, or rows, are named. */
const NAMED = 3

/** `prefill × BF16, any shape: no native route declares it any more; with the fallback flag: prefill_triton_safe`. */
export function lossWords(loss: Loss, {axes, coverage}: CoverageChange): string {
  const lost = loss.boxes.map(box => boxWords(box, axes))
  const shown = [...lost.slice(0, NAMED), ...(lost.length > NAMED ? [`${lost.length - NAMED} more`] : [])]
  const who = `no ${coverage.reserve.length > 0 ? 'native ' : ''}${coverage.noun} ${VERBS[coverage.of]}`
  if (axes.length === 1 && axes.every(axis => !isNumeric(axis))) return `${who} ${shownNames(lost)} any more`
  return `${shown.join('; ')}: ${who} ${lost.length > 1 ? 'them' : 'it'} any more${reserveWords(loss, coverage)}`
}

function shownNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map(name => `\`${name}\``)
  return names.length > NAMED ? `${shown.join(', ')} and ${counted(names.length - NAMED, 'other')}` : shown.join(', ')
}

function reserveWords({reserve, isWhole}: Loss, coverage: Coverage): string {
  if (coverage.reserve.length === 0) return ''
  const flag = `with the ${coverage.reserve.join(' or ')} flag`
  if (reserve.length === 0) return `, not even ${flag}`
  return `; ${flag}${isWhole ? '' : ' in part'}: ${listed(reserve)}`
}

/** What a row that declares less, or is gone, leaves behind where nothing is lost; `undefined` for several rows. */
export function remainsWords(still: Still | undefined, {coverage}: CoverageChange): string {
  const native = coverage.reserve.length > 0 ? 'native ' : ''
  const {noun} = coverage
  if (!still?.narrowest) return `nothing lost: other ${native}${noun}s together declare its shapes`
  const name = `\`${still.narrowest.ref.key.join(' / ')}\``
  if (still.count === 1) return `nothing lost: ${name} declares its shapes`
  return `nothing lost: ${counted(still.count, `${native}${noun}`)} declare its shapes, narrowest ${name}`
}

function listed(rows: readonly Covering[]): string {
  const names = rows.slice(0, NAMED).map(({ref}) => `\`${ref.key.join(' / ')}\``)
  return `${names.join(', ')}${rows.length > NAMED ? ` and ${counted(rows.length - NAMED, 'other')}` : ''}`
}
