import type {CoverageView, Matrix} from '../../judge/coverage-view.ts'
import {visible} from '../parts/visible.ts'
import {cellChange, cellText, matrixTitle, onlyReserve, outOfReachTexts, rowsText} from './coverage-cells.ts'

/** One page without scripts and without network; its own style is all that its policy lets in. */
export function coverageHtml(views: readonly CoverageView[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Coverage</title>
<style>${STYLE}</style>
</head>
<body>
${views.map(section).join('\n')}
</body>
</html>
`
}

const STYLE = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; max-width: 70rem }
div { overflow-x: auto }
table { border-collapse: collapse }
th, td { border: 1px solid #8888; padding: .3rem .6rem; text-align: left; white-space: nowrap }
.lost { background: #d73a4933; font-weight: bold }
.less { background: #dbab0933 }
.gained, .more { background: #28a74533 }
`

function section(view: CoverageView): string {
  const {matrix, outOfReach} = view
  const isCompared = view.rows.old !== null && view.rows.new !== null
  const only = matrix && !isCompared && view.reserve.length > 0 ? onlyReserve(matrix) : []
  const items = [
    ...view.lost.map(({text, cause}) => `Lost: ${text}${cause ? ` (${cause})` : ''}`),
    ...view.gained.map(text => `Gained: ${text}`),
    ...view.kept.map(({key, what, text}) => `${key} ${what}; ${text}`),
  ]
  const nothing = isCompared && view.lost.length + view.gained.length === 0 ? ['Nothing lost, nothing gained'] : []
  return [
    '<section>',
    `<h2>${html(view.title)}: ${html(rowsText(view))}</h2>`,
    ...[...nothing, ...(outOfReach ? outOfReachTexts(outOfReach) : [])].map(text => `<p>${html(text)}</p>`),
    listOf(items),
    matrix ? tableOf(matrix, view) : '',
    only.length > 0 ? `<p>Only with the ${html(view.reserve.join(' or '))} flag</p>${listOf(only)}` : '',
    '</section>',
  ]
    .filter(Boolean)
    .join('\n')
}

function listOf(items: readonly string[]): string {
  return items.length > 0 ? `<ul>\n${items.map(text => `<li>${html(text)}</li>`).join('\n')}\n</ul>` : ''
}

function tableOf({rows, columns, cells}: Matrix, view: CoverageView): string {
  const head = columns.map(name => `<th scope="col">${html(name)}</th>`).join('')
  const lines = rows.map((row, at) => {
    const own = cells[at]!.map(cell => `<td class="${cellChange(cell)}">${html(cellText(cell, view))}</td>`)
    return `<tr><th scope="row">${html(row)}</th>${own.join('')}</tr>`
  })
  return `<div><table>\n<caption>${html(matrixTitle(view))}</caption>\n<tr><td></td>${head}</tr>\n${lines.join('\n')}\n</table></div>`
}

/** Text of a page; what stands between back-quotes is code. */
function html(text: string): string {
  const safe = visible(text).replace(/[&<>"']/g, mark => `&#${mark.charCodeAt(0)};`)
  return safe.replace(/`([^`]+)`/g, '<code>$1</code>')
}
