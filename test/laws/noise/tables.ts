/** Tables of real documents, each cut out with what its cells may mean: headings, notes and link definitions. */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Folders of documents; the corpus is no part of the project, and a clone has to do without it. */
const FOLDERS = ['fixtures', 'test/cases', '../shared/corpus', '../shared/cases']

/** Rows of a table that are kept: enough to tell what its columns hold. */
const ROWS = 25

/** Paths of all Markdown files, those of the project first. */
export function documentPaths(): string[] {
  return FOLDERS.map(folder => join(root, folder))
    .filter(existsSync)
    .flatMap(markdownIn)
}

function markdownIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return markdownIn(path)
    return entry.name.endsWith('.md') && entry.name !== 'README.md' ? [path] : []
  })
}

/** The tables of the documents, each as a small document of its own; equal ones once. */
export const realTables = () => cut(tablesIn)

/** Their HTML tables and description lists, which are few. */
export const realHtmlTables = () => cut(htmlTablesIn)

function cut(from: (text: string) => string[]): string[] {
  return [...new Set(documentPaths().flatMap(path => from(readFileSync(path, 'utf8'))))]
}

const DELIMITER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/
const NOTE = /^\[[^\]]+\]:|^\d{1,3}\. /

/** Found by their delimiter rows, which is enough to cut them out: what is read in them is for the law to find. */
function tablesIn(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  const notes = lines.filter(line => NOTE.test(line))
  const trail: string[] = []
  return lines.flatMap((line, at) => {
    const depth = /^#{1,6}(?= )/.exec(line)?.[0].length
    if (depth !== undefined) trail.splice(depth - 1, trail.length, line)
    const header = lines[at - 1] ?? ''
    if (!line.includes('|') || !header.includes('|') || !DELIMITER.test(line)) return []
    const end = lines.findIndex((other, index) => index > at && !other.includes('|'))
    const rows = lines.slice(at + 1, end < 0 ? lines.length : end)
    // Windows over a long table, so that each of its rows is edited in some.
    const starts = Array.from({length: Math.ceil(rows.length / ROWS)}, (_, window) => window * ROWS)
    return starts.map(start =>
      [...trail.filter(Boolean), '', header, line, ...rows.slice(start, start + ROWS), '', ...notes, ''].join('\n'),
    )
  })
}

/** HTML tables and description lists at the margin with what stands around them, those as long as a window or shorter. */
function htmlTablesIn(text: string): string[] {
  return [...text.matchAll(/^#{1,6} .*\s+|^<(table|dl)[\s>]/gim)].flatMap(({index, 1: name}, at, all) => {
    if (name === undefined) return []
    const end = text.slice(index).search(new RegExp(`^</${name}>.*$`, 'im'))
    const above = all[at - 1]
    const heading = above !== undefined && above[1] === undefined ? above[0] : ''
    return end < 0 || end > 20_000 ? [] : [`${heading}${text.slice(index, index + end)}</${name}>\n`]
  })
}
