/** Documents to rewrite: the project's own, and those of the corpus where it is there. */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

export interface Document {
  readonly name: string
  readonly text: string
}

const root = join(import.meta.dirname, '../..')
const corpus = join(root, '../shared/corpus')

function documentsIn(folder: string, prefix: string): Document[] {
  if (!existsSync(folder)) return []
  const texts = new Set<string>()
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map(name => ({name: prefix + name, text: readFileSync(join(folder, name), 'utf8')}))
    .filter(({text}) => text !== '' && !texts.has(text) && texts.add(text))
}

/** Both sides of every case and of the fixtures. */
export function ownDocuments(): Document[] {
  return [...documentsIn(join(root, 'fixtures'), 'fixtures/'), ...documentsIn(join(root, 'test/cases'), 'cases/')]
}

/** Both sides of every pair of the corpus, a text that repeats once; none without the corpus. */
export function corpusDocuments(): Document[] {
  return documentsIn(corpus, '')
}

/** One document of each kind in the corpus, up to the first blank line past `size` characters. */
export function corpusSample(size: number): Document[] {
  const kinds = new Map(corpusDocuments().map(document => [document.name.replace(/\/[^/]*\/[^/]*$/, ''), document]))
  return [...kinds.values()].map(({name, text}) => {
    const end = text.slice(size).search(/\r?\n\r?\n/)
    return {name, text: end < 0 ? text : text.slice(0, size + end)}
  })
}
