import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {version} from '../../src/version.ts'
import {refdiff, root} from '../support/cli.ts'
import {repository, temporaryFolder} from '../support/repository.ts'

const old = join(root, 'fixtures/runtime-reference/old.md')
const next = join(root, 'fixtures/runtime-reference/new.md')
const dist = join(root, 'dist')

/** Writes down what the loader of CommonJS reads. */
const recorder = `data:text/javascript,${encodeURIComponent(`
  import {appendFileSync} from 'node:fs'
  import Module from 'node:module'
  const load = Module._extensions['.js']
  Module._extensions['.js'] = (module, file) => {
    appendFileSync(process.env.LOADED, file.replaceAll('\\\\', '/') + '\\n')
    return load(module, file)
  }
`)}`

/** The files of dist/ that a run loads, in the order in which it does. */
async function loaded(args: readonly string[], cwd: string): Promise<string[]> {
  const list = join(temporaryFolder({list: ''}), 'list')
  const {status, stderr} = await refdiff(args, {
    cwd,
    env: {LOADED: list},
    nodeOptions: ['--import', recorder],
  })
  expect({status: status ?? 3, stderr}).toEqual({status: expect.toSatisfy(status => status < 2), stderr: ''})
  const files = readFileSync(list, 'utf8').split('\n')
  return files.filter(file => file.includes('/dist/')).map(file => file.slice(file.lastIndexOf('/dist/') + 6))
}

/** The chunk with the parser of YAML, which the bundler calls by the first of our files in it. */
const yaml = `chunks/${readdirSync(join(dist, 'chunks')).find(file => {
  return readFileSync(join(dist, 'chunks', file), 'utf8').includes('Unresolved alias')
})}`

/** What a comparison of two files of plain tables needs none of. */
const seldom = [
  ...['remark', 'html', 'valibot', 'fast-json-patch', 'read-revision', 'folders-and-globs', 'accepted-findings'],
  'explain',
]
  .map(name => `chunks/${name}.js`)
  .concat(yaml)

describe('a run loads what it needs and nothing else', () => {
  test('the runtime reference: no parser, no validator, no patch, no git, no acceptances', async () => {
    const files = await loaded(['diff', old, next], temporaryFolder())
    expect(files[0]).toBe('cli.js')
    expect(files.filter(file => seldom.includes(file))).toEqual([])
    // What stands above is not called otherwise by now.
    expect(readdirSync(join(dist, 'chunks')).map(file => `chunks/${file}`)).toEqual(expect.arrayContaining(seldom))
  })

  test('the start is small', async () => {
    const files = await loaded(['diff', old, next], temporaryFolder())
    const bytes = files.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)
    // Reading notes, unions and marks exactly, and the list of noise, took it from 300,000; what routes
    // cover together, 20,000, is asked of every change of theirs; columns that were joined, keys that were
    // folded, twins and sections that went to another document are 10,000.
    expect(bytes).toBeLessThan(388_000)
  })

  test('nothing is written, least of all in the home folder', async () => {
    const home = temporaryFolder({'refdiff.yml': 'levels:\n  row-added: notice\n'})
    const env = {HOME: home, XDG_CACHE_HOME: join(home, 'cache'), LOCALAPPDATA: home}
    expect((await refdiff(['diff', old, next], {cwd: home, env})).status).toBe(1)
    expect(readdirSync(home)).toEqual(['refdiff.yml'])
  })

  test('json-patch loads the library for it', async () => {
    expect(await loaded(['diff', old, next, '-f', 'json-patch'], temporaryFolder())).toContain(
      'chunks/fast-json-patch.js',
    )
  })

  test('a config loads the parser and the validator', async () => {
    const files = await loaded(['diff', old, next], temporaryFolder({'refdiff.yml': 'levels:\n  row-added: notice\n'}))
    expect(files).toEqual(expect.arrayContaining([yaml, 'chunks/valibot.js']))
    expect(files).not.toContain('chunks/remark.js')
  })

  test('a wide character in a report for the terminal loads what measures it', async () => {
    const table = (value: string) => `| K | V |\n| --- | --- |\n| a | ${value} |\n| b | 2 |\n`
    const cwd = temporaryFolder({'a.md': table('1'), 'b.md': table('3'), 'c.md': table('日本')})
    expect(await loaded(['diff', 'a.md', 'b.md'], cwd)).not.toContain('chunks/string-width.js')
    expect(await loaded(['diff', 'a.md', 'c.md'], cwd)).toContain('chunks/string-width.js')
    expect(await loaded(['diff', 'a.md', 'c.md', '-f', 'json'], cwd)).not.toContain('chunks/string-width.js')
  })

  test('a revision loads what talks to git', async () => {
    const cwd = repository({'a.md': readFileSync(old, 'utf8')})
    const files = await loaded(['diff', 'HEAD:a.md', 'a.md'], cwd)
    expect(files).toContain('chunks/read-revision.js')
    expect(files).not.toContain(yaml)
  })

  test('a table in a list loads remark', async () => {
    const cwd = temporaryFolder({'a.md': '- item\n\n  | K | V |\n  | --- | --- |\n  | a | 1 |\n'})
    expect(await loaded(['diff', 'a.md', 'a.md'], cwd)).toContain('chunks/remark.js')
  })
})

describe('the package', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

  test('has one version', async () => {
    expect(version).toBe(manifest.version)
    expect(await refdiff(['--version'])).toEqual({status: 0, stdout: `${version}\n`, stderr: ''})
  })

  test('depends on nothing: all of it is in the bundle', () => {
    expect(manifest.dependencies).toBeUndefined()
    const files = readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter(file => file.endsWith('.js'))
    const imports = files.flatMap(file =>
      [
        ...readFileSync(join(dist, file), 'utf8').matchAll(
          /^(?:import|export)[^'"]*? from "([^."][^"]*)"|\b(?:import|require)\(["`]([^."`][^"`]*)["`]\)/gm,
        ),
      ].map(match => match[1] ?? match[2] ?? ''),
    )
    const builtin = new Set(process.getBuiltinModule('module').builtinModules)
    expect(imports.filter(name => !builtin.has(name.replace(/^node:/, '')))).toEqual([])
  })

  test('names no path of the machine that built it', () => {
    const files = readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter(file => /\.(?:js|ts|txt)$/.test(file))
    const found = files.filter(file => readFileSync(join(dist, file), 'utf8').includes(root))
    expect(found).toEqual([])
  })

  test('lists the licence of everything it bundles', () => {
    const text = readFileSync(join(dist, 'LICENSES.txt'), 'utf8')
    for (const name of [
      'remark-parse',
      'micromark',
      'yaml',
      'valibot',
      'fast-json-patch',
      '@actions/core',
      'undici',
      'diff',
      'string-width',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
    expect(text).not.toMatch(/^null/m)
  })
})
