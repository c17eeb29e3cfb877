import {dice, words} from '../../match/word-likeness.ts'
import type {RawDocument, Section} from '../../model.ts'
import {withoutAnchors} from '../../tables/index.ts'
import {groupBy} from '../../text/group-by.ts'
import type {Change} from '../change.ts'
import {changedLine, linesOf} from './changed-line.ts'

/** A section with what its prose says. */
export interface Entry {
  readonly section: Section
  readonly text: string
}

/**
 * Prose that came, went or changed, once a section. Sections pair by trail, then by last heading, then by text, then
 * by most of its words; line anchors and the relative prefix of links are noise in prose too.
 *
 * @param renamed trails (`trailName`) of sections that tables already report as renamed, old → new: they pair too
 * @param text the new document's, in which a change has its line
 */
export function proseChanges(
  old: RawDocument,
  next: RawDocument,
  renamed: ReadonlyMap<string, string>,
  text: string,
): Change[] {
  if (isWrittenAlike(old, next)) return []
  const isReadable = old.seen !== undefined && next.seen !== undefined
  const left = new Set(entriesOf(old, isReadable))
  const right = new Set(entriesOf(next, isReadable))
  const pairs: [Entry, Entry][] = []
  const join = (oldKey: (entry: Entry) => string, newKey: (entry: Entry) => string) => {
    const waiting = groupBy(left, oldKey)
    for (const entry of [...right]) {
      const partner = waiting.get(newKey(entry))?.shift()
      if (!partner) continue
      pairs.push([partner, entry])
      left.delete(partner)
      right.delete(entry)
    }
  }
  const trail = (entry: Entry) => trailName(entry.section.trail)
  const heading = (entry: Entry) => entry.section.trail.at(-1) ?? ''
  join(trail, trail)
  join(entry => renamed.get(trail(entry)) ?? trail(entry), trail)
  const whole = (entry: Entry) => JSON.stringify([heading(entry), entry.text])
  join(whole, whole)
  join(heading, heading)
  join(
    entry => entry.text || trail(entry),
    entry => entry.text || trail(entry),
  )
  for (const [before, after] of alike([...left], [...right])) {
    pairs.push([before, after])
    left.delete(before)
    right.delete(after)
  }
  const lines = linesOf(text)
  return [
    ...pairs.flatMap(([before, after]) => pairChange(before, after, renamed, lines)),
    ...[...left].filter(hasText).map(entry => single('removed', entry)),
    ...[...right].filter(hasText).map(entry => single('added', entry)),
  ]
}

/** Sections compared with each other by their words; where more are left over they stay as they are. */
const LIMIT = 4096
/** Share of words that two sections under different headings have to have in common. */
const ALIKE = 0.6

/** Retitled sections whose text changed a little: each is the likest to the other, and no third one is as like. */
function alike(left: readonly Entry[], right: readonly Entry[]): [Entry, Entry][] {
  if (left.length * right.length > LIMIT) return []
  const mine = left.map(entry => words(entry.text))
  const theirs = right.map(entry => words(entry.text))
  const scores = mine.map(before => theirs.map(after => dice(before, after)))
  return left.flatMap((before, from): [Entry, Entry][] => {
    const own = scores[from]!
    const to = own.indexOf(Math.max(...own))
    const score = own[to] ?? 0
    const rivals = own.filter(other => other === score).length + scores.filter(other => other[to]! >= score).length
    return score >= ALIKE && rivals === 2 ? [[before, right[to]!]] : []
  })
}

/** A heading trail as one text, to look sections up by. */
export function trailName(trail: readonly string[]): string {
  return JSON.stringify(trail)
}

function pairChange(
  before: Entry,
  after: Entry,
  renamed: ReadonlyMap<string, string>,
  lines: readonly string[],
): Change[] {
  const oldHeading = before.section.trail.at(-1) ?? ''
  const heading = after.section.trail.at(-1) ?? ''
  const isSaid = renamed.get(trailName(before.section.trail)) === trailName(after.section.trail)
  const retitled = oldHeading !== heading && !isSaid
  if (before.text === after.text && !retitled) return []
  return [
    {
      subject: 'prose',
      action: before.text === after.text ? 'renamed' : 'changed',
      key: after.section.trail,
      ...(oldHeading === heading ? {} : {previousKey: before.section.trail}),
      ...(retitled ? {retitled} : {}),
      old: [],
      new: [],
      fields: [],
      before: before.text,
      after: after.text,
      line: retitled ? after.section.line : changedLine(before.section, after.section, lines),
    },
  ]
}

function single(action: 'added' | 'removed', {section, text}: Entry): Change {
  const texts = action === 'added' ? {after: text, line: section.line} : {before: text, oldLine: section.line}
  return {subject: 'prose', action, key: section.trail, old: [], new: [], fields: [], ...texts}
}

function hasText(entry: Entry): boolean {
  return entry.text !== ''
}

/** Whether prose is the same as written, so that nobody need read it. */
function isWrittenAlike(old: RawDocument, next: RawDocument): boolean {
  const {sections} = next
  return (
    old.sections.length === sections.length &&
    old.sections.every(({trail, prose}, at) => {
      const other = sections[at]!
      return trailName(trail) === trailName(other.trail) && proseFacts(prose) === proseFacts(other.prose)
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
  return sections.map((section, at) => ({
    section,
    text: proseFacts(texts?.[at] ?? section.prose.replace(/\s+/g, ' ').trim()),
  }))
}

/** Prose without the lines and folders that links only pass through. */
function proseFacts(prose: string): string {
  const linked = withoutAnchors(prose.replace(LINE_IN_LINK_TEXT, '[$1]$3')).replace(RELATIVE_PREFIX, '')
  return linked.replace(LINE, (line: string, at: number) =>
    isPath(linked.slice(Math.max(0, at - 300), at)) ? '' : line,
  )
}

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
