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
import {coverageLines} from './parts/coverage-line.ts'
import {inert} from './parts/escape.ts'
import {fitted, type Group, type Piece, tally} from './parts/fit.ts'
import {type DocumentView, type Section, viewOf} from './parts/report-view.ts'
import {entryLines} from './parts/terminal.ts'
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
function renderText(report: Report, {colour, width, terminal = false, lines}: RenderContext): string {
  const style = styleFor(colour)
  const view = viewOf(report)
  const verdict = verdictLines(report, style, width)
  const said = [...coverageLines(report).map(visible), silentText(report, view), visible(proposalText(report))].filter(
    text => text !== '',
  )
  const foot = said.flatMap(text => wrap(text, width).map(style.dim))
  const end = [...foot, ...(terminal && view.documents.length > 0 ? verdict : [])]
  const layout = {
    head: block(verdict),
    foot: end.length > 0 ? `\n${block(end)}` : '',
    groups: view.documents.flatMap(document => documentGroups(document, style, width)),
    leftOut: (rest: readonly Piece[]) => `\nNot shown: ${levelCounts(tally(rest)) || 'noise'}; \`--all\` shows them\n`,
    least: block(verdict),
  }
  return inert(fitted(layout, lines ?? Number.POSITIVE_INFINITY, text => text.split('\n').length - 1))
}

const block = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')

/** A document's tables and texts, its name above the worst of them. */
function documentGroups({document, sections}: DocumentView, style: Style, width: number): Group[] {
  const title = wrap(visibleName(clip(documentTitle(document), LONGEST_NAME)), width).map(style.bold)
  return sections.map((section, at) => ({
    head: `${at === 0 ? `\n${block(title)}` : ''}\n${block(tableLines(section, style, width))}`,
    foot: '',
    pieces: [...section.open, ...section.accepted, ...section.noise].map(entry => ({
      level: entry.level,
      accepted: entry.accepted !== undefined,
      text: () => block(entryLines(entry, style, width)),
    })),
  }))
}

function tableLines({document, table, title}: Section, style: Style, width: number): string[] {
  if (!table) return []
  const was = table.previousHeading?.at(-1)
  const facts = [
    table.status === 'added' || table.status === 'removed' ? `table ${table.status}` : '',
    was !== undefined && was !== table.heading.at(-1) ? `was ${visible(clip(was, LONGEST_NAME))}` : '',
    rowTotals(table, document),
    rowCountsText(rowCounts(table)),
  ].filter(Boolean)
  return heading(visibleName(clip(title, LONGEST_NAME)), facts.join(', '), style, width)
}

/** The table's name and its counts, on one line where they fit. */
function heading(title: string, facts: string, style: Style, width: number): string[] {
  const lines = wrap(title, width).map(style.bold)
  const joined = `${lines.at(-1)}  ${style.dim(facts)}`
  if (columns(lines.at(-1) ?? '') + columns(facts) + 2 <= width) return [...lines.slice(0, -1), joined]
  return [...lines, ...wrap(facts, width - 2).map(line => `  ${style.dim(line)}`)]
}

function verdictLines(report: Report, style: Style, width: number): string[] {
  const counts = levelCounts(report.summary, report.proposedBy)
  const said = isFaultless(report) ? 'no problems found' : VERDICT_WORDS[report.verdict]
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
  compatible: 'every change is hidden by config',
  noise: 'only formatting, order or line numbers',
  identical: 'same bytes',
}

const VERDICT_COLOURS: Readonly<Record<Verdict, 'red' | 'yellow' | 'green'>> = {
  breaking: 'red',
  review: 'yellow',
  compatible: 'green',
  noise: 'green',
  identical: 'green',
}
