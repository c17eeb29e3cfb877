/** How the relative links of two revisions of a document are read, so that moving the document is noise. */
import type {RawDocument, ReadContext} from '../model.ts'
import {isRelative, relative} from './links.ts'

const fence = /^ {0,3}(`{3,}|~{3,})/

/** How many old links are tried on the new text before all links of both are read. */
const probes = 8

/**
 * With both paths known, each link resolves against its own document. With either unknown, a relative prefix is
 * noise only where every relative link that both revisions hold shifts by the same number of `../` steps; the
 * revision with fewer steps then gets that `linkShift`.
 */
export function linkContexts(
  old: RawDocument | undefined,
  next: RawDocument | undefined,
  oldPath?: string,
  newPath?: string,
): {old: ReadContext; next: ReadContext} {
  const known = (oldPath !== undefined || old === undefined) && (newPath !== undefined || next === undefined)
  if (known) return {old: pathContext(oldPath), next: pathContext(newPath)}
  const shift = old === undefined || next === undefined ? 0 : commonShift(old.text, next.text)
  return {old: shift > 0 ? {linkShift: shift} : {}, next: shift < 0 ? {linkShift: -shift} : {}}
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
  for (const [rest, steps] of relativeLinks(next)) {
    const earlier = before.get(rest)
    if (earlier === undefined) continue
    if (earlier.size !== 1 || steps.size !== 1) return 0
    const [from] = earlier
    const [to] = steps
    const here = (to as number) - (from as number)
    if (shift !== undefined && shift !== here) return 0
    shift = here
  }
  return shift ?? 0
}

/** One link that stands unshifted on both sides settles it; nearly always the first one does. */
function keepsSomeLink(old: string, next: string): boolean {
  let tried = 0
  for (const {before, url} of destinations(old)) {
    if (!isRelative(url)) continue
    if (holds(next, before + url.replace(/[#?].*$/s, ''))) return true
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

/** Relative links by what follows their leading steps, without fragment; the values are the step counts seen. */
function relativeLinks(text: string): Map<string, Set<number>> {
  const links = new Map<string, Set<number>>()
  for (const {url} of destinations(withoutFences(text))) {
    if (!isRelative(url)) continue
    const {ups, rest} = relative(url.replace(/[#?].*$/s, ''))
    if (rest === '') continue
    const seen = links.get(rest)
    if (seen === undefined) links.set(rest, new Set([ups]))
    else seen.add(ups)
  }
  return links
}

/** Fenced code shows links that are none. */
function withoutFences(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text
  let open = ''
  const kept: string[] = []
  for (const line of text.split(/\r\n?|\n/)) {
    const mark = fence.exec(line)?.[1] ?? ''
    if (open === '') {
      open = mark
      if (mark === '') kept.push(line)
    } else if (mark.startsWith(open) && line.trim() === mark) open = ''
  }
  return kept.join('\n')
}

/** What stands before a destination: inline links, definitions, the attributes of HTML tags. */
const introductions = ['](', ']:', 'href="', "href='", 'src="', "src='"]

const unquoted = /\s*<?([^\s()<>]+)/y
const quoted = /\s*([^\s"'<>]+)/y

/** Destinations as a text scan finds them; `before` is what introduces each. */
function* destinations(text: string): Generator<{before: string; url: string}> {
  for (const introduction of introductions) {
    const pattern = introduction.endsWith('"') || introduction.endsWith("'") ? quoted : unquoted
    for (let at = text.indexOf(introduction); at >= 0; at = text.indexOf(introduction, at + 1)) {
      pattern.lastIndex = at + introduction.length
      const match = pattern.exec(text)
      const url = match?.[1]
      if (match === null || url === undefined) continue
      yield {before: introduction + match[0].slice(0, match[0].length - url.length), url}
    }
  }
}
