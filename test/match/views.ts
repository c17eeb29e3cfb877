import type {TableView} from '../../src/match/index.ts'

/** A view over plain cells: `text` is the cell without the commonest marks. */
export function view(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  heading: readonly string[] = [],
): TableView {
  return {
    heading,
    header,
    rows: rows.length,
    source: row => `| ${rows[row]?.join(' | ')} |`,
    text: (row, column) => plain(rows[row]?.[column] ?? ''),
  }
}

function plain(cell: string): string {
  return cell
    .replace(/<br *\/?>/g, ' ')
    .replace(/<\/?(?:a|b|i|sup|sub|abbr|code|pre)(?: [^>]*)?>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One table written as lines of cells between pipes, the first line the header; `\|` is not known here. */
export function table(text: string, heading: readonly string[] = []): TableView {
  const [header, ...rows] = text
    .trim()
    .split('\n')
    .map(line =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(cell => cell.trim()),
    )
  return view(header ?? [], rows, heading)
}
