import type {RawDocument} from '../../model.ts'
import type {SectionMatch} from '../sections/section-tree.ts'

/** What tables of contents say: links to sections of their own document. */
export interface Contents {
  /** Whether two texts differ in nothing but links to sections that came, went or got another heading. */
  isFollowed(before: string, after: string): boolean
}

/** A line that is a link to a section, by its heading: `[Exit codes](#exit-codes)`. */
const ENTRY = /^\[(.+)\]\(#[^()\s]*\)$/

export function contentsOf(old: RawDocument, next: RawDocument, partnerOf: SectionMatch['partnerOf']): Contents {
  const headings = ({sections}: RawDocument) => sections.map(({trail}) => trail.at(-1) ?? '')
  const [before, after] = [headings(old), headings(next)]
  const names = new Map([...partnerOf.old].map(([from, to]) => [before[from]!, after[to]!]))
  const others = new Map([...partnerOf.new].map(([to, from]) => [after[to]!, before[from]!]))
  return {
    isFollowed: (text, other) =>
      followed(text, before, names, name => name) === followed(other, after, others, (_, heading) => heading),
  }
}

/**
 * A text whose links to sections that only one document has are left out, and that has the new heading in the place of
 * links to a section that got another.
 *
 * @param partners what each section of the document that has a partner is called in the other
 * @param newOf the new one of the two headings
 */
function followed(
  text: string,
  headings: readonly string[],
  partners: ReadonlyMap<string, string>,
  newOf: (partner: string, own: string) => string,
): string {
  const own = new Set(headings)
  const lines = text.split('\n').flatMap(line => {
    const heading = ENTRY.exec(line)?.[1]
    if (heading === undefined || !own.has(heading)) return [line]
    const partner = partners.get(heading)
    if (partner === undefined) return []
    return [partner === heading ? line : newOf(partner, heading)]
  })
  return lines.join('\n')
}
