/**
 * Link destinations reduced to what they name: without line anchor, commit hash and, where that is decided for the
 * document, without the prefix that only says where the document stands.
 */
import type {ReadContext} from '../model.ts'

/** A destination split into the fact and what is noise beside it. */
export interface Destination {
  /** What the link names; relative ones as repository path where the document's path is known. */
  readonly path: string
  /** Line anchor and commit, as written; empty where there is none. */
  readonly anchor: string
}

/**
 * Line anchors of GitHub (`#L12`, `#L12-L20`, `#L12C3-L20C5`), GitLab (`#L12-20`), Bitbucket (`#lines-12:20`) and cgit
 * (`#n12`), and `?plain=1` before one.
 */
const lineAnchor = /(?:\?plain=1)?#(?:L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|lines-\d+(?:[:,-]\d+)*|n\d+)$/

/** Bitbucket Server (`#12-20`, `#12,15`) and Gitiles (`#12`) write numbers alone, which elsewhere are issues. */
const numberAnchor = /#(?<=\/(?:browse|\+)\/[^#]*#)\d+(?:[-,]\d+)*$/

/**
 * The segments before a revision in links to one file or folder: `/blob/` (GitHub, GitLab after `/-/`), `/src/`
 * (Bitbucket), `/src/commit/` (Gitea, Forgejo), `/+/` (Gitiles), and raw.githubusercontent.com's owner and name.
 */
const hostCommit =
  /^(https?:\/\/[^/?#]+\/(?:[^?#]*?\/)?(?:blob|tree|raw|blame|edit|src|src\/commit|raw\/commit|\+)\/|https?:\/\/raw\.githubusercontent\.com\/[^/?#]+\/[^/?#]+\/)([\da-f]{7,64})(?=[/?#]|$)/

const scheme = /^[a-z][a-z\d+.-]*:/i

/** Abbreviated hashes must hold a letter and a digit: `20240101` and `feedface` are tags or branches. */
function isCommit(text: string): boolean {
  return text.length === 40 || text.length === 64 || (text.length < 40 && /\d/.test(text) && /[a-f]/.test(text))
}

/** Reduces a destination as written; `context` says how relative ones are read. */
export function destination(url: string, context: ReadContext): Destination {
  const {path, anchor} = withoutLine(url)
  const pinned = withoutCommit(path)
  return {path: located(pinned.path, context), anchor: pinned.anchor + anchor}
}

/** A destination without the lines that its anchor names. */
export function withoutLine(url: string): Destination {
  if (url.indexOf('#') <= 0) return {path: url, anchor: ''}
  const match = lineAnchor.exec(url) ?? numberAnchor.exec(url)
  if (match === null || match.index === 0) return {path: url, anchor: ''}
  return {path: url.slice(0, match.index), anchor: match[0]}
}

/** A link to a code host without the commit that it is pinned to. */
export function withoutCommit(url: string): Destination {
  const commit = hostCommit.exec(url)
  if (commit === null || !isCommit(commit[2] as string)) return {path: url, anchor: ''}
  return {path: `${commit[1]}{commit}${url.slice(commit[0].length)}`, anchor: `@${commit[2]}`}
}

/** A relative destination against the document's path or, that unknown, with the shift that all its links share. */
export function located(url: string, context: ReadContext): string {
  if (url === '' || scheme.test(url) || url.startsWith('//') || url.startsWith('#') || url.startsWith('?')) return url
  if (url.startsWith('/')) return context.path === undefined ? url : url.replace(/^\/+/, '')
  const {ups, rest} = relative(url)
  if (context.path === undefined)
    return rooted(ups, rest, context) ?? '../'.repeat(ups + (context.linkShift ?? 0)) + rest
  const folders = context.path.split('/').slice(0, -1)
  const above = Math.max(0, ups - folders.length)
  const base = folders.slice(0, Math.max(0, folders.length - ups))
  return '../'.repeat(above) + [...base, rest].join('/')
}

/** The destination from the repository's root, where so many steps up are known to lead to a folder. */
function rooted(ups: number, rest: string, {linkRoot}: ReadContext): string | undefined {
  if (linkRoot === undefined || ups < linkRoot.ups) return undefined
  const folders = linkRoot.root.split('/').slice(1, -1)
  const kept = folders.length - (ups - linkRoot.ups)
  return kept < 0 ? undefined : ['', ...folders.slice(0, kept), rest].join('/')
}

/** Leading steps of a relative destination: how many go up, and what follows. */
export function relative(url: string): {ups: number; rest: string} {
  let ups = 0
  let at = 0
  for (;;) {
    if (url.startsWith('../', at)) {
      ups++
      at += 3
    } else if (url.startsWith('./', at)) at += 2
    else break
  }
  return {ups, rest: url.slice(at)}
}

/** Whether a destination is relative to its document, so that its prefix changes when the document moves. */
export function isRelative(url: string): boolean {
  return url !== '' && !'/#?'.includes(url[0] as string) && !scheme.test(url)
}

/** The line that an anchor names, the first of a range; undefined where it names none. */
export function anchorLine(anchor: string): number | undefined {
  const match = /#(?:L|lines-|n)?(\d+)/.exec(anchor)
  return match === null ? undefined : Number(match[1])
}

/** A line number at the end of a path as text shows it: `indexer.ts:239`, `kernel.py#L12-L20`. */
const textLine = /(?::L?\d+(?:-L?\d+)?|#L\d+(?:-L?\d+)?)$/

/** Splits a path written as text into path and line. */
export function textLocation(text: string): Destination {
  const match = textLine.exec(text)
  if (match === null || match.index === 0) return {path: text, anchor: ''}
  return {path: text.slice(0, match.index), anchor: match[0]}
}

/** Text of a link without the line at its end, where the link leads to a line: `indexer.ts:239` for `#L239`. */
export function labelWithoutLine(text: string, anchor: string): string {
  return anchor.includes('#') ? textLocation(text).path : text
}

/** Text of a link where it is more than the path that the link leads to, in full; else empty. */
export function labelBeside(path: string, text: string): string {
  return text === path.replace(/^(?:\.\.?\/|\/)+/, '') ? '' : text
}

/** Prose or any other text with the anchors and commits of its URLs left out, so that equal facts give equal text. */
export function withoutAnchors(text: string): string {
  if (!text.includes('#') && !text.includes('://')) return text
  return text.replace(/[^\s()<>[\]"'`|]+/g, word => (/[#/]/.test(word) ? bare(word) : word))
}

function bare(word: string): string {
  const end = word.length - (/[.,;:!?]$/.test(word) ? 1 : 0)
  const {path, anchor} = destination(word.slice(0, end), {})
  return anchor === '' ? word : path + word.slice(end)
}
