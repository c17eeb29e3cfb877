import {spawnSync} from 'node:child_process'
import {mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {Report as ShippedReport} from '../../dist/library/index.js'
import type {Report} from '../../src/model.ts'
import {root} from '../support/cli.ts'
import {temporaryFolder} from '../support/repository.ts'

const small = (value: string) => `## T\n\n| K | V |\n| --- | --- |\n| a | ${value} |\n| b | 2 |\n`
const listed = (value: string) => small(value).replace(/^\|/gm, '  |').replace('## T', '- item')

/** A folder in which `refdiff` is installed. */
function consumer(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder(files)
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/refdiff'))
  return folder
}

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

test('the declared report is that of the source', () => {
  // The compiler refuses this line once they differ (`npm run types`).
  const same: Equal<ShippedReport, Report> = true
  expect(same).toBe(true)
})

test('types: what the package promises is what it gives', () => {
  const folder = consumer({
    'use.ts': `
      import {
        check, compare, compareDocuments, defineKind, defineRule, defineTableType, formats, kinds, parse,
        readAcceptances, readConfig, render, roles, UserError,
        type Config, type Finding, type FormatId, type Report, type TableDeclaration,
      } from 'refdiff'
      const report: Report = await compare('a', {text: 'b', path: 'docs/b.md'}, {noise: true})
      const findings: Finding[] = report.documents.flatMap(document => document.tables.flatMap(table => table.findings))
      const {patch, facts} = await compareDocuments([{text: 'a'}], [])
      for (const operation of await patch()) console.log(operation.path, findings.length, UserError, await facts())
      const rate = defineKind({
        id: 'rate',
        read: cell => Number(cell.visible),
        direction: (old, next) => (next < old ? 'narrowed' : 'widened'),
      })
      const declaration: TableDeclaration = {id: 'limits', key: 'Route', columns: {Rate: {kind: rate, role: 'capability'}}}
      const rule = defineRule({id: 'mine', level: 'error', matches: {role: 'capability'}, summary: 'x', why: 'y'})
      const config: Config = {...(await readConfig('')), types: [defineTableType(declaration)], rules: [rule]}
      const acceptances = await readAcceptances('')
      console.log((await parse('a', config)).tables[0]?.rows[0]?.cells, await check([{text: 'a'}], {acceptances}))
      for (const format of formats) await render(report, format satisfies FormatId, {patch, width: 80})
      console.log(kinds.includes('json'), roles.includes('target'))
      // @ts-expect-error: a document is text or an Input
      await compare(1, 'b')
      // @ts-expect-error: not a level
      await compare('a', 'b', {overrides: [{level: 'fatal'}]})
      // @ts-expect-error: not a kind
      defineTableType({id: 'x', key: 'a', columns: {b: 'sett'}})
    `,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2023', 'dom'],
        strict: true,
        noEmit: true,
        types: [],
      },
      include: ['use.ts'],
    }),
    'package.json': '{"type": "module"}',
  })
  const {stdout} = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

test('the declarations are of what the package exports, and of nothing inside', () => {
  const folder = join(root, 'dist/library')
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(file => file.endsWith('.d.ts'))
  expect(files.sort()).toEqual([
    'api.d.ts',
    'contract.d.ts',
    'errors.d.ts',
    'index.d.ts',
    'parsed.d.ts',
    'report/format.d.ts',
    'tables/table-type.d.ts',
  ])
  const all = files.map(file => readFileSync(join(folder, file), 'utf8')).join('')
  expect(all).not.toMatch(/valibot|\b(?:RawTable|RawDocument|Grid|TableDiff|Circumstance\w|canon|anchorsAside)\b/)
})

test('runs where there is no Node: neither modules of it, nor process, nor Buffer', () => {
  const folder = temporaryFolder({
    'run.mjs': `
      import {readFileSync} from 'node:fs'
      import {createContext, SourceTextModule} from 'node:vm'
      const context = createContext({TextEncoder, TextDecoder, structuredClone, URL, queueMicrotask, setTimeout, clearTimeout})
      const modules = new Map()
      async function load(url) {
        const known = modules.get(url.href)
        if (known) return known
        const module = new SourceTextModule(readFileSync(url, 'utf8'), {
          context, identifier: url.href,
          importModuleDynamically: async specifier => {
            const imported = await link(specifier, {identifier: url.href})
            if (imported.status === 'unlinked') await imported.link(link)
            await imported.evaluate()
            return imported
          },
        })
        modules.set(url.href, module)
        return module
      }
      function link(specifier, parent) {
        if (!specifier.startsWith('.')) throw new Error('not in a browser: ' + specifier)
        return load(new URL(specifier, parent.identifier))
      }
      const entry = await load(new URL(process.argv[2]))
      await entry.link(link)
      await entry.evaluate()
      const {compare, compareDocuments, defineTableType, readConfig, render} = entry.namespace
      const results = []
      for (const [old, next] of JSON.parse(process.argv[3])) results.push((await compare(old, next)).summary.changed)
      const {patch} = await compareDocuments([{text: JSON.parse(process.argv[3])[0][0]}], [{text: JSON.parse(process.argv[3])[0][1]}])
      const types = [defineTableType({id: 'own', key: 'K', columns: {V: 'number'}})]
      const [old, next] = JSON.parse(process.argv[3])[0]
      const config = {...(await readConfig('levels: {value-changed: error}')), types}
      const text = await render(await compare(old, next, config), 'text')
      console.log(JSON.stringify([results, (await patch()).length, text.split('\\n')[0]]))
    `,
  })
  const html = (value: string) =>
    `<table><tr><th>K</th><th>V</th></tr><tr><td>a</td><td>${value}</td></tr><tr><td>b</td><td>2</td></tr></table>\n`
  const pairs = [small, listed, html].map(document => [document('1'), document('3')])
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    join(folder, 'run.mjs'),
    new URL('dist/library/index.js', `file://${root}`).href,
  ]
  const {stdout, stderr} = spawnSync(process.execPath, [...args, JSON.stringify(pairs)], {encoding: 'utf8'})
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([[1, 1, 1], 1, 'Verdict: breaking (1 error)'])
})
