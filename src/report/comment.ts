import type {Report} from '../model.ts'
import {worstFirst} from '../rules/levels.ts'
import {grouped} from '../text/count.ts'
import type {Format, RenderContext} from './format.ts'
import {type Detail, pieceOf, VERDICT_ICONS} from './parts/bullets.ts'
import {documentName, levelCounts, proposalText, rowTotals, silentText, verdictText} from './parts/count-words.ts'
import {coverageLines} from './parts/coverage-line.ts'
import type {Entry} from './parts/entry.ts'
import {code, htmlName, link, message, nameText} from './parts/escape.ts'
import {fitted, type Group, type Piece, rank, tally} from './parts/fit.ts'
import {type Section, type View, viewOf} from './parts/report-view.ts'
import {clip} from './parts/visible.ts'

/** GitHub refuses a longer comment (GITHUB.md). */
const COMMENT_CHARACTERS = 65_536

/** A phone shows about as many. */
const OPEN_ENTRIES = 20

const DETAIL: Detail = {value: 80, fields: 6, members: 8, rows: 5, cells: 4, rule: false}

/** The comment on a pull request, for a reviewer on a phone: what matters first, short lists, the rest folded away. */
const comment: Format = {
  id: 'comment',
  summary: 'Markdown for a pull request comment: short lists, worst first',
  render: renderComment,
}

export default comment

function renderComment(report: Report, context: RenderContext): string {
  const view = viewOf(report)
  const marker = context.marker === undefined ? '' : `\n${context.marker}\n`
  const more = closingLine(context)
  const silent = silentText(report, view)
  const counts = levelCounts(report.summary, report.proposedBy)
  const said = [context.note ?? '', proposalText(report)].filter(Boolean).map(sentence => `\n${message(sentence)}\n`)
  return (
    fitted(
      {
        head: `${firstLine(report, view)}\n${said.join('')}`,
        foot: `${coverageLines(report)
          .map(text => `\n${message(text)}\n`)
          .join('')}${silent === '' ? '' : `\n${silent}\n`}${more}${acceptText(view, context)}`,
        groups: groupsOf(view, report, context),
        leftOut: rest => `\n**Not shown here:** ${levelCounts(tally(rest))}\n`,
        least: `refdiff: ${verdictText(report)}${counts === '' ? '' : `: ${counts}`}\n`,
      },
      (context.limits?.characters ?? COMMENT_CHARACTERS) - marker.length,
      text => text.length,
    ) + marker
  )
}

/** How to accept what stands open, ready to copy. */
function acceptText(view: View, {accept}: RenderContext): string {
  const open = view.documents.filter(({sections}) => sections.some(section => section.open.some(isLoud)))
  const ways = open.length === 0 ? [] : (accept?.(open.map(({document}) => document)) ?? [])
  return ways.length === 0 ? '' : `\nTo accept: ${ways.map(message).join(', or ')}\n`
}

/** `Full report · at 1a2b3c4 · Reference / docs`: a comment is read long after, and beside others. */
function closingLine({more, subject}: RenderContext): string {
  const parts = [
    more !== undefined && link('Full report', more),
    subject && `at ${code(subject.commit.slice(0, 7))} · ${nameText(subject.name)}`,
  ].filter(Boolean)
  return parts.length > 0 ? `\n${parts.join(' · ')}\n` : ''
}

/** Verdict, counts and the worst finding, readable where Markdown is not rendered. */
function firstLine(report: Report, view: View): string {
  const counts = levelCounts(report.summary, report.proposedBy)
  const said = `${VERDICT_ICONS[report.verdict]} refdiff: ${verdictText(report)}${counts === '' ? '' : `, ${counts}`}`
  const open = view.documents.flatMap(({sections}) => sections.flatMap(section => section.open))
  const [worst] = worstFirst(open)
  return worst ? `${said}. ${open.length > 1 ? 'Worst: ' : ''}${message(clip(worst.message, 300))}` : said
}

/** Errors and warnings by table, the worst table first, all beyond the first few folded away, as notices and the rest are. */
function groupsOf(view: View, report: Report, context: RenderContext): Group[] {
  const loud: {section: Section; pieces: Piece[]}[] = []
  const notices: Piece[] = []
  const accepted: Piece[] = []
  const noise: Piece[] = []
  for (const {document, sections} of view.documents) {
    const piece = pieceOf(document, DETAIL, context)
    for (const section of sections) {
      const pieces = section.open.filter(isLoud).map(piece)
      if (pieces.length > 0) loud.push({section, pieces})
      for (const entry of section.open) if (!isLoud(entry)) notices.push(piece(entry))
      for (const entry of section.accepted) accepted.push(piece(entry))
      for (const entry of section.noise) noise.push(piece(entry))
    }
  }
  loud.sort((one, other) => rank(one.pieces[0]!) - rank(other.pieces[0]!))
  return [
    ...loudGroups(loud, report),
    ...folded(notices, notices.length === 1 ? 'notice' : 'notices'),
    ...folded(accepted, 'accepted'),
    ...folded(noise, 'noise'),
  ]
}

/** As many as a reader takes in at once stand open, the worst of all tables. */
function loudGroups(loud: readonly {section: Section; pieces: readonly Piece[]}[], report: Report): Group[] {
  const worst = loud.flatMap(({pieces}) => pieces).toSorted((one, other) => rank(one) - rank(other))
  const open = new Set(worst.slice(0, OPEN_ENTRIES))
  const shown = loud.flatMap(({section, pieces}): Group[] => {
    const kept = pieces.filter(piece => open.has(piece))
    return kept.length > 0 ? [{head: groupHead(section, report), foot: '', pieces: kept}] : []
  })
  const rest = loud.flatMap(({section, pieces}) => {
    const left = pieces.filter(piece => !open.has(piece))
    const isAll = left.length === pieces.length
    return folded(left, `${isAll ? '' : 'more '}in <b>${htmlName(clip(sectionName(section, report), 120))}</b>`)
  })
  return [...shown, ...rest]
}

function isLoud({level}: Entry): boolean {
  return level === 'error' || level === 'warning'
}

function groupHead(section: Section, report: Report): string {
  const {document, table} = section
  const name = nameText(clip(sectionName(section, report), 240))
  return `\n**${name}**${table ? ` (${rowTotals(table, document)})` : ''}\n\n`
}

function sectionName({document, table, title}: Section, report: Report): string {
  return [report.documents.length > 1 || !table ? documentName(document) : '', table ? title : '']
    .filter(Boolean)
    .join(' / ')
}

function folded(pieces: readonly Piece[], what: string): Group[] {
  if (pieces.length === 0) return []
  const head = `\n<details>\n<summary>${grouped(pieces.length)} ${what}</summary>\n\n`
  return [{head, foot: '\n</details>\n', pieces}]
}
