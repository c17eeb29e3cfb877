import {spawnSync} from 'node:child_process'
import {cpSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {rebuild} from '../../scripts/docs/page.ts'
import {refdiff, root} from '../support/cli.ts'
import {temporaryFolder} from '../support/repository.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const hasBash = spawnSync('bash', ['--version']).status === 0

test.skipIf(!hasBash)(
  'every command of the README prints what it says, and its tables are what the program uses',
  async () => {
    const rebuilt = await rebuild(readme)
    expect(rebuilt.split('\n')).toEqual(readme.split('\n'))
  },
)

test('the first command works in a clone with nothing installed', async () => {
  const clone = temporaryFolder()
  for (const name of ['dist', 'fixtures', 'package.json'])
    cpSync(join(root, name), join(clone, name), {recursive: true})
  const [, command = ''] = /^\$ node dist\/cli\.js (.+)$/m.exec(readme) ?? []
  const {status, stdout, stderr} = await refdiff(command.split(' '), {cwd: clone, bin: join(clone, 'dist/cli.js')})
  expect({status, stderr}).toEqual({status: 1, stderr: ''})
  expect(readme).toContain(stdout.trimEnd())
})

test('what it links to is there', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file = '']) => file)
  for (const file of links) expect(() => readFileSync(join(root, file))).not.toThrow()
})
