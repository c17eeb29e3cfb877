import type {CoverageView, Matrix} from '../../judge/coverage-view.ts'
import {type Style, styleFor} from '../parts/ansi.ts'
import {inert} from '../parts/escape.ts'
import {visible, visibleName} from '../parts/visible.ts'
import {width as columns, pad, wrap} from '../parts/width.ts'
import {cellChange, cellText, matrixTitle, onlyReserve, outOfReachTexts, rowsText} from './coverage-cells.ts'

export interface CoverageContext {
  readonly colour: boolean
  readonly width: number
}

/** Coverage for people at a terminal. Throws `Suspended` where a text is wider than its characters. */
export function coverageText(views: readonly CoverageView[], {colour, width}: CoverageContext): string {
  const style = styleFor(colour)
  return inert(`${views.map(view => blockOf(view, style, width).join('\n')).join('\n\n')}\n`)
}

function blockOf(view: CoverageView, style: Style, width: number): string[] {
  const isCompared = view.rows.old !== null && view.rows.new !== null
  const {matrix, outOfReach} = view
  const entry = (label: string, paint: (text: string) => string, text: string, more: string[] = []) => {
    const room = width - 10
    const lines = wrap(visible(text), room)
    const rest = more.flatMap(each => wrap(visible(each), room)).map(style.dim)
    return [...lines, ...rest].map((line, at) => `  ${at === 0 ? paint(pad(label, 7)) : ' '.repeat(7)} ${line}`)
  }
  const changes = [
    ...view.lost.flatMap(({text, cause}) => entry('lost', style.red, text, cause ? [cause] : [])),
    ...view.gained.flatMap(text => entry('gained', style.green, text)),
    ...view.kept.flatMap(({key, what, text}) => entry('kept', style.dim, `${key} ${what}; ${text}`)),
  ]
  const nothing = isCompared && view.lost.length + view.gained.length === 0 ? ['  Nothing lost, nothing gained'] : []
  const only = matrix && !isCompared && view.reserve.length > 0 ? onlyReserve(matrix) : []
  return [
    ...wrap(`${visibleName(view.title)}  ${rowsText(view)}`, width).map(style.bold),
    ...nothing,
    ...changes,
    ...(outOfReach ? outOfReachTexts(outOfReach).flatMap(text => wrap(`  ${visible(text)}`, width)) : []),
    ...(matrix ? ['', ...wrap(matrixTitle(view), width), ...matrixLines(matrix, view, style)] : []),
    ...(only.length > 0
      ? ['', `Only with the ${view.reserve.join(' or ')} flag`, ...only.map(text => `  ${visible(text)}`)]
      : []),
  ]
}

const CELL_STYLES = {lost: 'red', less: 'yellow', gained: 'green', more: 'green', same: 'dim'} as const

function matrixLines({rows, columns: names, cells}: Matrix, view: CoverageView, style: Style): string[] {
  const texts = cells.map(line => line.map(cell => cellText(cell, view)))
  const heads = names.map(visibleName)
  const first = Math.max(...rows.map(row => columns(visibleName(row))))
  const widths = heads.map((head, at) => Math.max(columns(head), ...texts.map(line => columns(line[at]!))))
  const header = heads.map((head, at) => pad(head, widths[at]!)).join('  ')
  return [
    `  ${' '.repeat(first)}  ${header}`.trimEnd(),
    ...rows.map((row, at) => {
      const line = texts[at]!.map((text, column) => {
        const padding = ' '.repeat(widths[column]! - columns(text))
        return style[CELL_STYLES[cellChange(cells[at]![column]!)]](text) + padding
      })
      return `  ${pad(visibleName(row), first)}  ${line.join('  ')}`.trimEnd()
    }),
  ]
}
