/** How the relative links of two revisions of a document are read, so that moving the document is noise. */
import type {RawDocument, ReadContext} from '../model.ts'
import {commonRoot} from './link-root.ts'
import {destinations, relativeLinks} from './link-scan.ts'
import {isRelative} from './links.ts'

/** How many old links are tried on the new text before all links of both are read. */
const probes = 8

/**
 * With both paths known, each link resolves against its own document. With either unknown, a relative prefix is
 * noise only where every relative link that both revisions hold shifts by the same number of `../` steps; the
 * revision with fewer steps then gets that `linkShift`. Where relative links gave way to links from the repository's
 * root, or the other way round, both revisions are told what folder these show the relative ones to start from.
 */
export function linkContexts(
  old: RawDocument | undefined,
  next: RawDocument | undefined,
  oldPath?: string,
  newPath?: string,
): {old: ReadContext; new: ReadContext} {
  const known = (oldPath !== undefined || old === undefined) && (newPath !== undefined || next === undefined)
  if (known) return {old: pathContext(oldPath), new: pathContext(newPath)}
  const shift = old === undefined || next === undefined ? 0 : commonShift(old.text, next.text)
  if (shift !== 0) return {old: shift > 0 ? {linkShift: shift} : {}, new: shift < 0 ? {linkShift: -shift} : {}}
  if (old === undefined || next === undefined) return {old: {}, new: {}}
  const shared = new SharedRoot(old, next)
  return {old: shared, new: shared}
}

/** One context for both revisions. Their texts are searched only when a link is read. */
class SharedRoot implements ReadContext {
  private readonly documents: readonly [RawDocument, RawDocument]
  private found: {readonly root: ReadContext['linkRoot']} | undefined

  constructor(old: RawDocument, next: RawDocument) {
    this.documents = [old, next]
  }

  get linkRoot(): ReadContext['linkRoot'] {
    this.found ??= {root: commonRoot(...this.documents)}
    return this.found.root
  }
}

function pathContext(path: string | undefined): ReadContext {
  return path === undefined ? {} : {path}
}

/** Steps that every relative link of `next` has more than the same link of `old`; 0 unless all agree. */
export function commonShift(old: string, next: string): number {
  if (old === next || keepsSomeLink(old, next)) return 0
  const before = relativeLinks(old)
  if (before.size === 0) return 0
  let shift: number | undefined
  let shifted = 0
  for (const [rest, steps] of relativeLinks(next)) {
    const earlier = before.get(rest)
    if (earlier === undefined) continue
    if (earlier.size !== 1 || steps.size !== 1) return 0
    const [from] = earlier
    const [to] = steps
    const here = (to as number) - (from as number)
    if (shift !== undefined && shift !== here) return 0
    shift = here
    shifted++
  }
  return shifted < FEWEST ? 0 : (shift ?? 0)
}

/** One link alone that leads elsewhere is an edit like any other, and no sign that the document moved. */
const FEWEST = 2

/** One link that stands unshifted on both sides settles it; nearly always the first one does. */
function keepsSomeLink(old: string, next: string): boolean {
  let tried = 0
  for (const {before, url} of destinations(old)) {
    if (!isRelative(url)) continue
    if (holds(next, before + url.replace(/[#?].*/s, ''))) return true
    if (++tried === probes) break
  }
  return false
}

/** Whether `text` holds the destination to its end: `](a.md` is no evidence for `](a`. */
function holds(text: string, link: string): boolean {
  for (let at = text.indexOf(link); at >= 0; at = text.indexOf(link, at + 1)) {
    if (/^$|[\s()<>"'#?]/.test(text.charAt(at + link.length))) return true
  }
  return false
}
