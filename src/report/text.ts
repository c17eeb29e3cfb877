import type {Report, Verdict} from '../model.ts'
import {settled} from '../suspend.ts'
import type {Format, RenderContext} from './format.ts'
import {type Style, styleFor} from './parts/ansi.ts'
import {
  documentTitle,
  isFaultless,
  levelCounts,
  proposalText,
  rowCounts,
  rowCountsText,
  rowTotals,
  silentText,
} from './parts/count-words.ts'
import {inert} from './parts/escape.ts'
import {type DocumentView, type Section, type View, viewOf} from './parts/report-view.ts'
import {entryLines} from './parts/terminal.ts'
import {clip, LONGEST_NAME, visible, visibleName} from './parts/visible.ts'
import {width as columns, wrap} from './parts/width.ts'

/** For people at a terminal: grouped by document and table, worst first, the verdict last. */
const text: Format = {
  id: 'text',
  summary: 'for people at a terminal: grouped by table, worst first, the verdict last',
  render: (report, context) => settled(() => renderText(report, context)),
}

export default text

/** Throws `Suspended` where a text is wider than its characters. */
function renderText(report: Report, {colour, width}: RenderContext): string {
  const style = styleFor(colour)
  const view = viewOf(report)
  const blocks = view.documents.map(document => documentBlock(document, style, width))
  blocks.push(closing(report, view, style, width))
  return inert(`${blocks.map(lines => lines.join('\n')).join('\n\n')}\n`)
}

function documentBlock({document, sections}: DocumentView, style: Style, width: number): string[] {
  const title = wrap(visibleName(clip(documentTitle(document), LONGEST_NAME)), width).map(style.bold)
  return [...title, ...sections.flatMap(section => ['', ...sectionLines(section, style, width)])]
}

function sectionLines({document, table, title, open, accepted}: Section, style: Style, width: number): string[] {
  const entries = [...open, ...accepted].flatMap(entry => entryLines(entry, style, width))
  if (!table) return entries
  const was = table.previousHeading?.at(-1)
  const facts = [
    table.status === 'added' || table.status === 'removed' ? `table ${table.status}` : '',
    was !== undefined && was !== table.heading.at(-1) ? `was ${visible(clip(was, LONGEST_NAME))}` : '',
    rowTotals(table, document),
    rowCountsText(rowCounts(table)),
  ].filter(Boolean)
  return [...heading(visibleName(clip(title, LONGEST_NAME)), facts.join(', '), style, width), ...entries]
}

/** The table's name and its counts, on one line where they fit. */
function heading(title: string, facts: string, style: Style, width: number): string[] {
  const lines = wrap(title, width).map(style.bold)
  const joined = `${lines.at(-1)}  ${style.dim(facts)}`
  if (columns(lines.at(-1) ?? '') + columns(facts) + 2 <= width) return [...lines.slice(0, -1), joined]
  return [...lines, ...wrap(facts, width - 2).map(line => `  ${style.dim(line)}`)]
}

function closing(report: Report, view: View, style: Style, width: number): string[] {
  const silent = silentText(report, view)
  const lines: string[] = silent === '' ? [] : wrap(silent, width).map(style.dim)
  const counts = levelCounts(report.summary)
  const said = isFaultless(report) ? 'no fault found' : VERDICT_WORDS[report.verdict]
  const colour = VERDICT_COLOURS[report.verdict]
  const verdict = style.bold(style[colour](`Verdict: ${report.verdict}`))
  const proposal = proposalText(report)
  if (proposal !== '') lines.push(...wrap(visible(proposal), width).map(style.dim))
  return [...lines, ...(counts === '' && said === '' ? [verdict] : beside(verdict, `(${counts || said})`, width))]
}

/** On one line where both fit, else the second below the first. */
function beside(first: string, second: string, width: number): string[] {
  if (columns(first) + 1 + columns(second) <= width) return [`${first} ${second}`]
  return [first, ...wrap(second, width)]
}

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  breaking: '',
  review: '',
  compatible: 'every change is switched off',
  noise: 'no fact changed',
  identical: 'the same bytes',
}

const VERDICT_COLOURS: Readonly<Record<Verdict, 'red' | 'yellow' | 'green'>> = {
  breaking: 'red',
  review: 'yellow',
  compatible: 'green',
  noise: 'green',
  identical: 'green',
}
