import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

test('README.md has one line for each case', () => {
  const folders = readdirSync(import.meta.dirname, {withFileTypes: true}).filter(entry => entry.isDirectory())
  const lines = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)` \| \S/gm)
  expect([...lines].map(([, name]) => name)).toEqual(folders.map(({name}) => name).sort())
})
