import type {RawDocument, Section} from '../model.ts'
import {withoutAnchors} from '../tables/index.ts'
import {groupBy} from './collect.ts'
import type {Change} from './define.ts'

interface Entry {
  readonly section: Section
  readonly text: string
}

/**
 * Prose that came, went or changed, once a section. Sections pair by trail, then by last heading, then by
 * text; line anchors and the relative prefix of links are noise in prose too.
 *
 * @param renamed trails (`trailName`) of sections that tables already report as renamed, old → new: they pair too
 */
export function proseChanges(old: RawDocument, next: RawDocument, renamed: ReadonlyMap<string, string>): Change[] {
  const left = new Set(old.sections.map(toEntry))
  const right = new Set(next.sections.map(toEntry))
  const pairs: [Entry, Entry][] = []
  const join = (oldKey: (entry: Entry) => string, nextKey: (entry: Entry) => string) => {
    const waiting = groupBy(left, oldKey)
    for (const entry of [...right]) {
      const partner = waiting.get(nextKey(entry))?.shift()
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
  join(heading, heading)
  join(
    entry => entry.text || trail(entry),
    entry => entry.text || trail(entry),
  )
  return [
    ...pairs.flatMap(([before, after]) => pairChange(before, after, renamed)),
    ...[...left].filter(hasText).map(entry => single('removed', entry)),
    ...[...right].filter(hasText).map(entry => single('added', entry)),
  ]
}

/** A heading trail as one text, to look sections up by. */
export function trailName(trail: readonly string[]): string {
  return JSON.stringify(trail)
}

function pairChange(before: Entry, after: Entry, renamed: ReadonlyMap<string, string>): Change[] {
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
      old: [],
      next: [],
      fields: [],
      before: before.text,
      after: after.text,
      line: after.section.line,
    },
  ]
}

function single(action: 'added' | 'removed', {section, text}: Entry): Change {
  const texts = action === 'added' ? {after: text, line: section.line} : {before: text, oldLine: section.line}
  return {subject: 'prose', action, key: section.trail, old: [], next: [], fields: [], ...texts}
}

function hasText(entry: Entry): boolean {
  return entry.text !== ''
}

function toEntry(section: Section): Entry {
  return {section, text: proseFacts(section.prose)}
}

/** What prose says to its reader: without comments, without the lines and folders that links only pass through. */
export function proseFacts(prose: string): string {
  const shown = prose.replace(COMMENT, ' ').replace(LINE_IN_LINK_TEXT, '[$1]$3')
  return withoutAnchors(shown).replace(RELATIVE_PREFIX, '').replace(SPACE, ' ').trim()
}

const COMMENT = /<!--[^]*?-->/g
/** `[indexer.ts:1345](…#L1345)`: the text repeats the line that its own destination names. */
const LINE_IN_LINK_TEXT = /\[([^[\]]*):(\d+)\](\([^()\s]*#L\2(?!\d))/g
const RELATIVE_PREFIX = /(?<=\]\(|\]: ?)(?:\.{1,2}\/)+/g
const SPACE = /\s+/g
