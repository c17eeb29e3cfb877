import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {refdiff, root} from '../support/cli.ts'

const page = readFileSync(join(root, 'docs/cell.md'), 'utf8')

test('the files on the way of a cell are there', () => {
  const files = [...page.matchAll(/`([a-z][a-z-]*(?:\/[a-z-]+)*\/?[a-z-]+\.ts)`/g)].map(([, file]) => file!)
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter(file => !existsSync(join(root, 'src', file)))).toEqual([])
})

test('its example is what is printed', async () => {
  const pair = ['old.md', 'new.md'].map(name => `fixtures/runtime-reference/${name}`)
  const {stdout} = await refdiff(['diff', '-f', 'github', ...pair], {cwd: root})
  const line = /^```\n(::error .*)\n```$/m.exec(page)?.[1]
  expect(stdout.split('\n')).toContain(line)
})
