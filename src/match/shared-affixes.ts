import {unicode} from '../text/unicode.ts'

const LAST_WORD = unicode(String.raw`(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$`, 'u')
const FIRST_WORD = unicode(String.raw`^[\p{L}\p{M}\p{N}]+`, 'u')

/** Names without the words that all of them begin and end with: `vendor/a` and `vendor/b` are `a` and `b`. */
export function withoutAffixes(values: ReadonlySet<string>): ReadonlySet<string> {
  const [first, ...others] = values
  if (first === undefined || others.length === 0) return values
  let start = first.length
  let end = first.length
  for (const value of others) {
    start = Math.min(start, value.length)
    while (!value.startsWith(first.slice(0, start))) start--
    end = Math.min(end, value.length)
    while (!value.endsWith(first.slice(first.length - end))) end--
  }
  const head = first.slice(0, start).replace(LAST_WORD(), '').length
  const tail = first.slice(first.length - end).replace(FIRST_WORD(), '').length
  return new Set([...values].map(value => value.slice(head, Math.max(head, value.length - tail))))
}
