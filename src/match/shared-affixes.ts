import {unicode} from '../text/unicode.ts'

const WORD = unicode(String.raw`[\p{L}\p{M}\p{N}]+`, 'gu')

/** Names without the words that most of them begin and end with: `vendor/a` and `vendor/b` are `a` and `b`. */
export function withoutAffixes(values: ReadonlySet<string>): ReadonlySet<string> {
  const head = commonest(values, name => wordBounds(name).map(word => name.slice(0, word.start)))
  const rest = [...values].map(name => (name.startsWith(head) ? name.slice(head.length) : name))
  const tail = commonest(rest, name => wordBounds(name).map(word => name.slice(word.end)))
  return new Set(rest.map(name => (name.endsWith(tail) ? name.slice(0, name.length - tail.length) : name)))
}

function wordBounds(name: string): {start: number; end: number}[] {
  return [...name.matchAll(WORD())].map(({0: word, index}) => ({start: index, end: index + word.length}))
}

/** The longest of the affixes that more than half of the names have. */
function commonest(names: Iterable<string>, affixesOf: (name: string) => readonly string[]): string {
  const counts = new Map<string, number>()
  let all = 0
  for (const name of names) {
    all++
    for (const affix of affixesOf(name)) counts.set(affix, (counts.get(affix) ?? 0) + 1)
  }
  let longest = ''
  for (const [affix, count] of counts) if (count * 2 > all && affix.length > longest.length) longest = affix
  return longest
}
