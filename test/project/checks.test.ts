import {spawnSync} from 'node:child_process'
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {lowest, outcomeOf} from '../../scripts/bench/table.ts'
import {root} from '../support/cli.ts'
import {temporaryFolder} from '../support/repository.ts'

/** Checks that can fail: each is shown something that is wrong. */

test.each(['report.schema.json', 'refdiff.schema.json'])(
  'schema --check fails on a stale %s, and changes nothing',
  name => {
    const folder = temporaryFolder({})
    for (const file of ['report.schema.json', 'refdiff.schema.json']) copyFileSync(join(root, file), join(folder, file))
    const schema = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', './scripts/typescript.mjs', 'scripts/schema.ts', ...args, folder], {
        cwd: root,
        encoding: 'utf8',
      })
    const right = readFileSync(join(folder, name), 'utf8')
    expect(schema('--check')).toMatchObject({status: 0, stderr: ''})
    const stale = right.replace('"description"', '"remark"')
    writeFileSync(join(folder, name), stale)
    expect(schema('--check')).toMatchObject({status: 1, stderr: `${name} is out of date: run \`npm run schema\`\n`})
    expect(readFileSync(join(folder, name), 'utf8')).toBe(stale)
    expect(schema()).toMatchObject({status: 0})
    expect(readFileSync(join(folder, name), 'utf8')).toBe(right)
  },
)

const line = (ratio: number, limit?: number) => ({
  ...{work: 'work', against: 'itself', ratio, aim: 2, detail: ''},
  ...(limit === undefined ? {} : {limit}),
})

test('the speed check fails beyond a limit, and says what it only reports', () => {
  expect([line(2, 4), line(3, 4), line(4.1, 4), line(9)].map(outcomeOf)).toEqual(['ok', 'slow', 'FAILED', 'reported'])
})

test('a ratio that a busy moment spoiled is measured again, and the lower one counts', () => {
  expect(lowest([line(9, 4)], [line(3, 4)])).toEqual([line(3, 4)])
  expect(lowest([line(3, 4)], [line(9, 4)])).toEqual([line(3, 4)])
  expect(lowest([line(9, 4)], [])).toEqual([line(9, 4)])
})
