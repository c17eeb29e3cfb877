import type {DocumentReport, Report, Side} from '../model.ts'
import {worst} from '../rules/levels.ts'
import {counted, grouped} from '../text/count.ts'
import {utf8Length} from '../text/utf8.ts'
import type {Format, RenderContext} from './format.ts'
import {type Detail, pieceOf, VERDICT_ICONS} from './parts/bullets.ts'
import {countTable} from './parts/count-table.ts'
import {
  acceptedHere,
  documentName,
  levelCounts,
  proposalText,
  rowTotals,
  silentText,
  verdictText,
} from './parts/count-words.ts'
import {coverageLines} from './parts/coverage-line.ts'
import {code, htmlName, link, message} from './parts/escape.ts'
import {fitted, type Group, type Piece, rank, tally} from './parts/fit.ts'
import {type Section, type View, viewOf} from './parts/report-view.ts'
import {clip, NO_NAME} from './parts/visible.ts'

/** GitHub drops a job summary that is larger as a whole (GITHUB.md). */
const SUMMARY_BYTES = 1_048_576
/** A section with more findings than this starts closed. */
const OPEN_FINDINGS = 30

const DETAIL: Detail = {value: 240, fields: 20, members: 40, rows: 100, cells: 8, rule: true}

/** The job summary: verdict, counts, then every finding, as many of the worst as fit. */
const markdown: Format = {
  id: 'markdown',
  summary: 'Markdown for a job summary: verdict, counts, every finding in collapsible groups',
  render: renderMarkdown,
}

export default markdown

function renderMarkdown(report: Report, context: RenderContext): string {
  const view = viewOf(report)
  const counts = levelCounts(report.summary, report.proposedBy)
  const headline = `${VERDICT_ICONS[report.verdict]} refdiff: ${[verdictText(report), acceptedHere(report.summary, report.proposedBy)].filter(Boolean).join(', ')}`
  const head = [
    `## ${headline}\n`,
    [counts, documentsText(report, context), message(proposalText(report))].filter(Boolean).join(' · '),
    context.note === undefined ? '' : `\n${message(context.note)}`,
    countTable(report).trimEnd(),
  ]
  return fitted(
    {
      head: `${head.filter(Boolean).join('\n')}\n`,
      foot: closing(report, view),
      groups: groupsOf(view, report, context),
      leftOut: rest => `\n**Left out, since GitHub takes no longer summary:** ${levelCounts(tally(rest))}\n`,
      least: `${headline}${counts === '' ? '' : `: ${counts}`}\n`,
    },
    context.limits?.bytes ?? SUMMARY_BYTES,
    utf8Length,
  )
}

/** The document compared, or how many there were. */
function documentsText(report: Report, context: RenderContext): string {
  const [only, ...others] = report.documents
  if (!only) return ''
  return others.length > 0 ? counted(report.documents.length, 'document') : sidesText(only, context)
}

function sidesText({old, new: next, status}: DocumentReport, context: RenderContext): string {
  const name = (side: Side) => link(code(clip(side.label, 300)) || NO_NAME, context.link?.(side, 0))
  if (!old || !next) {
    const only = old ?? next
    return only ? `${name(only)}${status === 'matched' ? '' : ` ${status}`}` : ''
  }
  return old.label === next.label && !context.link ? name(next) : `${name(old)} → ${name(next)}`
}

/** One collapsible group per table, or for what is a document's own, worst first; then one for all that is accepted. */
function groupsOf(view: View, report: Report, context: RenderContext): Group[] {
  const several = report.documents.length > 1
  const open: Group[] = []
  const accepted: Piece[] = []
  const noise: Piece[] = []
  for (const {document, sections} of view.documents) {
    const piece = pieceOf(document, DETAIL, context)
    for (const section of sections) {
      for (const entry of section.accepted) accepted.push(piece(entry))
      for (const entry of section.noise) noise.push(piece(entry))
      if (section.open.length > 0) {
        open.push({head: groupHead(section, several), foot: GROUP_FOOT, pieces: section.open.map(piece)})
      }
    }
  }
  open.sort((a, b) => rank(a.pieces[0]!) - rank(b.pieces[0]!))
  return [...open, ...folded(accepted, 'accepted'), ...folded(noise, 'noise')]
}

function folded(pieces: readonly Piece[], what: string): Group[] {
  if (pieces.length === 0) return []
  const head = `\n<details>\n<summary>${grouped(pieces.length)} ${what}</summary>\n\n`
  return [{head, foot: GROUP_FOOT, pieces}]
}

const GROUP_FOOT = '\n</details>\n'

function groupHead({document, table, title, open}: Section, several: boolean): string {
  const names = [...(several || !table ? [documentName(document)] : []), ...(table ? [title] : [])]
  const name = names.map(text => `<b>${htmlName(clip(text, 200))}</b>`).join(' / ')
  const rows = table ? ` (${rowTotals(table, document)})` : ''
  const expanded = open.length <= OPEN_FINDINGS && worst(open.map(({level}) => level)) !== 'notice' ? ' open' : ''
  const counts = levelCounts(tally(open.map(({level}) => ({level, accepted: false}))))
  return `\n<details${expanded}>\n<summary>${name}: ${counts}${rows}</summary>\n\n`
}

function closing(report: Report, view: View): string {
  const coverage = coverageLines(report).map(text => `\n${message(text)}\n`)
  const said = silentText(report, view)
  return coverage.join('') + (said === '' ? '' : `\n<sub>${said}</sub>\n`)
}
