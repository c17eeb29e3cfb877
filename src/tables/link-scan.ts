/** The links of a document's text, found without parsing it: what a comparison of many documents can afford. */
import {isRelative, relative} from './links.ts'

const fence = /^ {0,3}(`{3,}|~{3,})/

/** Relative links by what follows their leading steps, without fragment; the values are the step counts seen. */
export function relativeLinks(text: string): Map<string, Set<number>> {
  const links = new Map<string, Set<number>>()
  for (const {url} of destinations(withoutFences(text))) {
    if (!isRelative(url)) continue
    const {ups, rest} = relative(url.replace(/[#?].*/s, ''))
    if (rest === '') continue
    const seen = links.get(rest)
    if (seen === undefined) links.set(rest, new Set([ups]))
    else seen.add(ups)
  }
  return links
}

/** Links from the repository's root, without fragment. */
export function rootLinks(text: string): Set<string> {
  const links = new Set<string>()
  for (const {url} of destinations(withoutFences(text))) {
    if (/^\/(?!\/)/.test(url)) links.add(url.replace(/[#?].*/s, ''))
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
export function* destinations(text: string): Generator<{before: string; url: string}> {
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
