import type {RawDocument, ReadContext} from '../model.ts'
import {definitionLines} from './definition-lines.ts'
import {relativeLinks, rootLinks} from './link-scan.ts'

type Root = NonNullable<ReadContext['linkRoot']>

/**
 * Where relative links start from, told by those that became links from the repository's root between two revisions
 * of a document, or the other way round: `../registry/host.md` is `/docs/registry/host.md`, so one step up is `/docs/`.
 * `undefined` where there are none, or not all agree.
 */
export function commonRoot(old: RawDocument, next: RawDocument): Root | undefined {
  if (old.text === next.text || !(mayHoldRootLink(old) || mayHoldRootLink(next))) return undefined
  const found = [...roots(old.text, next.text), ...roots(next.text, old.text)]
  const nearest = found.reduce<Root | undefined>(
    (best, root) => (best && best.ups <= root.ups ? best : root),
    undefined,
  )
  return nearest && found.length >= FEWEST && found.every(root => isAbove(root, nearest)) ? nearest : undefined
}

/** One link alone that leads elsewhere is an edit like any other. */
const FEWEST = 2

/** Plain searches, those for rarer marks first, since nearly every document is asked and hardly any has one. */
function mayHoldRootLink(document: RawDocument): boolean {
  const {text} = document
  const inTag = text.includes('=') && (text.includes('="/') || text.includes("='/"))
  const isOdd = inTag || (text.includes('</') && text.includes('](</'))
  return isOdd || text.includes('](/') || (definitionLines(document) !== '' && DEFINED_AT_ROOT.test(text))
}

const DEFINED_AT_ROOT = /\]:\s*<?\/(?!\/)/

/** What each relative link of one text that the other only has from the root says. */
function roots(relative: string, rooted: string): Root[] {
  const folders = foldersByRest(rootLinks(rooted))
  if (folders.size === 0) return []
  const kept = relativeLinks(rooted)
  return [...relativeLinks(relative)].flatMap(([rest, steps]) => {
    const found = folders.get(rest)
    const [ups] = steps
    if (found?.size !== 1 || steps.size !== 1 || ups === undefined || kept.has(rest)) return []
    return [...found].map(root => ({ups, root}))
  })
}

/** `/docs/registry/host.md` stands in `/docs/registry/` as `host.md`, in `/docs/` as `registry/host.md`, and in `/`. */
function foldersByRest(links: ReadonlySet<string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const link of links) {
    for (let slash = link.lastIndexOf('/'); slash >= 0; slash = link.lastIndexOf('/', slash - 1)) {
      const rest = link.slice(slash + 1)
      if (rest !== '') found.set(rest, (found.get(rest) ?? new Set()).add(link.slice(0, slash + 1)))
      if (slash === 0) break
    }
  }
  return found
}

/** Whether going up from the nearer folder leads to the other one. */
function isAbove({ups, root}: Root, nearest: Root): boolean {
  const folders = nearest.root.split('/').slice(0, -1)
  const kept = folders.length - (ups - nearest.ups)
  return kept >= 1 && `${folders.slice(0, kept).join('/')}/` === root
}
