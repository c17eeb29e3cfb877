/** Edits of one cell as an author might make them; each gives the cell's new source, or nothing where it does not fit. */

/** What an edit may draw on: the cell's neighbours, and numbers that choose places. */
export interface Draw {
  readonly at: number
  readonly by: number
  /** The same column's cell in another row. */
  readonly other: string
}

type Edit = (cell: string, draw: Draw) => string | undefined

const SNIPPETS = [
  'x',
  'no',
  '0',
  '-',
  '[1]',
  '[^1]',
  '[^n]',
  '(deprecated)',
  '`x`',
  '✅',
  '❌',
  ',',
  'v',
  '%',
  ' / y',
  '*',
  '†',
]
const ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  '-': '–',
  "'": '’',
  '"': '”',
  K: 'K',
  '0': 'O',
  l: '1',
  '.': '․',
  ' ': '\u00B7',
  x: '×',
}
const SWAPS: readonly (readonly [string, string])[] = [
  ['yes', 'no'],
  ['yes', 'true'],
  ['true', 'false'],
  ['True', 'true'],
  ['on', 'off'],
  ['✅', '❌'],
  ['✅', 'yes'],
  ['❌', 'no'],
  ['✔', '✅'],
  ['✅', '☑'],
  ['❌', '✖'],
  ['🟡', '⚠'],
  ['None', 'none'],
  ['None', ''],
  ['null', 'none'],
  ['-', ''],
  ['-', '–'],
  ['n/a', '-'],
  ['any', 'all'],
  ['inf', 'Infinity'],
  ['NaN', 'nan'],
  ['1', '1.0'],
  ['1', '01'],
  ['-1', '−1'],
  ['1000', '1,000'],
  ['10', '1e1'],
  ['ms', 's'],
  ['KB', 'KiB'],
  ['%', ''],
  ['<', '≤'],
  ['>', '≥'],
  ['v', ''],
  ['.', ','],
  ['(', '['],
  [')', ']'],
  ['"', "'"],
  ['|', '&'],
]

/** Places in a text where a pattern matches. */
const places = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)]
const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)]

const replaceAt = (text: string, from: number, length: number, by: string) =>
  text.slice(0, from) + by + text.slice(from + length)

function atMatch(pattern: RegExp, by: (found: string, draw: Draw) => string | undefined): Edit {
  return (cell, draw) => {
    const found = pick(places(cell, pattern), draw.at)
    const made = found && by(found[0], draw)
    return found && made !== undefined ? replaceAt(cell, found.index, found[0].length, made) : undefined
  }
}

export const EDITS: Readonly<Record<string, Edit>> = {
  'a digit changed': atMatch(/\d/g, (digit, {by}) => String((Number(digit) + 1 + (by % 9)) % 10)),
  'a number one up': atMatch(/\d+/g, number => (number.length > 15 ? undefined : String(Number(number) + 1))),
  'a leading zero': atMatch(/\d+/g, number => `0${number}`),
  'a decimal added': atMatch(/\d+/g, number => `${number}.0`),
  'a sign changed': atMatch(/-?\d+/g, number => (number.startsWith('-') ? number.slice(1) : `-${number}`)),
  'a unit added': atMatch(/\d+/g, (number, {by}) => `${number}${['%', 'ms', 'K', ' GB', 'x', '+'][by % 6]}`),
  'a thousands mark': atMatch(/\d{4,}/g, number => number.replace(/\B(?=(\d{3})+$)/g, ',')),
  'a word dropped': atMatch(/[\p{L}\p{N}_]+ ?/gu, () => ''),
  'a word put in': atMatch(/[\p{L}\p{N}_]+/gu, (word, {by}) => (by % 2 ? `${word} new` : `new ${word}`)),
  'a word twice': atMatch(/[\p{L}\p{N}_]+/gu, word => `${word} ${word}`),
  'another case': atMatch(/\p{L}+/gu, word => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase())),
  'a capital': atMatch(/\p{Ll}\p{L}*/gu, word => word.charAt(0).toUpperCase() + word.slice(1)),
  'a letter dropped': atMatch(/[^\s|\\]/gu, () => ''),
  'letters exchanged': atMatch(/[\p{L}\p{N}]{2}/gu, two =>
    two[0] === two[1] ? undefined : [...two].reverse().join(''),
  ),
  'something put in': (cell, {at, by}) =>
    replaceAt(cell, at % (cell.length + 1), 0, SNIPPETS[by % SNIPPETS.length] as string),
  'something behind': (cell, {by}) => `${cell} ${SNIPPETS[by % SNIPPETS.length]}`,
  'something before': (cell, {by}) => `${SNIPPETS[by % SNIPPETS.length]} ${cell}`,
  'punctuation dropped': atMatch(/[.,;:!?()[\]{}<>"'&+=%#@/-]/g, () => ''),
  'punctuation exchanged': atMatch(/[.,;:!?()[\]{}<>"'&+=%#@/-]/g, (_, {by}) => '.,;:!?()[]{}<>"\'&+=%#@/-'[by % 25]),
  'a blank in or out': (cell, {at, by}) =>
    by % 2 ? atMatch(/ /g, () => '')(cell, {at, by, other: ''}) : replaceAt(cell, at % (cell.length + 1), 0, ' '),
  'a look-alike': (cell, {at}) => {
    const found = pick(places(cell, /[aeopcK0lx.'" -]/g), at)
    return found && replaceAt(cell, found.index, 1, ALIKE[found[0]] as string)
  },
  'another spelling': (cell, {at, by}) => {
    const known = SWAPS.flatMap(
      ([one, two]) =>
        [
          [one, two],
          [two, one],
        ] as const,
    ).filter(([one]) => one !== '' && cell.includes(one))
    const swap = pick(known, by)
    if (!swap) return undefined
    const found = pick(places(cell, new RegExp(swap[0].replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g')), at)
    return found && replaceAt(cell, found.index, swap[0].length, swap[1])
  },
  'a spelling as the cell': (_, {at, by}) => pick(SWAPS, at)?.[by % 2],
  "another row's cell": (_, {other}) => other,
  'the cell emptied': () => '',
  'the cell filled': (cell, {by}) => (cell === '' ? SNIPPETS[by % SNIPPETS.length] : undefined),
  'parts exchanged': (cell, {at}) => {
    const mark = pick(
      [', ', ',', ' | ', '\\|', ' or ', ' / ', '/', '; ', ' + ', '+', '<br>', ' '].filter(part => cell.includes(part)),
      at,
    )
    if (mark === undefined) return undefined
    const parts = cell.split(mark)
    const first = at % (parts.length - 1)
    return [...parts.slice(0, first), parts[first + 1], parts[first], ...parts.slice(first + 2)].join(mark)
  },
  'a part twice': (cell, {at}) => {
    const mark = pick(
      [', ', ',', ' | ', '; ', '+'].filter(part => cell.includes(part)),
      at,
    )
    return mark === undefined ? undefined : `${cell}${mark}${pick(cell.split(mark), at)}`
  },
  'code or not': (cell, {at}) =>
    cell.includes('`')
      ? cell.replaceAll('`', '')
      : atMatch(/[\w.-]+/g, word => `\`${word}\``)(cell, {at, by: 0, other: ''}),
  // Not beside stars: readers disagree on runs of four (CommonMark's "multiple of 3" counts the whole run, micromark
  // what is left of it).
  'emphasis or not': (cell, {at}) =>
    atMatch(/(?<![*\w])\w+(?![*\w])/g, word => `**${word}**`)(cell, {at, by: 0, other: ''}),
  'a link led elsewhere': atMatch(
    /(?<=\]\()[^\s()]+(?=\))/g,
    (url, {at, by}) =>
      [
        `${url}x`,
        `../${url}`,
        url.replace(/#.*/, ''),
        `${url}#part`,
        url.replace(/[^/]+$/, 'other.md'),
        `/${url}`,
        '#top',
        `${url}?a=1`,
        url.replace(/#L\d+/, `#L${at}`),
        url.replace('http:', 'https:'),
        url.toUpperCase(),
      ][by % 11],
  ),
  'a link put around': (cell, {at, by}) =>
    atMatch(
      /[\w.-]+/g,
      word =>
        `[${word}](${[word, `${word}.md`, `#${word}`, `./${word}`, `http://${word}`, 'https://e.org/a#L4'][by % 6]})`,
    )(cell, {at, by, other: ''}),
  'a link taken off': atMatch(/!?\[([^\]]*)\]\([^()\s]*\)/g, link => /\[([^\]]*)\]/.exec(link)?.[1]),
  'the label of a link': atMatch(
    /(?<=\[)[^\][]+(?=\]\()/g,
    (label, {by}) => [`${label}x`, `${label}:12`, 'here', label.replace(/\d+/, '7')][by % 4],
  ),
  'an anchor of a link': atMatch(
    /#[\w-]+/g,
    (_, {at, by}) => ['#other', `#L${at % 500}`, `#L${at % 90}-L${by % 90}`, ''][by % 4],
  ),
  'an attribute': atMatch(
    /(?<=\s(?:href|src|srcset|poster|alt|title|aria-label|start|value)=")[^"]*/g,
    (value, {by}) => [`${value}x`, '', 'other', value.toUpperCase()][by % 4],
  ),
  'an attribute put in': atMatch(
    /(?<=<)(?:a|abbr|b|code|i|img|kbd|li|ol|p|span|source|sup|td|video)(?=[\s>])/gi,
    (tag, {by}) =>
      `${tag} ${['title="new"', 'aria-label="new"', 'alt="new"', 'srcset="new.png 2x"', 'src="n"'][by % 5]}`,
  ),
  'an attribute taken out': atMatch(/\s(?:href|src|srcset|alt|title|aria-label|start)="[^"]*"/gi, () => ''),
  'the title of a link': atMatch(
    /(?<=\]\([^\s()]+)(?: "[^"]*")?(?=\))/g,
    (title, {by}) => ['', ' "new"', ` ${JSON.stringify(`${title.slice(2, -1)}x`)}`, " 'it'", ' (so)'][by % 5],
  ),
}
