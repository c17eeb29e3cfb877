/**
 * Documents made to be nasty: everything that has ever made two readings of a table differ, thrown together at
 * random. Used by the tests of the reading tiers and by `npm run fuzz`.
 */
import type {Random} from './random.ts'

/** Lists are written as text, one mark between two items, lest each item fills a line of its own. */
function split(lists: readonly string[]): string[] {
  return lists.flatMap(list => list.split(' ¦ '))
}

/** Pieces of inline content. Those that are plain stand several times, so that marks meet text. */
const pieces: readonly string[] = split([
  'a ¦ b1 ¦ x y ¦ word ¦   ¦   ¦ _ ¦ Z ¦ 0 ¦ - ¦ . ¦ , ¦ : ¦ ; ¦ / ¦ * ¦ ** ¦ *** ¦ __ ¦ _ ¦ ~ ¦ ~~ ¦ ~~~ ¦ `',
  '`` ¦ ``` ¦ \\ ¦ \\\\ ¦ \\| ¦ \\` ¦ \\* ¦ \\_ ¦ \\[ ¦ [ ¦ ] ¦ ![ ¦ ]( ¦ ](u) ¦ ](u "t") ¦ ](<u v>) ¦ ](a(b)c)',
  '](a\\_b#L1) ¦ ](u&amp;v) ¦ ) ¦ ( ¦ [] ¦ ][ ¦ [r] ¦ [r][] ¦ [t][r] ¦ ![i](s) ¦ [^n] ¦ [^x] ¦ ![^n] ¦ [^n](u)',
  '[l](u) ¦ [`c`](u) ¦ [*e*](u) ¦ [p/q.py](../p/q.py#L12) ¦ < ¦ > ¦ <b> ¦ </b> ¦ <br> ¦ <br/> ¦ <T>',
  '<a name="x"></a> ¦ <a href="u"> ¦ </a> ¦ <img src="s" alt="t"> ¦ <!-- c --> ¦ <!-- ¦ --> ¦ <a b=c>',
  '<a b=c/d> ¦ <http://a.b> ¦ <m@e.org> ¦ <1@b.c> ¦ <?p?> ¦ <![CDATA[x]]> ¦ & ¦ &amp; ¦ &lt; ¦ &nbsp; ¦ &copy;',
  '&#32; ¦ &#124; ¦ &#x41; ¦ &#0; ¦ &no; ¦ &amp ¦ http://a.b ¦ https://a.b/c_d ¦ http://a.b/c*d* ¦ www.a.b',
  'www. ¦ m@e.org ¦ http:// ¦ xmpp:a@b.c ¦ https://a.b/c?d=e&f=g ¦ __init__ ¦ __a_b__ ¦ **bold** ¦ *it* ¦ _it_',
  '~~gone~~ ¦ ~gone~ ¦ a_b_c ¦ a*b*c ¦ `code` ¦ `` a`b `` ¦ `a\\|b` ¦ é ¦ 😀 ¦ e\u0301 ¦ ✅\uFE0F ¦ ✅\uFE0E',
  '\u00a0 ¦ \u2028 ¦ \u200b ¦ \uFEFF ¦ “ ¦ — ¦ $ ¦ + ¦ = ¦ " ¦ \' ¦ # ¦ ! ¦ ?',
])

const rarePieces: readonly string[] = ['\0', '\v', '\f', '\t', '\u0001', '\ud800', '\u0085', '\\\\|', '|', '||']

/** Whole lines that are no table's, or not certainly. */
const blocks: readonly string[] = [
  '',
  '',
  '',
  '',
  ...split([
    '  ¦ \t ¦ text ¦ text ¦ more text ¦ text with | pipe ¦ # H1 ¦ ## H2 ¦ ### H3 ### ¦ # ¦ #  ¦ #no ¦ ####### no',
    '# `c` _e_ [l](u) ¦ ## a \\# b # ¦ ## # ¦ # http://a.b ¦ === ¦ --- ¦ -- ¦ - ¦ =  ¦ *** ¦ * * * ¦ _ _ _',
    '- - - ¦ ___ ¦ --- --- ¦ ``` ¦ ```js ¦ ~~~ ¦ ```` ¦ ``` a`b ¦     ``` ¦  ``` ¦ ```   ¦ ~~~ x ¦ > q ¦ >',
    '> > q ¦ >q ¦ > | a | b | ¦ > | - | - | ¦ > # H ¦ - item ¦ -  ¦ * item ¦ + item ¦ 1. one ¦ 2. two ¦ 1) x',
    '10. ten ¦ - [ ] task ¦ - | a | b | ¦   | - | - | ¦   | c | d | ¦ - # H ¦   text ¦     code ¦      | a |',
    '\ttab ¦    three ¦   two ¦  one ¦     | - | - | ¦ <div> ¦ </div> ¦ <p align="c">',
    '<details><summary>s</summary> ¦ <!-- c ¦ --> ¦ <!-- c --> ¦ <!--> ¦ <!---> ¦ <b> ¦ <b>x ¦ </b> ¦ <x-y a="b">',
    '<pre> ¦ </pre> ¦ <script> ¦ </script> ¦ <?x ¦ ?> ¦ <!X ¦ <![CDATA[ ¦ <table> ¦ <tr><td>a</td><td>b</td></tr>',
    '<tr><th>a</th></tr> ¦ </table> ¦ <table><tr><td>1</td></tr><tr><td>2</td></tr></table> ¦ [r]: u ¦ [r]: u "t"',
    '[r]: ¦ [r]: <u v> ¦ [r]: u\\_v ¦ [R x]: v ¦ [r ¦ ]: u ¦ [r]: u &amp; ¦ [^n]: note ¦ [^n]: ¦     more note',
    '[^x y]: no ¦ ![i](s) ¦ [l](u) ¦ [![b](s)](u) ¦ [a [b]: u ¦ (t) ¦ "t" ¦ a\\ ¦ \\| a | ¦ a: b ¦ : a ¦ :- ¦ -:',
    ':-: ¦ : ¦ | ¦ || ¦ | | ¦ |- ¦ -| ¦ |--- ¦ 1986. year ¦ **b** ¦ *e* ¦ &lt; ¦ http://a.b | c ¦ a | b ¦ - | -',
    ':- | -: ¦ a | b | c ¦ | a ¦ b | ¦ `a ¦ b` ¦ `a | b` ¦ <a href="u" ¦ b="|"> ¦ \u2028 ¦ \v ¦ \f',
    'x\u2028| a | b | ¦ \0 ¦ ~~~~ ¦ > ``` ¦ >``` ¦ > code ¦   ``` ¦   code | x ¦ - ``` ¦    text ¦ [^n]: ``` ¦ <br >',
    '- [ ] | a | b | ¦ - [x] -|- ¦ - [X]\ta | b ¦ * [ ] x ¦  = ¦ == ¦ = = ¦   -- ¦     = ¦ > = ¦ > -- ¦ - -',
    '<style> ¦ </style> ¦ > - a ¦ - > a ¦ >   text ¦   - nested ¦   # h ¦   > q ¦ >> a ¦ > --- ¦   --- ¦   === ¦ \ttext',
  ]),
]

const delimiters: readonly string[] = ['-', '---', ':-', '-:', ':-:', ' - ', ' --- ', ':---', '----------']
const lineEnds: readonly string[] = ['\n', '\n', '\n', '\n', '\r\n', '\r\n', '\r']

/** Inline content of about so many pieces. */
export function nastyInline(random: Random, most: number, rare = 0.02): string {
  let text = ''
  for (let left = random.below(most + 1); left > 0; left--) {
    text += random.chance(rare) ? random.pick(rarePieces) : random.pick(pieces)
  }
  return text.replace(/[\r\n]/g, '')
}

function cell(random: Random, rare: number): string {
  if (random.chance(0.35)) return random.pick(['a', 'b c', '1', '', 'x_y', '`k`', 'None'])
  const text = nastyInline(random, 6, rare)
  // Most pipes are escaped, so that rows keep their width more often than not.
  return random.chance(0.9) ? text.replace(/(^|[^\\])((?:\\\\)*)\|/g, '$1$2\\|') : text
}

function row(cells: readonly string[], random: Random, plain: boolean): string {
  const pad = random.chance(0.8) ? ' ' : random.pick(['', '  ', '\t'])
  let line = cells.map(text => pad + text + pad).join('|')
  if (plain || random.chance(0.93)) line = `|${line}`
  if (plain || random.chance(0.93)) line += '|'
  return random.chance(0.04) ? random.pick([' ', '  ', '   ', '    ', '\t', '> ', '- ']) + line : line
}

function table(random: Random): string[] {
  const width = 1 + random.below(4)
  const rare = random.chance(0.1) ? 0.1 : 0.005
  const cells = (count: number) => Array.from({length: count}, () => cell(random, rare))
  const ragged = () => (random.chance(0.9) ? width : Math.max(1, width + random.below(3) - 1))
  const lines = [row(cells(width), random, random.chance(0.7))]
  const marks = Array.from({length: ragged()}, () => random.pick(delimiters))
  lines.push(row(marks, random, random.chance(0.7)))
  for (let left = random.below(5); left > 0; left--) {
    lines.push(random.chance(0.06) ? random.pick(blocks) : row(cells(ragged()), random, random.chance(0.7)))
  }
  return lines
}

/** One document of a few lines. */
export function nastyDocument(random: Random): string {
  const lines: string[] = []
  const parts = 1 + random.below(3)
  for (let part = 0; part < parts; part++) {
    for (let left = random.below(3); left > 0; left--) {
      lines.push(random.chance(0.75) ? random.pick(blocks) : nastyInline(random, 4, 0.01))
    }
    if (random.chance(0.65)) lines.push(...table(random))
    if (random.chance(0.4)) lines.push('')
  }
  const prefix = random.chance(0.05) ? random.pick(['> ', '- ', '  ', '    ', '1. ']) : ''
  const end = random.pick(lineEnds)
  const text = lines
    .map(
      line =>
        (prefix && random.chance(0.8) ? prefix + line : line) + (random.chance(0.98) ? end : random.pick(lineEnds)),
    )
    .join('')
  return (random.chance(0.03) ? '\uFEFF' : '') + (random.chance(0.2) ? text.trimEnd() : text)
}

/** A document whose lines are certain more often than not, so that the first tier has work to do. */
export function tameDocument(random: Random): string {
  const lines: string[] = []
  for (let part = 1 + random.below(3); part > 0; part--) {
    if (random.chance(0.6)) lines.push(`${'#'.repeat(1 + random.below(3))} ${nastyInline(random, 3, 0)}`, '')
    if (random.chance(0.5)) lines.push(random.pick(blocks), '')
    if (random.chance(0.3)) lines.push('[r]: https://a.b/c', '')
    const width = 1 + random.below(4)
    const cells = () =>
      Array.from({length: width}, () =>
        cell(random, 0).replace(/\|/g, (_, at, all) => (all[at - 1] === '\\' ? '|' : '\\|')),
      )
    lines.push(
      row(cells(), random, true),
      row(
        cells().map(() => '---'),
        random,
        true,
      ),
    )
    for (let left = random.below(6); left > 0; left--) lines.push(row(cells(), random, true))
    lines.push('')
  }
  return lines.join(random.pick(lineEnds))
}

const openers = split([
  '> a ¦ - a ¦ 1. a ¦ 10. a ¦ > - a ¦ - > a ¦ [^1]: a ¦ - a\n\n  b ¦ - ```\n  a ¦ > | a |\n> | - | ¦ a ¦ [r]: u ¦ - ¦ > ¦ <b> ¦ <!-- c --> ¦',
])

const lineKinds = split([
  '= ¦ == ¦  = ¦   == ¦    = ¦     = ¦ \t= ¦ =\t ¦ = = ¦ - ¦ -- ¦ - - ¦ --- ¦ + ¦ * ¦ ** ¦ 1. ¦ 2. x ¦ 1) y ¦ a ¦   b',
  '    c ¦ <b> ¦ <div> ¦ a \\ ¦ &amp; ¦ [x ¦ [r]: u ¦ "t" ¦ [^1]: f ¦ | ¦ | a | ¦ | - | ¦ -|- ¦ : ¦ ~~ ¦ ``` ¦ # h #',
  '> q ¦ > = ¦ > -- ¦ > # h ¦ - > b ¦ - # h ¦   > c ¦   - d ¦ > - e ¦ >   f ¦     - g ¦ > > h ¦ > ``` ¦ > <!-- ¦ - -',
  '    [^x]: k ¦ > | - | ¦ - i ¦  ¦ > ¦ a  ¦ \\ ¦ - --- ¦ > --- ¦   - ¦  - ¦ --  ¦ -\t ¦ - [v][]: w ¦ - [v]: w ¦   x]: y ¦ x][y]: z',
  '[a]: b?c&d ¦ [a]: b(c) ¦ [a]: b "t" ¦ [a]: b \'t\'  ¦ [a]: b "t" x ¦ [a]: b "t ¦ [a]: b\\(c ¦ [a]: (b ¦ [a]: b) ¦   [a]: b ¦ [a]: b(c',
  '  <!-- c --> ¦ - <!-- c --> ¦ <!-- c --> x ¦   <!-- c ¦ > <!-- c --> ¦ <img a="b" ¦ <b c ¦ c="d"> ¦ <b c=d ¦ <p ¦ <b a="|" ¦ </b',
  '[r]: ¦ [R x]:  ¦ [r]:x ¦ u ¦     u ¦ u "t" ¦   <u> ¦ \'t\' ¦ [u] ¦   <b > ¦     <b> ¦      <i/> ¦ 1. d',
  '| | ¦ | | | ¦ | |- ¦ |-|-| ¦ || ¦ |  | ¦ |=| ¦ [a] ¦ [a][] ¦ | [a] |',
])

/** A container or the like, and lines of a few kinds of which many only go on with what is in it. */
export function lazyDocument(random: Random): string {
  const kinds = Array.from({length: 1 + random.below(4)}, () => random.pick(lineKinds))
  const lines = Array.from({length: 1 + random.below(9)}, () => random.pick(kinds))
  return [random.pick(openers), ...lines, ...(random.chance(0.5) ? [''] : [])].join('\n')
}
