import {compareDocuments} from '../../src/compare.ts'
import {type Line, type Setting, times} from './table.ts'

/** What remark takes time squared for, at so many characters; each starts with what only remark can tell. */
const FAMILIES: Readonly<Record<string, (size: number) => string>> = {
  'images in images, with emphasis': size => '![*'.repeat((size * 3) / 24) + '*](a)'.repeat((size * 3) / 24),
  'emphasis opened, then closed': size => ' *a'.repeat(size / 6) + 'a* '.repeat(size / 6),
  'a run of stars, then another': size => `${'*'.repeat(size / 2)}a${'*'.repeat(size / 2)}`,
  'links that never end': size => '[a](b '.repeat(size / 6),
  'brackets that close nothing': size => 'a]'.repeat(size / 2),
  'lines outside their quote': size => `> a\n${'b\n'.repeat(size / 2)}`,
  'quotes apart': size => '> a\n\n'.repeat(size / 5),
  'numbers and underlines': size => `a\n${'1\nb\n-\n'.repeat(size / 6)}`,
  'a hundred quotes': size => `${'>'.repeat(100)} a\n`.repeat(size / 103),
  'footnotes in footnotes': size => `> [^1]: a\n${'>     [^x]: y\n'.repeat(size / 14)}`,
}

/** Characters of a document that remark reads whole, and of cells and headings that it reads (src/markdown/bound.ts). */
const WHOLE = 24_000
const IN_CELLS = 300_000

/** Nasty documents as large as remark is given, whole or cell by cell, against the minute that a run may take. */
export async function measureBound(_: Setting): Promise<Line[]> {
  const start = '- a\n\n  | b |\n  |---|\n\n'
  const lines: Line[] = []
  for (const [name, write] of Object.entries(FAMILIES)) {
    lines.push(await against(`remark reading twice ${WHOLE} characters of ${name}`, start + write(WHOLE - 400)))
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
