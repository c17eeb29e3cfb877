import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {generatePair} from './generate.ts'
import {inTurns, peakMemory, runProgram} from './measure.ts'
import {findPeers} from './peers.ts'
import {type Line, type Setting, times} from './table.ts'

const ROWS = 115_500

/** Documents of many rows, all of whose anchors move and few of which change. */
export async function measureLarge({root, folder, rounds, quick}: Setting): Promise<Line[]> {
  const large = writePair(folder, quick ? ROWS / 10 : ROWS)
  const tenth = writePair(folder, quick ? ROWS / 100 : ROWS / 10)
  const node = process.execPath
  const command = ([old, next]: Files) => [join(root, 'dist/cli.js'), 'diff', old, next, '--format', 'json']
  const diff = (files: Files) => () => runProgram(node, command(files))
  const git = () => runProgram('git', ['diff', '--no-index', '--stat', '--', large.files[0], large.files[1]])
  const [ours, small, theirs] = inTurns(rounds, diff(large.files), diff(tenth.files), git)
  const peak = peakMemory(node, command(large.files))
  const name = `${large.rows} rows, ${Math.round(large.bytes / 1e6)} MB each`
  const lines: Line[] = [
    {
      work: `refdiff diff, ${name}`,
      against: '`git diff --no-index --stat`',
      ratio: ours!.ms / theirs!.ms,
      aim: 3,
      ...(quick ? {limit: 30} : {}),
      detail: `${times(ours!.ms, theirs!.ms)}; peak ${Math.round(peak)} MiB (aim: at most 500)`,
    },
    {
      work: `refdiff diff, ${large.rows} rows`,
      against: `itself with ${tenth.rows}`,
      ratio: ours!.ms / small!.ms,
      aim: 11,
      limit: 15,
      detail: times(ours!.ms, small!.ms),
    },
  ]
  return quick ? lines : [...lines, ...againstPeers(folder, rounds, ours!.ms, large.files)]
}

type Files = readonly [string, string]

function writePair(folder: string, rows: number): {rows: number; bytes: number; files: Files} {
  const {old, next} = generatePair({rows})
  const files = [join(folder, `${rows}-old.md`), join(folder, `${rows}-new.md`)] as const
  writeFileSync(files[0], old)
  writeFileSync(files[1], next)
  return {rows, bytes: old.length, files}
}

function againstPeers(folder: string, rounds: number, ours: number, files: Files): Line[] {
  const {cmark, daff} = findPeers(folder)
  const lines: Line[] = []
  if (cmark) {
    const [theirs] = inTurns(rounds, () => runProgram(cmark, ['-e', 'table', files[1]]))
    lines.push({
      work: 'the same',
      against: '`cmark-gfm -e table` reading one of the two',
      ratio: ours / theirs!.ms,
      aim: 0.5,
      detail: times(ours, theirs!.ms),
    })
  }
  if (daff) {
    const tables = files.map(file => writeCsv(file))
    // Once: it takes minutes.
    const theirs = runProgram(process.execPath, [
      '--max-old-space-size=8000',
      daff,
      'diff',
      '--id',
      'key',
      '--output',
      join(folder, 'daff.csv'),
      ...tables,
    ])
    lines.push({
      work: 'the same',
      against: 'daff with a key column, the same rows as CSV',
      ratio: ours / theirs.ms,
      aim: 0.05,
      detail: times(ours, theirs.ms),
    })
  }
  return lines
}

/** The rows of a generated document as one table of seven columns, the key first. */
function writeCsv(file: string): string {
  const {old, next} = generatePair({rows: ROWS})
  const text = file.endsWith('-old.md') ? old : next
  const rows = text
    .split('\n')
    .filter(line => line.startsWith('|') && !line.startsWith('| ---') && !line.startsWith('|---'))
  const cells = rows.map(row => row.slice(2, -2).split(' | '))
  const bodies = cells.filter(row => !['Type', 'Symbol', 'Route', 'Family'].includes(row[0]!))
  const keyed = bodies.map(row =>
    (row.length === 7 ? [`${row[0]} ${row[1]}`, ...row.slice(2), ''] : [...row, '', '', '']).slice(0, 7),
  )
  const csv = [['key', 'a', 'b', 'c', 'd', 'e', 'f'], ...keyed].map(row => row.map(quoted).join(',')).join('\n')
  const path = file.replace(/md$/, 'csv')
  writeFileSync(path, `${csv}\n`)
  return path
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
