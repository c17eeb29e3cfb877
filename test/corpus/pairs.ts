/** The corpus as the tests see it: real pairs of documents, and what a careful reader says changed between them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Input, Verdict} from '../../src/model.ts'

/** The folder of the corpus, beside the project. */
export const corpus = join(import.meta.dirname, '../../../shared/corpus')
const expectations = join(import.meta.dirname, 'expected')

/** False where the documents are not there; the tests then skip. */
export const hasCorpus = existsSync(corpus)

/** One expected finding about rows. A text that ends in `…` stands for any that begins so. */
export interface ExpectedRow {
  action: 'added' | 'removed' | 'renamed' | 'changed' | 'split' | 'merged' | 'relocated'
  /** Cells that tell the row within its table; of the new side where there is one. */
  key: string[]
  previousKey?: string[]
  /** Titles of the columns that changed, key columns apart. */
  columns?: string[]
  /** Columns that may be named as well. */
  optionalColumns?: string[]
  /** Keys of the rows a row was split into. */
  into?: string[][]
  /** Keys of the rows that were merged. */
  from?: string[][]
  /** Right when reported, right when not. */
  optional?: boolean
}

export interface ExpectedTable {
  /** The last heading above the table: of the new document, of the old one where the table went. */
  heading: string
  action?: 'added' | 'removed' | 'renamed'
  previousHeading?: string
  findings?: ExpectedRow[]
  columns?: {added?: string[]; removed?: string[]; renamed?: [string, string][]; changed?: string[]}
}

export interface Expected {
  document?: 'renamed'
  /** Nothing but noise: no finding at all. */
  noise?: boolean
  verdict?: Verdict
  /** Rows whose line anchors alone changed. */
  moved?: number
  note?: string
  /** How a person read the difference, where the corpus itself does not say that one did. */
  read?: string
  tables: ExpectedTable[]
  /** Where more than one answer is right: each choice is met by any one of its alternatives. */
  choices?: {note: string; any: ExpectedTable[][]}[]
  /** Last headings of sections that came, went, got another heading or another parent; those within them are theirs. */
  sections?: {added?: string[]; removed?: string[]; renamed?: [string, string][]; moved?: string[]}
  /** Last headings of sections whose visible prose changed; a list names alternatives. */
  prose?: {changed?: (string | string[])[]; optional?: string[]}
  /** Diagnostics that the new document introduces, by rule. */
  diagnostics?: {rule: string; count: number}[]
}

export interface Pair {
  /** `terraform-aws-modules__terraform-aws-eks__readme/1`. */
  name: string
  old: Input
  next: Input
  expected: Expected
}

/** Every pair of the corpus, in the order of its folders. */
export function readPairs(): Pair[] {
  return [...realPairs(), ...referencePairs()]
}

function realPairs(): Pair[] {
  const real = join(corpus, 'real')
  return readdirSync(real).flatMap(document =>
    readdirSync(join(real, document)).map(number => {
      const folder = join(real, document, number)
      const meta = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Record<string, string>
      const read = (name: string, path: string | undefined): Input => ({
        text: readFileSync(join(folder, name), 'utf8'),
        ...(path === undefined ? {} : {path}),
      })
      return {
        name: `${document}/${number}`,
        old: read('old.md', meta.old_path),
        next: read('new.md', meta.path),
        expected: readExpected(`${document}/${number}`),
      }
    }),
  )
}

function referencePairs(): Pair[] {
  const read = (name: string): Input => ({
    text: readFileSync(join(corpus, 'runtime_reference', `${name}.md`), 'utf8'),
    path: 'docs/design/runtime_reference.md',
  })
  const names = [
    ['R1', 'R2'],
    ['R1', 'seed'],
    ['seed', 'R1'],
    ['R1', 'R1'],
  ] as const
  return names.map(([old, next]) => ({
    name: `runtime_reference/${old}-${next}`,
    old: read(old),
    next: read(next),
    expected: readExpected(`runtime_reference/${old}-${next}`),
  }))
}

function readExpected(name: string): Expected {
  return JSON.parse(readFileSync(join(expectations, `${name}.json`), 'utf8')) as Expected
}
