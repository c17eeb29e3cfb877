import {compareDocuments} from '../../src/compare.ts'
import {isWithinBound} from '../../src/markdown/bound.ts'
import {inlinePieces} from '../../src/markdown/remark.ts'
import {type Line, type Setting, times} from './table.ts'

/** What remark takes long for, at so many characters: inline content, containers, lines, tables, definitions. */
const FAMILIES: Readonly<Record<string, (size: number) => string>> = {
  'images in images, with emphasis': size => '![*a '.repeat(size / 10) + '*](b)'.repeat(size / 10),
  'images in images': size => '!['.repeat(size / 6) + '](b)'.repeat(size / 6),
  'brackets in brackets': size => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'emphasis opened, then closed': size => ' *a'.repeat(size / 6) + 'a* '.repeat(size / 6),
  'a run of stars, then another': size => `${'*'.repeat(size / 2)}a${'*'.repeat(size / 2)}`,
  'stars that close nothing': size => '*a_ '.repeat(size / 4),
  'links that never end': size => '[a](b '.repeat(size / 6),
  'brackets that close nothing': size => 'a]'.repeat(size / 2),
  'tags that never end': size => 'x<?'.repeat(size / 3),
  'paragraphs of images in images': size => `${'![*a '.repeat(20)}${'*](b)'.repeat(20)}\n\n`.repeat(size / 202),
  'line breaks': size => 'a\\\n'.repeat(size / 3),
  autolinks: size => 'http://a.b a@b.c '.repeat(size / 17),
  'lines outside their quote': size => `> a\n${'b\n'.repeat(size / 2)}`,
  'quotes apart': size => '> a\n\n'.repeat(size / 5),
  'lists apart': size => '- a\n\nb\n\n'.repeat(size / 8),
  items: size => '- a\n'.repeat(size / 4),
  'numbers and underlines': size => `a\n${'1\nb\n-\n'.repeat(size / 6)}`,
  'a hundred quotes': size => `${'>'.repeat(99)} a\n`.repeat(size / 102),
  'footnotes in footnotes': size => `> [^1]: a\n${'>     [^x]: y\n'.repeat(size / 14)}`,
  'rows of escaped pipes': size => `| a |\n| - |\n${`| ${'\\|'.repeat(40)} |\n`.repeat(size / 85)}`,
  'rows too short': size => `${'|a'.repeat(9)}|\n${'|-'.repeat(9)}|\n${'|\n'.repeat(size / 2)}`,
  definitions: size => Array.from({length: size / 9}, (_, at) => `[${at}]: b`).join('\n'),
  'HTML blocks': size => '<x>\n\n'.repeat(size / 5),
}

/** Only remark can tell what starts so. */
const START = '- a\n\n  | b |\n  |---|\n\n'

/** Characters of cells and headings that remark reads (src/markdown/bound.ts). */
const IN_CELLS = 300_000

/** The largest text of a family that remark is given, to a hundredth. */
function largest(write: (size: number) => string): string {
  let [fits, fails] = [1000, 1_000_000]
  while (fails / fits > 1.01) {
    const size = Math.floor((fits + fails) / 2)
    if (isWithinBound([START + write(size)], inlinePieces)) fits = size
    else fails = size
  }
  return START + write(fits)
}

/** Nasty documents as large as remark is given, whole or cell by cell, against the minute that a run may take. */
export async function measureBound(_: Setting): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, write] of Object.entries(FAMILIES)) {
    const text = largest(write)
    lines.push(await against(`remark reading twice ${text.length} characters of ${name}`, text))
  }
  const cell = (row: number) => `| ${row} a@b.c ${'![*'.repeat(123)}${'*](a)'.repeat(121)}|\n`
  const cells = Array.from({length: IN_CELLS / 1000}, (_, row) => cell(row)).join('')
  lines.push(await against(`remark reading twice ${IN_CELLS} characters in cells`, `| a |\n|---|\n${cells}`))
  return lines
}

/** Processor time, so that what else the machine does is no part of it. */
async function against(work: string, text: string): Promise<Line> {
  const before = process.cpuUsage()
  const {report} = await compareDocuments([{text}], [{text: `${text}\n`}])
  if (report.verdict !== 'noise') throw new Error(`unexpected verdict ${report.verdict}`)
  const {user, system} = process.cpuUsage(before)
  const ours = (user + system) / 1000
  return {work, against: 'one minute', ratio: ours / 60_000, aim: 1, detail: times(ours, 60_000)}
}
