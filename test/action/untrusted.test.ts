import {readFile} from 'node:fs/promises'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {describe, expect} from 'vitest'
import {documentPath, reference, routes} from './support/documents.ts'
import {startGitHub} from './support/github.ts'
import {checkOut, makeRemote} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {idOf, makePull, payloadOf, test} from './support/scenario.ts'

/** Everything that some place would obey, one a line. */
const hostile = [
  '::error::owned',
  '##[error]owned',
  '::set-env name=PATH::/tmp/evil',
  '::stop-commands::x',
  '%0A::warning::owned',
  '</code></summary><script>alert(1)</script>',
  '<!-- refdiff -->',
  '@octocat and #123 and GH-1',
  '[link](https://evil.example) ![image](https://evil.example/x.png)',
  'https://evil.example',
  '`back-quote` and ``two``',
  '**bold** ~~gone~~ $x^2$ :tada:',
  '\u001b[31mred\u001b[0m \u0007 \u009b',
  '\u202eright to left\u202c \u2066x\u2069 \ufeff',
  '{{constructor}} $(id) `id`',
  '0123456789abcdef0123456789abcdef01234567',
]

const escaped = (text: string) => text.replaceAll('|', '\\|')

function document(cells: readonly string[]): string {
  const rows = cells.map((cell, index) => `| key ${index} ${escaped(cell)} | ${escaped(cell)} |`)
  return `# Reference ${hostile[5]}\n\n| Name @octocat | Value ::error::x |\n| --- | --- |\n| fixed | ${rows.length} |\n${rows.join('\n')}\n`
}

async function run(after: string, before = document([]), file = documentPath) {
  const remote = makePull({base: {[file]: before}, head: {[file]: after}})
  const github = await startGitHub(remote)
  const step = {
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    token: 'secret-token',
    env: github.env,
  }
  const result = await runStep({...step, with: {path: file, comment: 'always'}})
  const checked = await runStep({...step, with: {path: file, 'check-run': 'true'}})
  expect(checked.obeyed).toEqual([])
  return {result, github}
}

/** What Markdown would make of a text that is more than text. */
function markup(markdown: string): string[] {
  const found: string[] = []
  const visit = (node: {type: string; url?: string; value?: string; children?: readonly object[]}) => {
    if (
      node.type === 'html' &&
      !/^<\/?(?:details(?: open)?|summary|b|sub|code)>/.test(node.value ?? '') &&
      !/^<!-- (?:refdiff:[0-9a-f]{16} )?-->$/.test(node.value ?? '')
    )
      found.push(`html ${node.value}`)
    if ((node.type === 'link' || node.type === 'image') && !node.url?.startsWith('http://127.0.0.1'))
      found.push(`${node.type} ${node.url}`)
    if (node.type === 'text' && /@octocat|#123|GH-1|:tada:|\$x|0123456789abcdef/.test(node.value ?? ''))
      found.push(`text ${node.value}`)
    for (const child of node.children ?? []) visit(child as Parameters<typeof visit>[0])
  }
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown) as Parameters<typeof visit>[0])
  return found
}

function textOf(check: Readonly<Record<string, unknown>> | undefined): string {
  const output = check?.output
  return typeof output === 'object' && output !== null && 'summary' in output ? String(output.summary) : ''
}

const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/

describe('text of the document is text everywhere', () => {
  test('rows that come and go with all of it', async () => {
    for (const [before, after] of [
      [document([]), document(hostile)],
      [document(hostile), document([])],
    ]) {
      const {result, github} = await run(after ?? '', before)
      expect([0, 1]).toContain(result.status)
      // Nothing was obeyed but refdiff's own annotations, all with its title.
      expect(result.obeyed).toEqual([])
      expect(result.annotations.length).toBeGreaterThan(0)
      for (const {properties, message} of result.annotations) {
        expect(properties.title).toMatch(/^refdiff: /)
        expect(message).not.toBe('owned')
        expect(message.replaceAll('\n', '')).not.toMatch(control)
      }
      expect(result.raw.replaceAll('\n', '')).not.toMatch(control)
      const [comment] = github.state.comments
      const [check] = github.state.checkRuns
      for (const text of [result.summary ?? '', comment?.body ?? '', textOf(check)]) {
        expect(markup(text)).toEqual([])
        expect(text.replaceAll('\n', '')).not.toMatch(control)
      }
      const json = await readFile(result.outputs.report ?? '', 'utf8')
      expect(json.replaceAll('\n', '')).not.toMatch(control)
      expect(json).not.toContain('##[')
    }
  })

  test('column titles, headings and prose with all of it', async () => {
    const section = (index: number, text: string) => {
      const title = escaped(text.replaceAll('`', ''))
      return `## Section ${index} ${text}\n\n${text}\n\n| Name | ${title} |\n| --- | --- |\n| fixed ${index} | 1 |\n`
    }
    const after = hostile.map((text, index) => section(index, text)).join('\n')
    const before = hostile.map((_, index) => section(index, 'Value')).join('\n')
    const {result, github} = await run(after, before)
    expect(result.obeyed).toEqual([])
    expect(result.annotations.length).toBeGreaterThan(0)
    for (const {properties} of result.annotations) expect(properties.title).toMatch(/^refdiff/)
    for (const text of [result.summary ?? '', github.state.comments[0]?.body ?? '']) {
      expect(markup(text)).toEqual([])
      expect(text.replaceAll('\n', '')).not.toMatch(control)
    }
  })
})

test('names of files', async () => {
  for (const name of [
    'docs/::error::owned.md',
    'docs/##[error]owned.md',
    'docs/a\n::error::owned.md',
    'docs/@octocat <b>#123.md',
  ]) {
    const {result} = await run(document(['x']), document([]), name.replace('\n', '\u2028'))
    expect(result.obeyed).toEqual([])
    for (const {properties} of result.annotations) expect(properties.title).toMatch(/^refdiff/)
    expect(markup(result.summary ?? '')).toEqual([])
  }
})

test('names of branches and what git and servers say of them', async () => {
  const remote = makeRemote({base: {files: {[documentPath]: reference(routes(3))}, refs: ['refs/heads/main']}})
  const github = await startGitHub(remote)
  github.faults.push({on: /./, status: 403, message: '::error::owned\n##[error]owned'})
  for (const base of ['::error::owned', '##[error]owned', "'; touch owned; '", '\u001b[31m']) {
    const workspace = checkOut(remote.url, idOf(remote, 'base'))
    const result = await runStep({
      workspace,
      event: 'schedule',
      with: {path: documentPath, base, head: 'HEAD', comment: 'always'},
      token: 'secret-token',
      env: github.env,
    })
    expect(result.status).toBe(2)
    expect(result.obeyed).toEqual([])
    expect(result.annotations.map(({properties}) => properties.title)).toEqual(['refdiff'])
    expect(result.raw.replaceAll('\n', '')).not.toMatch(control)
  }
})

test('messages of commits are never read', async () => {
  const message = '::error::owned\n##[error]owned\n@octocat owned'
  const remote = makeRemote({
    base: {files: {[documentPath]: document([])}, refs: ['refs/heads/main'], message},
    head: {from: 'base', files: {[documentPath]: document(['x'])}, refs: ['refs/pull/1/head'], message},
    merge: {from: 'base', merge: 'head', files: {[documentPath]: document(['x'])}, message},
  })
  const github = await startGitHub(remote)
  const result = await runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath, comment: 'always'},
    token: 'secret-token',
    env: github.env,
  })
  expect(result.obeyed).toEqual([])
  expect(github.state.comments).toHaveLength(1)
  for (const text of [result.raw, result.summary, github.state.comments[0]?.body]) expect(text).not.toContain('owned')
})

test('a payload that lacks what its event promises', async () => {
  const remote = makeRemote({base: {files: {[documentPath]: reference(routes(3))}, refs: ['refs/heads/main']}})
  const workspace = checkOut(remote.url, idOf(remote, 'base'))
  for (const payload of [{}, {pull_request: {head: {sha: '--upload-pack=x'}}}, [], null]) {
    const result = await runStep({workspace, event: 'pull_request', payload, with: {path: documentPath}})
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toContain('Unexpected payload of event `pull_request`')
  }
})
