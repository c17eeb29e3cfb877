import type {Cell, Kind, Part, ReadContext, Value} from '../../model.ts'
import {directionOf} from '../admission.ts'
import type {ColumnDeclaration} from '../table-type.ts'
import {readLinked} from './linked.ts'
import {type Mark, markOf, rankOf} from './marks.ts'
import {compareLinks, textFacts} from './text.ts'

interface Support {
  readonly mark: Mark | undefined
  /** Mark and words in one spelling: `yes`, `✔` and `✅` are the same. */
  readonly text: string
  readonly links: readonly string[]
}

/** How far something is supported. Less support narrows, more widens; words beside the mark compare as text. */
export function supportKind({role}: ColumnDeclaration): Kind<Support> {
  return {
    id: 'support',
    faultless: true,
    read: readSupport,
    compare: (old, next) => compareSupport(old.data, next.data, role === 'capability'),
    facts: ({data}) => textFacts(data.links.length === 0 ? data.text : data),
  }
}

function readSupport(cell: Cell, context: ReadContext): Value<Support> {
  const linked = readLinked(cell, context)
  const {links, anchors} = linked
  const {mark} = markOf(linked.text)
  const text = mark === undefined ? linked.text : respelled(linked.text, mark, context)
  return {canon: links.length === 0 ? text : `${text}\0${links.join('\0')}`, data: {mark, text, links}, anchors}
}

/** The text with its mark in one spelling, in its place. */
function respelled(text: string, mark: Mark, context: ReadContext): string {
  const at = text.toLowerCase().indexOf(mark.written.toLowerCase())
  return text.slice(0, Math.max(0, at)) + spelling(mark, context) + text.slice(Math.max(0, at) + mark.written.length)
}

/** Marks of one meaning are one value, but for those that the document tells apart. */
function spelling(mark: Mark, {marks}: ReadContext): string {
  if (marks?.isApart(mark.written)) return mark.written
  if (mark.means === 'yes') return '✅'
  return mark.means === 'no' ? '❌' : mark.written
}

function compareSupport(old: Support, next: Support, directed: boolean): Part[] {
  const links = compareLinks(old.links, next.links).map((part): Part => ({role: 'value', ...part}))
  if (old.text === next.text) return links
  const part: Part = {path: '', old: old.text, new: next.text}
  const [before, after] = [rankOf(old.mark), rankOf(next.mark)]
  if (before === after || !directed) return [directed ? {...part, role: 'value'} : part, ...links]
  // Words without a mark may promise all or nothing.
  const lost = (before ?? 2) > (after ?? 0)
  const gained = (after ?? 2) > (before ?? 0)
  const direction = directionOf(lost, gained)
  return [direction === undefined ? part : {...part, direction}, ...links]
}
