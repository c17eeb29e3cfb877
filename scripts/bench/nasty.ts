/** Texts that make careless readers slow, as functions of a size in characters or rows. */
export interface Nasty {
  readonly id: string
  /** The size at which it is measured; half of it is measured too. */
  readonly size: number
  readonly write: (size: number) => readonly [old: string, next: string]
}

const HEADER = '## Table\n\n| Key | Value |\n| --- | --- |\n'

function same(text: string): readonly [string, string] {
  return [`${HEADER}| a | 1 |\n\n${text}\n`, `${HEADER}| a | 2 |\n\n${text}\n`]
}

function cell(text: string): readonly [string, string] {
  return [`${HEADER}| a | ${text} |\n`, `${HEADER}| a | ${text}x |\n`]
}

function rows(count: number, write: (row: number) => string): string {
  return HEADER + Array.from({length: count}, (_, row) => `| ${write(row)} |\n`).join('')
}

const MEGABYTE = 1_000_000

const RUNS: readonly [string, string][] = [
  ['[', '['],
  ['*', '*'],
  ['`', '`'],
  ['|', '|'],
  ['\\', '\\'],
  ['_a ', '_a '],
  ['![', '!['],
  ['<a ', '<a '],
]

export const nasties: readonly Nasty[] = [
  ...RUNS.map(
    ([name, unit]): Nasty => ({
      id: `a paragraph of ${name}`,
      size: MEGABYTE,
      write: size => same(unit.repeat(size / unit.length)),
    }),
  ),
  ...RUNS.filter(([, unit]) => unit !== '|').map(
    ([name, unit]): Nasty => ({
      id: `a cell of ${name}`,
      size: MEGABYTE,
      write: size => cell(unit.repeat(size / unit.length)),
    }),
  ),
  {id: 'one line', size: 50 * MEGABYTE, write: size => same('x'.repeat(size))},
  {id: 'one cell', size: 20 * MEGABYTE, write: size => cell('x'.repeat(size))},
  {
    id: 'a source with many line anchors',
    size: 100_000,
    write: size => {
      const write = (text: string) =>
        `## Table\n\n| Key | Source |\n| --- | --- |\n| a | [t](a.py${'#L1'.repeat(size / 3)}) ${text} |\n`
      return [write('x'), write('y')]
    },
  },
  {
    id: 'columns',
    size: 100_000,
    write: size => {
      const line = (text: string) => `|${` ${text} |`.repeat(size)}\n`
      const head = `| ${Array.from({length: size}, (_, column) => `c${column}`).join(' | ')} |\n${line('---')}`
      return [head + line('a'), head + line('b')]
    },
  },
  {
    // By cells: nearly all are missing.
    id: 'a wide header over rows of one pipe',
    size: MEGABYTE,
    write: size => {
      const width = Math.round(Math.sqrt(size))
      const write = (title: string) =>
        `| ${title} | ${Array.from({length: width}, (_, column) => `c${column}`).join(' | ')} |\n|${' --- |'.repeat(width + 1)}\n${'|\n'.repeat(width)}`
      return [write('a'), write('b')]
    },
  },
  {
    id: 'tables',
    size: 100_000,
    write: size => {
      const write = (value: number) =>
        Array.from(
          {length: size},
          (_, table) => `## T${table}\n\n| k | v |\n| - | - |\n| a | ${value + table} |\n`,
        ).join('\n')
      return [write(0), write(1)]
    },
  },
  {
    id: 'equal keys',
    size: 100_000,
    write: size => [rows(size, row => `same | ${row}`), rows(size, row => `same | ${row + 1}`)],
  },
  {
    id: 'rows of renamed columns',
    size: 20_000,
    write: size => {
      const write = (title: string) => {
        const columns = Array.from({length: 20}, (_, column) => `${title}${column}`)
        const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
        const body = Array.from({length: size}, (_, row) => line(columns.map((_, at) => `v${(row * (at + 3)) % 991}`)))
        return line(['Key', ...columns]) + line(['---', ...columns.map(() => '---')]) + body.join('')
      }
      return [write('before '), write('after ')]
    },
  },
  {
    id: 'codecs whose aliases form a chain',
    size: 50_000,
    write: size => {
      const write = (shift: number) => {
        const codec = (row: number) =>
          `| CODEC_${row} | codec_${row + shift} / codec_${row + shift}, codec_${row + shift + 1} | torch.uint8 / None | True | [a.py](a.py#L${row}) |`
        const title =
          '| Symbol | Canonical / aliases | Storage / element | Quantized | Source |\n| - | - | - | - | - |\n'
        return `## KV codecs\n\n${title}${Array.from({length: size}, (_, row) => codec(row)).join('\n')}\n`
      }
      return [write(0), write(1)]
    },
  },
  {
    id: 'rows exchanged',
    size: 50_000,
    write: size => [
      rows(size, row => `old_${row} | word${row % 997}`),
      rows(size, row => `new_${row} | term${row % 997}`),
    ],
  },
]
