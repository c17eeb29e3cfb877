import type {RawDocument, Section} from '../model.ts'
import type {Change} from './define.ts'
import {groupBy} from './collect.ts'

interface Entry {
  readonly section: Section
  readonly text: string
}

/**
 * Prose that came, went or changed, once a section. Sections pair by trail, then by last heading, then by
 * text; line anchors and the relative prefix of links are noise in prose too.
 *
 * @param renamed last headings that tables already report as renamed, old → new: their sections pair too
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
  const trail = (entry: Entry) => JSON.stringify(entry.section.trail)
  const heading = (entry: Entry) => entry.section.trail.at(-1) ?? ''
  join(trail, trail)
  join(heading, heading)
  join(entry => renamed.get(heading(entry)) ?? heading(entry), heading)
  join(entry => entry.text || trail(entry), entry => entry.text || trail(entry))
  return [
    ...pairs.flatMap(([before, after]) => pairChange(before, after, renamed)),
    ...[...left].filter(hasText).map(entry => single('removed', entry)),
    ...[...right].filter(hasText).map(entry => single('added', entry)),
  ]
}

function pairChange(before: Entry, after: Entry, renamed: ReadonlyMap<string, string>): Change[] {
  const oldHeading = before.section.trail.at(-1) ?? ''
  const heading = after.section.trail.at(-1) ?? ''
  const retitled = oldHeading !== heading && renamed.get(oldHeading) !== heading
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
  return {section, text: section.prose.replace(LINE_ANCHOR, '').replace(RELATIVE_PREFIX, '').replace(SPACE, ' ').trim()}
}

/** `#L12`, `#L12-L20`, `#L12C3-L20C5`, `#lines-12`: the line anchors of the usual hosts. */
const LINE_ANCHOR = /#(?:L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|lines-\d+(?::\d+)?)/g
const RELATIVE_PREFIX = /(?<=\]\(|\]: ?)(?:\.{1,2}\/)+/g
const SPACE = /\s+/g
