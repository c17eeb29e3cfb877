import type {HeadingBeside, RawDocument, Section} from '../../model.ts'
import {isShown, linksToItself, withoutAnchors} from '../../tables/index.ts'
import type {Change} from '../change.ts'
import type {SectionChanges} from '../sections/section-changes.ts'
import type {SectionMatch} from '../sections/section-tree.ts'
import {changedLine, linesOf} from './changed-line.ts'
import {type Contents, contentsOf} from './contents.ts'

/** A section with what its prose says. */
export interface Entry {
  readonly section: Section
  readonly text: string
}

/**
 * Prose that came, went or changed, once a section. Line anchors and the relative prefix of links are noise in prose
 * too, and so is a table of contents that follows the headings.
 *
 * @param text the new document's, in which a change has its line
 */
export function proseChanges(
  old: RawDocument,
  next: RawDocument,
  {partnerOf}: SectionMatch,
  sections: SectionChanges,
  text: string,
): Change[] {
  if (isWrittenAlike(old, next)) return []
  const isReadable = old.seen !== undefined && next.seen !== undefined
  const left = entriesOf(old, isReadable)
  const right = entriesOf(next, isReadable)
  const contents = contentsOf(old, next, partnerOf)
  const lines = linesOf(text)
  const held = (side: 'old' | 'new', at: number) => ({
    label: sections.nameOf(side, at),
    within: sections.holderOf(side, at)!,
  })
  return [
    ...[...partnerOf.old].flatMap(([from, to]) =>
      pairChange(left[from]!, right[to]!, contents, lines).map(change => ({
        ...change,
        label: sections.nameOf('new', to),
      })),
    ),
    ...left.flatMap((entry, at) => (partnerOf.old.has(at) ? [] : single('removed', entry, held('old', at)))),
    ...right.flatMap((entry, at) => (partnerOf.new.has(at) ? [] : single('added', entry, held('new', at)))),
  ]
}

/** A heading trail as one text, to look sections up by. */
function trailName(trail: readonly string[]): string {
  return JSON.stringify(trail)
}

function pairChange(before: Entry, after: Entry, contents: Contents, lines: readonly string[]): Change[] {
  if (before.text === after.text || contents.isFollowed(before.text, after.text)) return []
  const isRenamed = before.section.trail.at(-1) !== after.section.trail.at(-1)
  return [
    {
      ...base,
      action: 'changed',
      key: after.section.trail,
      ...(isRenamed ? {previousKey: before.section.trail} : {}),
      before: before.text,
      after: after.text,
      line: changedLine(before.section, after.section, lines),
    },
  ]
}

const base = {subject: 'prose', old: [], new: [], fields: []} as const

function single(action: 'added' | 'removed', {section, text}: Entry, held: Pick<Change, 'label' | 'within'>): Change[] {
  if (text === '') return []
  const texts = action === 'added' ? {after: text, line: section.line} : {before: text, oldLine: section.line}
  return [{...base, action, key: section.trail, ...held, ...texts}]
}

/** Whether prose is the same as written, so that nobody need read it. */
function isWrittenAlike(old: RawDocument, next: RawDocument): boolean {
  const {sections} = next
  return (
    old.sections.length === sections.length &&
    old.sections.every(({trail, prose, beside}, at) => {
      const other = sections[at]!
      return (
        trailName(trail) === trailName(other.trail) &&
        proseFacts(prose) === proseFacts(other.prose) &&
        besideText(beside) === besideText(other.beside)
      )
    })
  )
}

/**
 * The sections of a document, each with what its prose says.
 *
 * @param isReadable false: as written, for what is compared with a document whose prose is too much to be read
 */
export function entriesOf({sections, seen}: RawDocument, isReadable = true): Entry[] {
  const texts = isReadable ? seen : undefined
  return sections.map((section, at) => {
    const text = proseFacts(texts?.[at] ?? section.prose.replace(/\s+/g, ' ').trim())
    return {section, text: [besideText(section.beside), text].filter(Boolean).join('\n')}
  })
}

/** Where the links of a heading lead and what it tells on hovering, as a line of its section's prose. */
function besideText(beside: HeadingBeside | undefined): string {
  if (!beside) return ''
  const itself = new Set(linksToItself(beside))
  const links = beside.links.filter(link => !itself.has(link) && !isShown(link))
  return proseFacts([...links.map(({url}) => `[](${url})`), ...(beside.asides ?? [])].join(' '))
}

/** Prose without the lines and folders that links only pass through. */
function proseFacts(whole: string): string {
  const prose = withoutLinksToTop(whole)
  const linked = withoutAnchors(prose.replace(LINE_IN_LINK_TEXT, '[$1]$3')).replace(RELATIVE_PREFIX, '')
  return linked.replace(LINE, (line: string, at: number) =>
    isPath(linked.slice(Math.max(0, at - 300), at)) ? '' : line,
  )
}

/** A link back to the top of the page, above the next heading, belongs to nobody's text. */
function withoutLinksToTop(prose: string): string {
  let end = prose.length
  for (;;) {
    const start = prose.lastIndexOf('\n', end - 1) + 1
    if (end === 0 || !TO_TOP.test(prose.slice(start, end))) return prose.slice(0, end)
    end = Math.max(0, start - 1)
  }
}

const TO_TOP = /^\[[^[\]]*\]\(#(?:top)?\)$|^\[(?:[^[\]]*\btop\b[^[\]]*|[↑⬆🔝]\ufe0f?)\]\(#[^()\s]*\)$/iu

/** `[indexer.ts:1345](…#L1345)`: the text repeats the line that its own destination names. */
const LINE_IN_LINK_TEXT = /\[([^[\]]*):(\d+)\](\([^()\s]*#L\2(?!\d))/g
/** `src/indexer.ts:71` in plain text or code. */
const LINE = /:\d+(?::\d+)?(?![\w.:])/g

/** Whether a text ends in a path to a file: with folders and an ending, unlike a host with its port. */
function isPath(text: string): boolean {
  const start = Math.max(...[' ', '\n', '(', '[', '`', '"', "'"].map(mark => text.lastIndexOf(mark)))
  const path = text.slice(start + 1)
  return path.includes('/') && !path.includes(':') && /\.[A-Za-z]\w{0,9}$/.test(path)
}

const RELATIVE_PREFIX = /(?<=\]\(|\]: ?)(?:\.{1,2}\/)+/g
