import {existsSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'

const root = new URL('../../', import.meta.url)
const {exports, files} = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

test.each(['report.schema.json', 'refdiff.schema.json'])('%s ships with the package, and can be imported', name => {
  expect(existsSync(new URL(name, root))).toBe(true)
  expect(files).toContain(name)
  expect(exports[`./${name}`]).toBe(`./${name}`)
})
