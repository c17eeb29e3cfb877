/** Containers in one line, or by indent, past which a line is prose: remark overflows its stack on some thousands. */
export const mostNested = 100

const markers = new RegExp(
  `^[ \\t]*(?:(?:>|[-*+](?=[ \\t])|[0-9]{1,9}[.)](?=[ \\t]))[ \\t]*){${mostNested + 1},}`,
  'gm',
)
const indented = new RegExp(`^([ \\t]{${2 * mostNested},})[-+*>0-9]`, 'gm')

/**
 * A text in which no line opens more containers than anybody writes: one that would is a block quote of text, one
 * that is indented as far is text. Every character keeps its place.
 */
export function flattened(text: string): string {
  const shallow = text
    .replace(markers, opening => `> ${'x'.repeat(opening.length - 2)}`)
    .replace(indented, (opening, indent: string) => `${indent}${'x'.repeat(opening.length - indent.length)}`)
  return heldNote.test(shallow) ? withoutHeldNotes(shallow) : shallow
}

/** A footnote definition that may stand in another one. */
const heldNote = /^[ \t>]+\[\^/m
const note = /^[ \t>]+(?=\[\^[^\s[\]]*\]:)/
const line = /([^\r\n]*)(\r\n?|\n|$)/g
/** What is no lazy line, so that it ends all that is open. */
const margin = /^(?:\[\^[^\s[\]]*\]:|```|~~~|#{1,6}[ \t])/

/**
 * To micromark-extension-gfm-footnote each definition inside another one holds all that follow, since it takes one
 * indent for that of every definition that is open. Past a depth they are text.
 */
function withoutHeldNotes(text: string): string {
  let count = 0
  let isBelowBlank = true
  return text.replace(line, (whole, content: string, end: string) => {
    const isBlank = /^[ \t>]*$/.test(content)
    if (!isBlank && !/^[ \t>]/.test(content) && (isBelowBlank || margin.test(content))) count = 0
    isBelowBlank = isBlank
    const indent = note.exec(content)?.[0]
    if (indent === undefined || !/ {4}|\t/.test(indent) || ++count <= mostNested) return whole
    return `${indent}x${content.slice(indent.length + 1)}${end}`
  })
}
