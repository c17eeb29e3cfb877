import {spawnSync} from 'node:child_process'
import {cpSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {pages, rebuild} from '../../scripts/docs/page.ts'
import {refdiff, root} from '../support/cli.ts'
import {temporaryFolder} from '../support/repository.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const hasBash = spawnSync('bash', ['--version']).status === 0

test.skipIf(!hasBash).each(pages)(
  'every command of %s prints what the page shows, and its tables are what the program uses',
  async page => {
    const written = readFileSync(join(root, page), 'utf8')
    const rebuilt = await rebuild(written)
    expect(rebuilt.split('\n')).toEqual(written.split('\n'))
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
