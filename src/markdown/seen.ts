import {isWithinBound} from './bound.ts'
import type {Definitions} from './definition.ts'
import {needRemark} from './load-remark.ts'
import {proseOf} from './prose.ts'
import {tidy} from './reading.ts'
import type {Span} from './structure.ts'

/** A table's place in the text, for those who read what stands around it. */
export interface Hole {
  readonly span: Span
  readonly syntax: 'gfm' | 'html'
  /** Text to count as prose although it stands inside the table. */
  readonly prose?: string
}

/** A section as far as its prose is concerned. */
export interface Source {
  readonly prose: string
  /** Front matter, which counts as its prose. */
  readonly front: string
  around(instead: (hole: Hole) => string): string
}

/**
 * What a reader sees of each section's prose, as remark has it. A heading ends all that is open above it, so a section
 * means by itself what it means in its document, but for what that defines.
 *
 * @returns `undefined` where the prose is more than remark may be given
 */
export function seenProse(
  text: string,
  sections: readonly Source[],
  {labels, destinations}: Definitions,
): string[] | undefined {
  const sources = sections.map(section => (section.prose === '' ? '' : section.around(hole => stubOf(text, hole))))
  if (sources.every(source => source.trim() === '')) return sections.map(({front}) => tidy(front))
  const {inlinePieces, parseSection} = needRemark()
  if (!isWithinBound(sources, inlinePieces)) return undefined
  return sections.map(({front}, at) => {
    const source = sources[at] as string
    const seen = source.trim() === '' ? '' : proseOf(parseSection(source, labels), destinations)
    return front ? `${tidy(front)}\n${seen}`.trim() : seen
  })
}

/**
 * What is left of a table, since tables are most of a reference document: two rows, or a tag that opens a block like
 * the table's and shows nothing.
 */
function stubOf(text: string, {span, syntax, prose = ''}: Hole): string {
  if (syntax === 'html') return `<p>${prose}`
  const source = text.slice(span.start, span.end)
  return /^[^\r\n]*(?:\r\n?|\n)[^\r\n]*/.exec(source)?.[0] ?? source
}
