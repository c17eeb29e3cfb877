import {readdirSync} from 'node:fs'
import {expect, test} from 'vitest'
import type {Format} from '../../src/report/format.ts'
import {formats} from '../../src/report/index.ts'

const folder = new URL('../../src/report/', import.meta.url)

test('every format in the folder is in the list, under its file name, and the other way round', async () => {
  const stems: string[] = []
  for (const file of readdirSync(folder).filter(name => name.endsWith('.ts') && name !== 'index.ts')) {
    const module: {default?: Format} = await import(new URL(file, folder).href)
    if (!module.default) continue
    const stem = file.slice(0, -'.ts'.length)
    expect(module.default.id).toBe(stem)
    expect(formats).toContain(module.default)
    stems.push(stem)
  }
  expect(formats.map(({id}) => id).sort()).toEqual(stems.sort())
})

test('every format says what it is for in one short line', () => {
  for (const {summary} of formats) expect(summary).toMatch(/^[^\n]{20,100}[^.\n]$/)
})
