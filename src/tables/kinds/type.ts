import type {Cell, Kind, ReadContext, Value} from '../../model.ts'
import {readLinked} from './linked.ts'
import {compareText, type Text, textFacts} from './text.ts'

/** Types as programming languages write them: text in which the order of a union's members (`a | b`) says nothing. */
export const typeKind: Kind<Text> = {
  id: 'type',
  read: readType,
  compare: compareText,
  inOrder: orderUnions,
  anchorsAside: true,
  faultless: true,
  facts: value => textFacts(value.data),
}

function readType(cell: Cell, context: ReadContext): Value<Text> {
  const linked = readLinked(cell, context)
  const text = orderUnions(linked.text)
  const {anchors} = linked
  if (linked.links.length === 0) return {canon: text, data: text, anchors}
  const links = text === linked.text && !text.includes('|') ? linked.links : [...linked.links].sort()
  return {canon: `${text}\0${links.join('\0')}`, data: {text, links, anchors}, anchors}
}

const opening = '([{<'
const closing = ')]}>'

/** A bracket that is still open: what stood before it, its finished members, the member being read. */
interface Level {
  before: string
  bracket: string
  members: string[]
}

/** Longer texts are no types, and sorting them at every depth would cost more than their length. */
const longest = 20_000

/** Sorts the members of every union, at whatever depth, each trimmed; text without `|` stays as it is. */
export function orderUnions(text: string): string {
  if (!text.includes('|') || text.length > longest) return text
  const open: Level[] = []
  let level: Level = {before: '', bracket: '', members: []}
  let member = ''
  const end = (): string => union(level.members, member)
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string
    if (char === '"' || char === "'") {
      const close = text.indexOf(char, at + 1)
      const stop = close < 0 ? at : close
      member += text.slice(at, stop + 1)
      at = stop
    } else if (opening.includes(char)) {
      open.push({...level, before: member})
      level = {before: member, bracket: char, members: []}
      member = ''
    } else if (closing.includes(char) && closes(level.bracket, char, text[at - 1])) {
      const inner = end()
      member = level.before + level.bracket + inner + char
      level = {...(open.pop() as Level)}
    } else if (char === '|' && text[at + 1] !== '|' && text[at - 1] !== '|') {
      level.members.push(member)
      member = ''
    } else if ((char === ',' || char === ';') && level.members.length > 0) {
      member = `${end()}${char}`
      level.members = []
    } else member += char
  }
  // Brackets that never close are text like any other.
  for (let inner = end(); open.length > 0; inner = end()) {
    member = level.before + level.bracket + inner
    level = open.pop() as Level
  }
  return end()
}

function closes(bracket: string, char: string, before: string | undefined): boolean {
  if (char === '>' && (before === '=' || before === '-')) return false
  return bracket !== '' && opening.indexOf(bracket) === closing.indexOf(char)
}

/** Joins members with the last one; what stands before the first of several (`a, b | c`) belongs to it. */
function union(members: readonly string[], last: string): string {
  if (members.length === 0) return last
  const all = [...members, last]
  const cut = Math.max(...[',', ';', ':'].map(mark => (all[0] as string).lastIndexOf(mark))) + 1
  const prefix = (all[0] as string).slice(0, cut)
  const sorted = [(all[0] as string).slice(cut), ...all.slice(1)]
    .map(member => member.trim())
    .filter(member => member !== '')
  const joined = sorted.sort().join(' | ')
  return cut > 0 ? `${prefix} ${joined}` : joined
}
