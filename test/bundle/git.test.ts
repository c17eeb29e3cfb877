import {execFileSync, spawnSync} from 'node:child_process'
import {chmodSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {parse} from 'yaml'
import {root} from '../support/cli.ts'
import {gitEnvironment, repository, runGit, temporaryFolder, writeFiles} from '../support/repository.ts'

const cli = join(root, 'dist/cli.js')
const doc = (x: number, rest = '') => `# R\n\n| a | b |\n|---|---|\n| x | ${x} |\n| y | 2 |\n${rest}`

function refdiff(cwd: string, env: object, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    env: {...gitEnvironment, ...env},
    encoding: 'utf8',
  })
  return {status, stdout, stderr}
}

/** One document of each way in which git can call an external diff, staged. */
function changed(): string {
  const rows = '| q | 5 |\n| r | 6 |\n| s | 7 |\n'
  const cwd = repository({
    ...{'ref.md': doc(1), 'text.md': 'plain\n', 'bin.md': '\0a', 'mode.md': doc(1), 'sp ace é.md': doc(1)},
    ...{'old.md': doc(1, rows), 'gone.md': doc(3, '| gone | 1 |\n'), 'latin1.md': Buffer.from('caf\xe9\n', 'latin1')},
  })
  runGit(cwd, 'mv', 'old.md', 'new.md')
  rmSync(join(cwd, 'gone.md'))
  chmodSync(join(cwd, 'mode.md'), 0o755)
  writeFiles(cwd, {
    ...{'ref.md': doc(9), 'text.md': 'plain\nmore\n', 'bin.md': '\0b', 'sp ace é.md': doc(7), 'latin1.md': 'cafe\n'},
    ...{'new.md': doc(1, rows.replace('5', '55')), 'added.md': '# Other\n\n| k |\n|---|\n| v |\n'},
  })
  runGit(cwd, 'add', '--all')
  return cwd
}

/** What git printed of each file, by the first line. */
function byFile(text: string): Record<string, string> {
  const parts = text.split(/^diff --refdiff /m).slice(1)
  return Object.fromEntries(parts.map(part => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]))
}

test('git diff shows what really changed, and all else as before', () => {
  const cwd = changed()
  const installed = refdiff(cwd, {}, 'git', 'install')
  expect(installed).toMatchObject({status: 0, stderr: ''})
  expect(installed.stdout).toMatch(/^`diff\.refdiff\.command` is set in git's local config$/m)
  const shown = byFile(runGit(cwd, 'diff', '--staged'))
  expect(Object.keys(shown)).toEqual([
    ...['a/added.md b/added.md', 'a/bin.md b/bin.md', 'a/gone.md b/gone.md', 'a/latin1.md b/latin1.md'],
    ...[
      'a/mode.md b/mode.md',
      'a/old.md b/new.md',
      'a/ref.md b/ref.md',
      'a/sp ace é.md b/sp ace é.md',
      'a/text.md b/text.md',
    ],
  ])
  expect(shown['a/ref.md b/ref.md']).toMatch(/~ x {2}value-changed {2}line 5\n +b {2}1 → 9/)
  expect(shown['a/sp ace é.md b/sp ace é.md']).toMatch(/1 → 7/)
  expect(shown['a/added.md b/added.md']).toMatch(/^new file mode 100644\n[\s\S]*document `added\.md` added/)
  expect(shown['a/gone.md b/gone.md']).toMatch(/^deleted file mode 100644\n[\s\S]*document `gone\.md` removed/)
  expect(shown['a/old.md b/new.md']).toMatch(
    /^similarity index \d+%\nrename from old\.md\nrename to new\.md\n[\s\S]*5 → 55/,
  )
  expect(shown['a/mode.md b/mode.md']).toBe('old mode 100644\nnew mode 100755\n')
  expect(shown['a/text.md b/text.md']).toBe('--- a/text.md\n+++ b/text.md\n@@ -1,1 +1,2 @@\n plain\n+more')
  expect(shown['a/bin.md b/bin.md']).toBe('Binary files a/bin.md and b/bin.md differ\n')
  expect(shown['a/latin1.md b/latin1.md']).toBe('Binary files a/latin1.md and b/latin1.md differ\n')
  runGit(cwd, 'commit', '-qm', 'all of it')
  expect(runGit(cwd, 'show', '--ext-diff', '--format=', 'HEAD', '--', 'ref.md')).toMatch(/1 → 9/)
  expect(runGit(cwd, 'log', '-p', '--ext-diff', '--format=', '-1', '--', 'ref.md')).toMatch(/1 → 9/)
  expect(runGit(cwd, 'diff', '--no-ext-diff', 'HEAD~1', '--', 'ref.md')).toMatch(/^-\| x \| 1 \|$/m)
})

test('an unmerged file, a broken config and a repository without documents do not end git', () => {
  const cwd = repository({'ref.md': doc(1)})
  runGit(cwd, 'checkout', '-q', '-b', 'other')
  writeFiles(cwd, {'ref.md': doc(2)})
  runGit(cwd, 'commit', '-qam', 'other')
  runGit(cwd, 'checkout', '-q', 'main')
  writeFiles(cwd, {'ref.md': doc(3), 'refdiff.yml': 'levels: {nope: error}\n'})
  runGit(cwd, 'commit', '-qam', 'main')
  refdiff(cwd, {}, 'git', 'install', '*.md')
  const {status, stderr, stdout} = spawnSync('git', ['diff', 'HEAD~1'], {cwd, env: gitEnvironment, encoding: 'utf8'})
  expect(status).toBe(0)
  expect(stderr).toMatch(/^refdiff: refdiff\.yml:1:10: /)
  expect(stdout).toMatch(/^\+\| x \| 3 \|$/m)
  spawnSync('git', ['merge', '-q', 'other'], {cwd, env: gitEnvironment})
  expect(runGit(cwd, 'diff', '--base')).toMatch(/Unmerged path ref\.md/)
})

test('what was installed is taken back, and nothing else', () => {
  const cwd = repository({'ref.md': doc(1)})
  const attributes = join(cwd, '.git/info/attributes')
  writeFiles(cwd, {'.git/info/attributes': '*.bin binary\n'})
  for (const _ of [1, 2]) refdiff(cwd, {}, 'git', 'install', 'docs/*.md')
  expect(readFileSync(attributes, 'utf8')).toBe('*.bin binary\ndocs/*.md diff=refdiff\n')
  expect(refdiff(cwd, {}, 'git', 'uninstall')).toMatchObject({status: 0, stderr: ''})
  expect(readFileSync(attributes, 'utf8')).toBe('*.bin binary\n')
  expect(runGit(cwd, 'config', '--list')).not.toMatch(/refdiff/)
  expect(refdiff(cwd, {}, 'git', 'uninstall').stdout).toBe("nothing to take back in git's local config\n")
  expect(refdiff(cwd, {}, 'git', 'install', 'a b')).toMatchObject({status: 2})
  expect(refdiff(cwd, {}, 'git', 'instal')).toMatchObject({status: 2})
})

test('for all repositories of a user', () => {
  const cwd = repository({'ref.md': doc(1)})
  const home = temporaryFolder()
  const env = {HOME: home, XDG_CONFIG_HOME: join(home, 'config'), GIT_CONFIG_GLOBAL: join(home, 'gitconfig')}
  expect(refdiff(cwd, env, 'git', 'install', '--global')).toMatchObject({status: 0, stderr: ''})
  writeFiles(cwd, {'ref.md': doc(8)})
  const diff = () => execFileSync('git', ['diff'], {cwd, env: {...gitEnvironment, ...env}, encoding: 'utf8'})
  expect(diff()).toMatch(/1 → 8/)
  expect(refdiff(cwd, env, 'git', 'uninstall', '--global')).toMatchObject({status: 0, stderr: ''})
  expect(diff()).toMatch(/^diff --git/)
})

test('git difftool, and GIT_EXTERNAL_DIFF', () => {
  const cwd = repository({'ref.md': doc(1)})
  writeFiles(cwd, {'ref.md': doc(8)})
  const run = `'${process.execPath}' '${cli}'`
  expect(runGit(cwd, 'difftool', '-y', '-x', `${run} diff --fail-on never`)).toMatch(/1 → 8/)
  const env = {...gitEnvironment, GIT_EXTERNAL_DIFF: `${run} git-diff`}
  expect(execFileSync('git', ['diff'], {cwd, env, encoding: 'utf8'})).toMatch(/1 → 8/)
})

test('the pre-commit hook looks at what is staged', () => {
  const [hook] = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'))
  const [name, ...args] = hook.entry.split(' ')
  expect(name).toBe('refdiff')
  const routes = (flag: string) => doc(1).replace('# R', '# Inputs').replace('| a | b |', `| Name | ${flag} |`)
  const cwd = repository({'ref.md': routes('Default')})
  expect(refdiff(cwd, {}, ...args).status).toBe(0)
  writeFiles(cwd, {'ref.md': routes('Default').replace('| x | 1 |', '| x | 4 |')})
  runGit(cwd, 'add', '--all')
  expect(refdiff(cwd, {}, ...args, '--fail-on', 'warning').status).toBe(1)
  runGit(cwd, 'rm', '-q', '--cached', 'ref.md')
  expect(refdiff(cwd, {}, ...args).status).toBe(1)
  const fresh = temporaryFolder({'ref.md': doc(1)})
  runGit(fresh, 'init', '-q')
  runGit(fresh, 'add', '--all')
  expect(refdiff(fresh, {}, ...args)).toMatchObject({status: 0, stderr: ''})
})
