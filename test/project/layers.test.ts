import {execFileSync, spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {groupBy} from '../../src/text/group-by.ts'
import {temporaryFolder} from '../support/repository.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')

/** Runs the linter with this project's own rules over files that break them; lines of the errors by file and rule. */
function lint(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const {vcs: _, ...config} = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const folder = temporaryFolder({...files, 'biome.json': JSON.stringify(config), 'package.json': '{}'})
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none']
  const {stdout} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'})
  const found: Record<string, string[]> = {}
  for (const {category, location} of JSON.parse(stdout).diagnostics) {
    const rule = category.split('/').at(-1)
    if (rule !== 'noRestrictedImports' && rule !== 'noImportCycles') continue
    const line = files[location.path]?.split('\n')[location.start.line - 1] ?? ''
    found[rule] = [...(found[rule] ?? []), /'(.+)'/.exec(line)?.[1] ?? line]
  }
  return found
}

const contracts = ['../model.ts', '../errors.ts', '../suspend.ts']
const stages = [
  ...['text', 'markdown', 'tables', 'match', 'diff', 'coverage', 'rules', 'config', 'accept', 'judge'],
  ...['report', 'source', 'cli', 'action'],
]
const packages = [
  ...['unified', 'remark-parse', 'remark-gfm', 'parse5', '@noble/hashes/sha2.js', 'fast-json-patch', 'yaml', 'valibot'],
  ...['diff', 'string-width', 'node:fs', 'node:fs/promises', '@actions/core', '@actions/github', 'fs', 'left-pad'],
]
const inner = (...names: readonly string[]) => names.map(name => `../${name}/x.ts`)
const node = ['node:fs', 'node:fs/promises']

/** What a file of each part may import, of everything below. */
const may: Readonly<Record<string, readonly string[]>> = {
  'src/api.ts': [],
  'src/contract.ts': ['valibot'],
  'src/model.ts': [],
  'src/errors.ts': [],
  'src/suspend.ts': [],
  'src/text/x.ts': [],
  'src/markdown/x.ts': [...contracts, ...inner('text'), 'unified', 'remark-parse', 'remark-gfm', 'parse5'],
  'src/tables/x.ts': [...contracts, ...inner('text')],
  'src/match/x.ts': [...contracts, ...inner('text')],
  'src/diff/x.ts': [...contracts, ...inner('text', 'tables', 'match'), ...['@noble/hashes/sha2.js', 'fast-json-patch']],
  'src/coverage/x.ts': [...contracts, ...inner('text', 'tables', 'diff')],
  'src/rules/x.ts': [...contracts, ...inner('text')],
  'src/config/x.ts': [...contracts, ...inner('text', 'tables', 'rules'), 'yaml', 'valibot'],
  'src/accept/x.ts': [...contracts, ...inner('text', 'tables', 'rules', 'config'), 'yaml', 'valibot'],
  'src/judge/x.ts': [
    ...contracts,
    ...inner('text', 'tables', 'diff', 'coverage', 'rules', 'accept'),
    '@noble/hashes/sha2.js',
  ],
  'src/report/x.ts': [
    ...contracts,
    ...inner('text', 'tables', 'rules', 'judge'),
    ...['valibot', 'diff', 'string-width'],
  ],
  'src/source/x.ts': [...contracts, ...inner('text'), ...node],
  'src/cli/x.ts': [
    ...[...contracts, '../compare.ts'],
    ...inner(...stages.filter(stage => stage !== 'cli' && stage !== 'action')),
    ...[...node, '@actions/core'],
  ],
}

const everything = [...contracts, '../compare.ts', ...inner(...stages), ...packages]

test.each(Object.entries(may))('%s imports what it may, and nothing else', (file, allowed) => {
  const own = `../${file.split('/')[1]}/`
  const others = everything.filter(specifier => !specifier.startsWith(own))
  const statically = lint({[file]: others.map(specifier => `export * from '${specifier}'\n`).join('')})
  expect(new Set(statically.noRestrictedImports)).toEqual(
    new Set(others.filter(specifier => !allowed.includes(specifier))),
  )
  const lazily = lint({[file]: others.map(specifier => `await import('${specifier}')\n`).join('')})
  expect(lazily.noRestrictedImports).toEqual(statically.noRestrictedImports)
})

test('a part that is nested deeper is held to the same', () => {
  const file =
    "import {a} from '../../rules/index.ts'\nimport {b} from '../report/x.ts'\nimport fs from 'node:fs'\nconsole.log(a, b, fs)\n"
  expect(lint({'src/diff/rows/deep/x.ts': file}).noRestrictedImports).toHaveLength(3)
})

test('only one file talks to GitHub, and the library imports neither sources nor Node', () => {
  const all = "export * from '@actions/github'\nexport * from '../source/index.ts'\nexport * from 'node:fs'\n"
  expect(lint({'src/action/github.ts': `${all}export * from '../cli/x.ts'\n`}).noRestrictedImports).toEqual([
    '../cli/x.ts',
  ])
  expect(lint({'src/action/run-action.ts': all}).noRestrictedImports).toEqual(['@actions/github'])
  expect(lint({'src/index.ts': all.replace('../', './')}).noRestrictedImports).toHaveLength(3)
})

test.each(['import', 'import type'])('a circle by `%s` is found', how => {
  const found = lint({
    'src/diff/a.ts': `${how} {b} from './b.ts'\nexport type a = typeof b\n`,
    'src/diff/b.ts': `${how} {a} from './a.ts'\nexport type b = typeof a\n`,
  })
  expect(found.noImportCycles).toEqual(['./b.ts', './a.ts'])
})

test('no file has the name of another, but for the lists, the starts and what a registry calls by its id', () => {
  const files = execFileSync('git', ['ls-files', 'src'], {cwd: root, encoding: 'utf8'}).trim().split('\n')
  const byName = groupBy(files, file => file.split('/').at(-1)!)
  const isRegistered = (file: string) =>
    /^src\/(?:report|rules|tables\/(?:kinds|types)|cli\/commands)\/[^/]+$/.test(file)
  const twice = [...byName].filter(([name, all]) => {
    return !['index.ts', 'bin.ts'].includes(name) && all.length > 1 && !all.every(isRegistered)
  })
  expect(twice).toEqual([])
})

test('the pure parts are all type-checked without Node', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', 'tsconfig.pure.json', '--listFilesOnly']
  const checked = execFileSync(process.execPath, args, {cwd: root, encoding: 'utf8'})
  const pure = execFileSync('git', ['ls-files', 'src'], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter(file => /^src\/(?:text|markdown|tables|match|diff|rules|judge|report)\/|^src\/[a-z]+\.ts$/.test(file))
  expect(pure.length).toBeGreaterThan(50)
  expect(pure.filter(file => !checked.includes(file))).toEqual([])
  expect(checked).not.toContain('@types/node')
})
