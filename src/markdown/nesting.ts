/** Containers in one line, or by indent, past which a line is prose: remark overflows its stack on some thousands. */
export const mostNested = 100

const markers = new RegExp(
  `^[ \\t]*(?:(?:>|[-*+](?=[ \\t])|[0-9]{1,9}[.)](?=[ \\t]))[ \\t]*){${mostNested + 1},}`,
  'gm',
)
const indented = new RegExp(`^([ \\t]{${2 * mostNested},})[-+*>0-9]`, 'gm')

/** A footnote definition that is indented, in whatever container. */
const notes = /^[ \t>]+\[(?=\^[^\s[\]]*\]:)/gm

/**
 * A text in which no line opens more containers than anybody writes: one that would is a block quote of text, one
 * that is indented as far is text. So is a footnote definition inside others once there are as many: each holds all
 * that follow to micromark-extension-gfm-footnote, which takes one indent for the one of every definition that is open.
 * Every character keeps its place.
 */
export function flattened(text: string): string {
  let count = 0
  return text
    .replace(markers, opening => `> ${'x'.repeat(opening.length - 2)}`)
    .replace(indented, (opening, indent: string) => `${indent}${'x'.repeat(opening.length - indent.length)}`)
    .replace(notes, opening =>
      !/ {4}|\t/.test(opening) || ++count <= mostNested ? opening : `${opening.slice(0, -1)}x`,
    )
}
