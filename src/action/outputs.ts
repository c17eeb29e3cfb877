import {mkdtemp, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {DocumentReport, Report, Summary} from '../model.ts'

/** One output of the Action: action.yml and the README's table follow this list. */
export interface OutputDefinition {
  readonly name: string
  readonly summary: string
}

type CountName = Exclude<keyof Summary, 'acceptedHere'>

const counts: Readonly<Record<CountName, string>> = {
  error: 'Number of findings at level error that are not accepted',
  warning: 'The same at level warning',
  notice: 'The same at level notice',
  accepted: 'Number of accepted findings',
  added: 'Number of rows added',
  removed: 'Number of rows removed',
  changed: 'Number of rows changed, split or merged',
  renamed: 'Number of rows renamed',
  relocated: 'Number of rows that went to another table or document',
  moved: 'Number of rows that only moved: other line anchors',
  reordered: 'Number of rows that only stand elsewhere',
  reformatted: 'Number of rows that are only written differently',
}

const countNames = Object.keys(counts) as CountName[]

export const outputDefinitions: readonly OutputDefinition[] = [
  {name: 'verdict', summary: '`breaking`, `review`, `compatible`, `noise` or `identical`'},
  ...countNames.map(name => ({name, summary: counts[name]})),
  {name: 'changed-documents', summary: 'Paths of the documents whose facts changed, as a JSON array'},
  {name: 'report', summary: 'Path of the report as JSON'},
  {name: 'report-markdown', summary: 'Path of the report as Markdown'},
]

/** Values of the outputs for a report whose files are at `files`. */
export function outputsOf(report: Report, files: {json: string; markdown: string}): [string, string][] {
  return [
    ['verdict', report.verdict],
    ...countNames.map((name): [string, string] => [name, String(report.summary[name])]),
    ['changed-documents', listed(report.documents.filter(isChanged).map(pathOf))],
    ['report', files.json],
    ['report-markdown', files.markdown],
  ]
}

/** GitHub takes outputs of up to a megabyte. */
const mostBytes = 1_000_000

/** A JSON array of as many of the paths as an output holds. */
function listed(paths: readonly string[]): string {
  let bytes = 2
  const kept = paths.filter(path => {
    bytes += Buffer.byteLength(JSON.stringify(path)) + 1
    return bytes <= mostBytes
  })
  return JSON.stringify(kept)
}

function isChanged(document: DocumentReport): boolean {
  return document.status !== 'matched' || !['noise', 'identical'].includes(document.verdict)
}

function pathOf(document: DocumentReport): string {
  const side = document.new ?? document.old
  return side?.path ?? side?.label ?? ''
}

/** Writes the reports into a folder of their own, so that two steps of a job keep both. Returns their paths. */
export async function writeReports(
  parent: string,
  texts: {json: string; markdown: string},
): Promise<{json: string; markdown: string}> {
  const folder = await mkdtemp(join(parent, 'refdiff-'))
  const files = {json: join(folder, 'report.json'), markdown: join(folder, 'report.md')}
  await Promise.all([writeFile(files.json, texts.json), writeFile(files.markdown, texts.markdown)])
  return files
}
