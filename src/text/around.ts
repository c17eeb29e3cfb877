import {equalEnds} from './ends.ts'

/**
 * Two long texts cut down to where they differ, each to about `room` characters where that is possible: what they share
 * at the start and at the end is left out but for a few words.
 */
export function around(old: string, next: string, room: number): [string, string] {
  if (old.length <= room && next.length <= room) return [old, next]
  const context = Math.max(8, Math.floor(room / 4))
  const {start, end} = equalEnds(old, next)
  const head = headCut(old, start, context)
  const tail = tailCut(old, end, context)
  const cut = (text: string) => `${head > 0 ? '…' : ''}${text.slice(head, text.length - tail)}${tail > 0 ? '…' : ''}`
  return [cut(old), cut(next)]
}

/** How much to leave out at the start, so that about `context` of the shared text stays: up to a word, if there is one. */
function headCut(text: string, shared: number, context: number): number {
  const from = shared - context
  if (from < 2) return 0
  const blank = text.indexOf(' ', from)
  if (blank !== -1 && blank < shared) return blank + 1
  let at = from
  while (at < shared && isInside(text, at)) at++
  return at
}

/** The same at the end. */
function tailCut(text: string, shared: number, context: number): number {
  const until = text.length - shared + context
  if (until > text.length - 2) return 0
  const blank = text.lastIndexOf(' ', until)
  if (blank > text.length - shared) return text.length - blank
  let at = until
  while (at > text.length - shared && isInside(text, at)) at--
  return text.length - at
}

/** Whether a cut at `at` would part the halves of a character or a letter from its marks. */
function isInside(text: string, at: number): boolean {
  return /^[\udc00-\udfff\p{M}\p{Cf}]/u.test(text.slice(at, at + 1))
}
