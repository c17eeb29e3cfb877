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
import {tally} from './parts/fit.ts'
import {type DocumentView, type Section, viewOf} from './parts/report-view.ts'
import {entryLines} from './parts/terminal.ts'
import {type Block, cut} from './parts/terminal-cut.ts'
import {clip, LONGEST_NAME, visible, visibleName} from './parts/visible.ts'
import {width as columns, wrap} from './parts/width.ts'

/** For people at a terminal: the verdict, then what changed, grouped by document and table, worst first. */
const text: Format = {
  id: 'text',
  summary: 'for people at a terminal: the verdict, then what changed by table, worst first',
  render: (report, context) => settled(() => renderText(report, context)),
}

export default text

/** Throws `Suspended` where a text is wider than its characters. */
function renderText(report: Report, {colour, width, terminal = false, lines: most}: RenderContext): string {
  const style = styleFor(colour)
  const view = viewOf(report)
  const verdict = verdictLines(report, style, width)
  const silent = silentText(report, view)
  const said = [silent, visible(proposalText(report))].filter(text => text !== '')
  const foot = said.flatMap(text => wrap(text, width).map(style.dim))
  const blocks = view.documents.map(document => documentBlocks(document, style, width))
  const room = most === undefined ? Number.POSITIVE_INFINITY : most - 2 * verdict.length - foot.length - 2
  const {lines, left} = cut(blocks, room)
  const rest =
    left.length === 0
      ? []
      : [
          `Not shown: ${levelCounts(tally(left.map(({level, accepted}) => ({level, accepted: accepted !== undefined}))))}; \`--all\` shows them`,
        ]
  const end = [...rest, ...foot, ...(terminal && lines.length > 0 ? verdict : [])]
  const parts = [verdict, lines, end].filter(part => part.length > 0)
  return inert(`${parts.map(part => part.join('\n')).join('\n\n')}\n`)
}

function documentBlocks({document, sections}: DocumentView, style: Style, width: number): Block[] {
  const title = wrap(visibleName(clip(documentTitle(document), LONGEST_NAME)), width).map(style.bold)
  return [{lines: title}, ...sections.flatMap(section => sectionBlocks(section, style, width))]
}

function sectionBlocks({document, table, title, open, accepted, noise}: Section, style: Style, width: number): Block[] {
  const entries = [...open, ...accepted, ...noise].map(entry => ({entry, lines: entryLines(entry, style, width)}))
  if (!table) return [{lines: ['']}, ...entries]
  const was = table.previousHeading?.at(-1)
  const facts = [
    table.status === 'added' || table.status === 'removed' ? `table ${table.status}` : '',
    was !== undefined && was !== table.heading.at(-1) ? `was ${visible(clip(was, LONGEST_NAME))}` : '',
    rowTotals(table, document),
    rowCountsText(rowCounts(table)),
  ].filter(Boolean)
  const lines = heading(visibleName(clip(title, LONGEST_NAME)), facts.join(', '), style, width)
  return [{lines: ['', ...lines]}, ...entries]
}

/** The table's name and its counts, on one line where they fit. */
function heading(title: string, facts: string, style: Style, width: number): string[] {
  const lines = wrap(title, width).map(style.bold)
  const joined = `${lines.at(-1)}  ${style.dim(facts)}`
  if (columns(lines.at(-1) ?? '') + columns(facts) + 2 <= width) return [...lines.slice(0, -1), joined]
  return [...lines, ...wrap(facts, width - 2).map(line => `  ${style.dim(line)}`)]
}

function verdictLines(report: Report, style: Style, width: number): string[] {
  const counts = levelCounts(report.summary)
  const said = isFaultless(report) ? 'no fault found' : VERDICT_WORDS[report.verdict]
  const colour = VERDICT_COLOURS[report.verdict]
  const verdict = style.bold(style[colour](`Verdict: ${report.verdict}`))
  return counts === '' && said === '' ? [verdict] : beside(verdict, `(${counts || said})`, width)
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
