/** The pages that explain the project point at what exists, and so do the comments that cite them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith(ending))
    .map(name => join(folder, name))

const pages = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', '.md')]

test.each(pages)('links and paths in %s lead somewhere', page => {
  const text = read(page).replace(/^```[\s\S]*?^```/gm, '')
  const links = [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|#)([^()\s#]+)[^()\s]*\)/g)].map(
    ([, to = '']) => join(dirname(page), to),
  )
  const paths = [...text.matchAll(/`((?:src|test|scripts|docs|fixtures)\/[\w./-]*)`/g)].map(([, to = '']) => to)
  const examples = /\/my-[a-z]+\.ts$/
  expect([...links, ...paths].filter(to => !examples.test(to) && !existsSync(join(root, to)))).toEqual([])
})

test('comments that cite a page name one of its headings', () => {
  const headings = (page: string) =>
    existsSync(join(root, page)) ? [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading) : []
  const missing = [...filesIn('src', '.ts'), ...filesIn('test', '.ts')].flatMap(file =>
    [...read(file).matchAll(/(docs\/[\w-]+\.md), "([^"\n]+)"/g)]
      .filter(([, page = '', heading = '']) => !headings(page).includes(heading))
      .map(([cited]) => `${file}: ${cited}`),
  )
  expect(missing).toEqual([])
})
