import type {CoverageView, Matrix} from '../../judge/coverage-view.ts'
import {cellCode, message, nameText} from '../parts/escape.ts'
import {cellChange, cellText, matrixTitle, onlyReserve, outOfReachTexts, rowsText} from './coverage-cells.ts'

/** Coverage as Markdown, for a job summary or a comment; document text acts on nothing. */
export function coverageMarkdown(views: readonly CoverageView[]): string {
  return `${views.map(blockOf).join('\n\n')}\n`
}

function blockOf(view: CoverageView): string {
  const {matrix, outOfReach} = view
  const isCompared = view.rows.old !== null && view.rows.new !== null
  const nothing = isCompared && view.lost.length + view.gained.length === 0 ? ['Nothing lost, nothing gained'] : []
  const items = [
    ...view.lost.flatMap(({text, cause}) => [`- ❌ ${message(text)}`, ...(cause ? [`  - ${message(cause)}`] : [])]),
    ...view.gained.map(text => `- ✅ ${message(text)}`),
    ...view.kept.map(({key, what, text}) => `- ${message(`\`${key}\` ${what}; ${text}`)}`),
  ]
  const only = matrix && !isCompared && view.reserve.length > 0 ? onlyReserve(matrix) : []
  return [
    `### ${nameText(view.title)}: ${message(rowsText(view))}`,
    ...nothing,
    items.join('\n'),
    ...(outOfReach ? outOfReachTexts(outOfReach).map(message) : []),
    ...(matrix ? [message(matrixTitle(view)), tableOf(matrix, view)] : []),
    ...(only.length > 0 ? [`Only with the ${message(view.reserve.join(' or '))} flag:`] : []),
    only.map(text => `- ${message(text)}`).join('\n'),
  ]
    .filter(block => block !== '')
    .join('\n\n')
}

function tableOf({rows, columns, cells}: Matrix, view: CoverageView): string {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  return [
    line(['', ...columns.map(name => cellCode(name))]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((row, at) =>
      line([
        cellCode(row),
        ...cells[at]!.map(cell => {
          const text = cellText(cell, view)
          return cellChange(cell) === 'lost' ? `**${text}**` : text
        }),
      ]),
    ),
  ].join('\n')
}
