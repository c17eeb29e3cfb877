/**
 * The list of what is noise: differences of a cell's visible text or links that no reader takes for a change. Kinds
 * of columns read cells to values and call two values equal; where a reader sees the two cells differ, that counts
 * only if entries of this list explain the whole difference. Else it is a finding, whatever the kind makes of it.
 */
import type {Cell, Kind, Link, Part, ReadContext} from '../model.ts'
import {withoutFootnotes} from './cell-text.ts'
import {isShown, linksToItself} from './kinds/linked.ts'
import {compareLinks} from './kinds/text.ts'
import {labelWithoutLine, located, textLocation, withoutCommit, withoutLine} from './links.ts'
import {replaceNotes} from './notes.ts'

/** What a reader sees of a cell, and where its links lead. */
export type Seen = Pick<Cell, 'source' | 'visible' | 'links' | 'notes'>

export interface Reading {
  readonly cell: Cell
  readonly kind: Kind
  readonly context: ReadContext
}

export interface NoiseEntry {
  readonly id: string
  /** Why it is no change. */
  readonly reason: string
  /** A public project that needs it, and what it writes. */
  readonly seenIn: string
  /** Kinds of columns it holds for. */
  readonly kinds: readonly string[]
  /** The cell without what is noise, or with it in one order; absent where it takes the whole table to tell. */
  without?(seen: Seen, reading: Reading): Seen
}

const LINKED = ['text', 'code', 'type', 'set', 'list', 'support']
const PLACED = [...LINKED, 'source', 'methods']
const ANY = [...PLACED, 'boolean', 'number', 'json']

export const NOISE: readonly NoiseEntry[] = [
  {
    id: 'row-number',
    reason: 'A column that counts the rows says where a row stands',
    seenIn: 'netanalyzers and other rankings: a column `#` that runs from 1',
    kinds: [],
  },
  {
    id: 'name-above',
    reason: 'A key that a table leaves out where the row above has it is the same key',
    seenIn: 'microsoft/onnxruntime, OperatorKernels.md: an operator is named in the first of its rows',
    kinds: [],
  },
  {
    id: 'own-title',
    reason: "A mark that is its column's title changes with the title, which is a finding of its own",
    seenIn: 'jsx-eslint/eslint-plugin-react, README.md: columns of 💼 or ✔ that are called 💼 or ✔',
    kinds: [],
  },
  {
    id: 'footnote-mark',
    reason: 'A footnote mark points at a note of the document, whose text is prose and compared as such',
    seenIn:
      'ggml-org/llama.cpp, docs/ops.md: `✅ [^1]`; labels are numbered anew when a note before them comes or goes',
    kinds: ANY,
    without: seen => ({...seen, visible: withoutFootnotes(seen)}),
  },
  {
    id: 'numbered-note',
    reason: 'A note that is a number in brackets is numbered anew when one before it comes or goes',
    seenIn: 'open-telemetry/semantic-conventions: `HTTP request method. [3]`, notes listed under the table',
    kinds: LINKED,
    without: (seen, {context}) => ({...seen, visible: withNotesThemselves(seen, context)}),
  },
  {
    id: 'link-to-itself',
    reason: 'A link to an anchor of its own cell, to the heading that its text names or to a note is markup',
    seenIn: 'apache/datafusion-comet, configs.md; terraform-docs: `<a name="x"></a> [x](#x)`',
    kinds: LINKED,
    without: seen => ({...seen, links: seen.links.filter(link => !linksToItself(seen).includes(link))}),
  },
  {
    id: 'line-anchor',
    reason: 'Lines of a source file move with every edit above them',
    seenIn: 'vLLM forks, runtime reference: `[vllm/config/cache.py](../../vllm/config/cache.py#L59)`',
    kinds: PLACED,
    without: (seen, {kind}) => withoutLines(seen, kind),
  },
  {
    id: 'pinned-commit',
    reason: 'A commit in a link to a code host says which state was linked, not what is linked',
    seenIn: 'typedoc: `https://github.com/OWNER/NAME/blob/0a1b…/src/index.ts#L12`',
    kinds: PLACED,
    without: seen => withUrls(seen, url => withoutCommit(url).path),
  },
  {
    id: 'relative-prefix',
    reason: 'The way to a file changes when the document moves; the file does not',
    seenIn: 'distribution/distribution, docs: `../registry/host.md` became `/docs/registry/host.md`',
    kinds: PLACED,
    without: (seen, {context}) => withUrls(seen, url => located(url, context)),
  },
  {
    id: 'bare-link',
    reason: 'A web or mail address leads where it says, whether written bare or as a link',
    seenIn: 'microsoft/opencode: `[opencode@microsoft.com](mailto:opencode@microsoft.com)`',
    kinds: LINKED,
    without: seen => ({...seen, links: seen.links.filter(link => !isShown(link))}),
  },
  {
    id: 'set-order',
    reason: 'The members of a set have no order',
    seenIn: 'vLLM forks, runtime reference: codecs of a route, printed from a Python set',
    kinds: ['set'],
    without: (seen, {kind}) => sorted(seen, kind.inOrder?.(seen.visible, seen.source) ?? seen.visible),
  },
  {
    id: 'union-order',
    reason: 'The members of a union have no order',
    seenIn: 'kubernetes-sigs and typedoc references: `string | null` became `null | string`',
    kinds: ['type'],
    without: (seen, {kind}) => sorted(seen, kind.inOrder?.(seen.visible, seen.source) ?? seen.visible),
  },
  {
    id: 'boolean-spelling',
    reason: 'One truth value in two spellings, which the document does not use side by side',
    seenIn: 'terraform-docs: `yes`; vLLM: `True`',
    kinds: ['boolean'],
    without: (seen, reading) => {
      const isApart = reading.context.marks?.isApart(withoutFootnotes(seen).toLowerCase())
      return isApart ? seen : spelledOnce(seen, reading)
    },
  },
  ...(
    [
      ['number', 'number-spelling', 'One number in two spellings', 'Python: `1` became `1.0`, `1e3` became `1000.0`'],
      ['support', 'mark-spelling', 'Two marks that the document uses as one', 'ggml-org/llama.cpp: `✅` and `✅︎`'],
      [
        'json',
        'json-spelling',
        'Blanks, the order of fields and of what is allowed are no facts of JSON',
        'vLLM forks',
      ],
      [
        'methods',
        'methods-order',
        'Methods have no order, a path is one linked or not, a name is one in code or not',
        'vLLM forks, runtime reference',
      ],
    ] as const
  ).map(([kind, id, reason, seenIn]): NoiseEntry => ({id, reason, seenIn, kinds: [kind], without: spelledOnce})),
]

/** What a note says instead of its number: a number that leads to another note is another one. */
function withNotesThemselves({visible, source}: Seen, {notes}: ReadContext): string {
  return replaceNotes(visible, source, notes, number => ` [${notes?.text(number) ?? `no ${number}`}]`)
}

/**
 * What the kind makes of what is left: such cells are values, of which text is one spelling. Links stand beside them,
 * and notes are not its business.
 */
function spelledOnce(seen: Seen, {cell: {line, column}, kind, context}: Reading): Seen {
  const {path, linkShift, linkRoot, marks} = context
  return {
    ...seen,
    visible: kind.read({line, column, ...seen}, {path, linkShift, linkRoot, marks}).canon,
    links: kind.id === 'json' || kind.id === 'methods' ? [] : seen.links,
  }
}

/** Whether a reader sees the same: equal text, and links that lead to the same places. */
export function looksAlike(old: Seen, next: Seen): boolean {
  return old.visible === next.visible && leadAlike(old, next)
}

/** Whether the links of two cells lead to the same places, in order. */
export function leadAlike(old: Pick<Seen, 'links'>, next: Pick<Seen, 'links'>): boolean {
  return old.links.length === next.links.length && old.links.every(({url}, index) => url === next.links[index]?.url)
}

/** The difference of two cells as a reader sees it, where their kind sees none. */
export function compareSeen(old: Seen, next: Seen): Part[] {
  const links = compareLinks(
    old.links.map(({url}) => url),
    next.links.map(({url}) => url),
  )
  return old.visible === next.visible ? links : [{path: '', old: old.visible, new: next.visible}, ...links]
}

/** The entries that together explain how two cells differ for a reader; `undefined` where they do not. */
export function whyNoise(old: Reading, next: Reading): readonly string[] | undefined {
  const halves = old.kind.halves?.(old.cell)
  const others = next.kind.halves?.(next.cell)
  if (halves && others) {
    const reasons = halves.map((half, at) => whyNoise({...old, ...half}, {...next, ...(others[at] as typeof half)}))
    return reasons.every(reason => reason !== undefined) ? [...new Set(reasons.flat())] : undefined
  }
  const entries = NOISE.filter(({kinds}) => kinds.includes(old.kind.id))
  if (!isExplained(entries, old, next)) return undefined
  // The narrow ones come first in the list: what they explain needs no other.
  const needed = entries.reduceRight<readonly NoiseEntry[]>((kept, entry) => {
    const others = kept.filter(other => other !== entry)
    return isExplained(others, old, next) ? others : kept
  }, entries)
  return needed.map(({id}) => id)
}

function isExplained(entries: readonly NoiseEntry[], old: Reading, next: Reading): boolean {
  const left = (reading: Reading) => {
    const {source, visible, links, notes = []} = reading.cell
    const seen: Seen = {source, visible, links, notes}
    return entries.reduce((rest, entry) => entry.without?.(rest, reading) ?? rest, seen)
  }
  return looksAlike(left(old), left(next))
}

/** Changes every link, and the text that a reader sees of it. */
function withLinks(seen: Seen, change: (link: Link) => Link): Seen {
  let visible = ''
  let rest = seen.visible
  const links = seen.links.map(link => {
    const changed = change(link)
    const at = changed.text === link.text ? -1 : rest.indexOf(link.text)
    if (at < 0) return changed
    visible += rest.slice(0, at) + changed.text
    rest = rest.slice(at + link.text.length)
    return changed
  })
  return {...seen, links, visible: visible + rest}
}

function withUrls(seen: Seen, change: (url: string) => string): Seen {
  return withLinks(seen, link => ({url: change(link.url), text: isShown(link) ? change(link.text) : link.text}))
}

function sorted(seen: Seen, visible: string): Seen {
  return {...seen, visible, links: [...seen.links].sort((a, b) => (a.url < b.url ? -1 : 1))}
}

/** Destinations without lines, and text without those lines that a link's anchor repeats. */
function withoutLines(seen: Seen, kind: Kind): Seen {
  if (kind.id === 'source' && seen.links.length === 0) return {...seen, visible: textLocation(seen.visible).path}
  return withLinks(seen, link => {
    const {path, anchor} = withoutLine(link.url)
    return {url: path, text: isShown(link) ? path : labelWithoutLine(link.text, anchor)}
  })
}
