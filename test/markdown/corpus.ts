import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '../../../shared/corpus')

/** Old revisions are much like the new ones, and remark takes its time: they are read where that is asked for. */
const every = process.env.REFDIFF_CORPUS === 'all'

/** Documents of the corpus that stands beside the project; none where it does not. */
export const corpusDocuments: readonly {name: string; text: () => string}[] = existsSync(root)
  ? readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter(name => name.endsWith('.md') && name !== 'README.md' && (every || !name.endsWith('old.md')))
      .sort()
      .map(name => ({name, text: () => readFileSync(join(root, name), 'utf8')}))
  : []
