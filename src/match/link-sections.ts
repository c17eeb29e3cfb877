import {groupBy} from '../text/group-by.ts'
import type {Field, Items, Value} from './features.ts'
import {link} from './linkage.ts'
import {Text} from './name-value.ts'
import type {Without} from './switched-off.ts'
import {byCode} from './table-view.ts'
import {words} from './word-likeness.ts'

/** What matching sees of a section. The first of a document stands before any heading and is above all others. */
export interface SectionView {
  readonly heading: string
  /** Index of the section around it; -1 for the first. */
  readonly parent: number
  /** Its own prose, as written: neither that of the sections in it nor its tables. */
  readonly prose: string
  /** What names the rows of its own tables. May be costly. */
  readonly keys: () => readonly string[]
}

const FIELDS: readonly Field[] = [
  {name: 'heading', role: 'name'},
  {name: 'parent', role: 'value'},
  {name: 'lines', role: 'extra'},
  {name: 'words', role: 'set', grows: true},
  {name: 'children', role: 'extra'},
  {name: 'keys', role: 'set', grows: true},
]

type Pairs = [old: number, next: number][]

/**
 * Finds which section is which across two revisions, whatever was retitled or moved: those of one heading under one
 * parent first, from the top down, the others by what they hold. Each that is found tells the parent of those in it.
 * Indexes into the two lists, in the old one's order; mirrored when the lists change places.
 */
export function matchSections(old: readonly SectionView[], next: readonly SectionView[], without?: Without): Pairs {
  const pairs: Pairs = []
  for (;;) {
    pairs.push(...ofOneName(old, next, pairs))
    if (pairs.length === Math.min(old.length, next.length)) break
    const {claims} = link({
      of: 'sections',
      old: itemsOf(old, partnersOf(pairs, 0)),
      new: itemsOf(next, partnersOf(pairs, 1)),
      fields: FIELDS,
      settled: pairs,
      ordered: true,
      ...(without ? {without} : {}),
    })
    if (claims.length === 0) break
    for (const claim of claims) pairs.push([claim.old, claim.new])
  }
  return pairs.sort((left, right) => left[0] - right[0])
}

/** The number of the pair that each section of a side belongs to. */
function partnersOf(pairs: Pairs, side: 0 | 1): ReadonlyMap<number, number> {
  return new Map(pairs.map(([from, to]) => [side === 0 ? from : to, to]))
}

/**
 * Sections of one heading whose parents are one: alone with it, or with the same prose, or in order where there are as
 * many as there were. Parents stand before their children, so one walk is enough.
 */
function ofOneName(old: readonly SectionView[], next: readonly SectionView[], known: Pairs): Pairs {
  const found: Pairs = []
  const [mine, theirs] = [partnersOf(known, 0), partnersOf(known, 1)].map(map => new Map(map)) as [
    Map<number, number>,
    Map<number, number>,
  ]
  const pair = (from: number, to: number) => {
    found.push([from, to])
    mine.set(from, to)
    theirs.set(to, to)
  }
  if (!mine.has(0) && !theirs.has(0)) pair(0, 0)
  const [before, after] = [childrenOf(old), childrenOf(next)]
  const walk = [...known, ...found]
  for (let at = 0; at < walk.length; at++) {
    const [from, to] = walk[at]!
    const free = (sections: readonly SectionView[], children: readonly number[] = [], taken: Map<number, number>) =>
      groupBy(
        children.filter(child => !taken.has(child)),
        child => sections[child]!.heading,
      )
    const waiting = free(next, after.get(to), theirs)
    for (const [heading, ours] of free(old, before.get(from), mine)) {
      const count = found.length
      for (const [one, other] of namesakes(old, next, ours, waiting.get(heading) ?? [])) pair(one, other)
      walk.push(...found.slice(count))
    }
  }
  return found
}

function namesakes(
  old: readonly SectionView[],
  next: readonly SectionView[],
  mine: readonly number[],
  theirs: readonly number[],
): Pairs {
  const inOrder = (some: readonly number[], others: readonly number[]): Pairs =>
    some.length === others.length ? some.map((section, at) => [section, others[at]!]) : []
  if (mine.length <= 1 && theirs.length <= 1) return inOrder(mine, theirs)
  const waiting = groupBy(theirs, section => next[section]!.prose)
  const alike = [...groupBy(mine, section => old[section]!.prose)].flatMap(([prose, some]) =>
    prose === '' ? [] : inOrder(some, waiting.get(prose) ?? []),
  )
  const [gone, taken] = [new Set(alike.map(([from]) => from)), new Set(alike.map(([, to]) => to))]
  const rest = inOrder(
    mine.filter(section => !gone.has(section)),
    theirs.filter(section => !taken.has(section)),
  )
  return [...alike, ...rest]
}

function childrenOf(sections: readonly SectionView[]): ReadonlyMap<number, number[]> {
  return groupBy(sections.keys(), section => sections[section]!.parent)
}

function itemsOf(sections: readonly SectionView[], partner: ReadonlyMap<number, number>): Items {
  const children = childrenOf(sections)
  const known = new Map<number, readonly Value[]>()
  return {
    count: sections.length,
    value(section, field) {
      const values = known.get(section) ?? valuesOf(sections, section, children.get(section) ?? [], partner)
      known.set(section, values)
      return values[field]!
    },
  }
}

function valuesOf(
  sections: readonly SectionView[],
  section: number,
  children: readonly number[],
  partner: ReadonlyMap<number, number>,
): Value[] {
  const {heading, parent, prose, keys} = sections[section]!
  const around = partner.get(parent)
  const lines = prose.split(/[\r\n]+/).map(line => line.replace(/\s+/g, ' ').trim())
  return [
    new Text(heading),
    {
      text: around === undefined ? (sections[parent]?.heading ?? '') : `\0${String(around).padStart(8, '0')}`,
      parts: [],
    },
    setOf(lines),
    setOf(words(prose.replace(/\]\([^)]*\)/g, ']'))),
    setOf(children.map(child => sections[child]!.heading)),
    setOf(keys()),
  ]
}

function setOf(texts: Iterable<string>): Value {
  const parts = [...new Set(texts)].filter(text => text !== '').sort(byCode)
  return {text: parts.join('\0'), parts}
}
