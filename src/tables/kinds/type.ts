import type {Cell, Kind, NumberedNotes, Part, ReadContext, Value} from '../../model.ts'
import {ASIDE, orderUnions} from '../unions.ts'
import {type Linked, readLinked} from './linked.ts'
import {compareText, linksOf, type Text, textFacts} from './text.ts'

/** Types as programming languages write them: text in which the order of a union's members (`a | b`) says nothing. */
export const typeKind: Kind<Text> = {
  id: 'type',
  read: readType,
  compare: compareTypes,
  inOrder: orderUnions,
  anchorsAside: true,
  faultless: true,
  facts: value => textFacts(value.data),
}

/** A number in brackets is the size of an array. */
const NO_NOTES: NumberedNotes = {has: () => false, text: () => undefined}

function readType(cell: Cell, context: ReadContext): Value<Text> {
  const linked = readLinked(cell, context, NO_NOTES)
  const {text, links, anchors} = linked
  if (links.length === 0) {
    const ordered = orderUnions(text, cell.source)
    return {canon: ordered, data: ordered, anchors}
  }
  const canon = orderUnions(withDestinations(linked), cell.source)
  const [pieces, destinations]: [string[], string[]] = [[], []]
  for (const [at, piece] of canon.split(ASIDE).entries()) (at % 2 === 0 ? pieces : destinations).push(piece)
  return {canon, data: {text: pieces.join(''), links: destinations}, anchors}
}

/** The text with each destination behind the words that lead there, so that both stay together. */
function withDestinations({text, links, labels}: Linked): string {
  let written = ''
  let from = 0
  for (const [index, label] of labels.entries()) {
    const at = text.indexOf(label, from)
    const end = at < 0 ? from : at + label.length
    written += text.slice(from, end) + ASIDE + links[index] + ASIDE
    from = end
  }
  return written + text.slice(from)
}

/** Where text and links are those of before, a link went from one word to another. */
function compareTypes(old: Value<Text>, next: Value<Text>): Part[] {
  const parts = compareText(old, next)
  if (parts.length > 0) return parts
  const shown = ({canon, data}: Value<Text>) =>
    linksOf(data).length === 0
      ? canon
      : canon
          .split(ASIDE)
          .map((piece, at) => (at % 2 === 0 ? piece : `(${piece})`))
          .join('')
  return [{path: '', old: shown(old), new: shown(next)}]
}
