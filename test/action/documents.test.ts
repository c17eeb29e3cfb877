import {describe, expect} from 'vitest'
import {documentPath, reference, routes} from './support/documents.ts'
import {startGitHub} from './support/github.ts'
import {type Commit, checkOut} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {before, grown, idOf, makePull, narrowed, payloadOf, test} from './support/scenario.ts'

type Files = NonNullable<Commit['files']>

/** Runs on a clone, and by the API without one: both must say the same. */
async function both(
  files: {base: Files; head: Files; tip?: Files; merge?: Files},
  inputs: Readonly<Record<string, string>>,
) {
  const remote = makePull(files)
  const github = await startGitHub(remote)
  const step = {event: 'pull_request', payload: payloadOf(remote), with: inputs}
  const result = await runStep({...step, workspace: checkOut(remote.url, idOf(remote, 'merge')), env: github.env})
  const empty = await runStep({
    ...step,
    workspace: result.temporary,
    token: 'secret-token',
    env: {...github.env, GITHUB_SHA: idOf(remote, 'merge')},
  })
  expect(withoutPaths(empty.outputs)).toEqual(withoutPaths(result.outputs))
  expect(empty.annotations).toEqual(result.annotations)
  expect(empty.status).toBe(result.status)
  return result
}

const withoutPaths = ({report, 'report-markdown': markdown, ...rest}: Readonly<Record<string, string>>) => rest

describe('the document is', () => {
  test('new', async () => {
    const result = await both({base: {'a.md': ''}, head: {[documentPath]: before}}, {path: documentPath})
    expect(result).toMatchObject({
      status: 0,
      outputs: {verdict: 'compatible', added: '8', 'changed-documents': `["${documentPath}"]`},
    })
  })

  test('deleted: an annotation without a file', async () => {
    const result = await both(
      {base: {[documentPath]: before, 'a.md': ''}, head: {[documentPath]: null}},
      {path: documentPath},
    )
    expect(result).toMatchObject({status: 1, outputs: {verdict: 'breaking', removed: '8'}})
    expect(result.annotations.length).toBeGreaterThan(0)
    for (const {properties} of result.annotations) expect(properties.file).toBeUndefined()
  })

  test('renamed, asked for by its new name and by its old one', async () => {
    const files = {base: {'docs/old.md': before}, head: {'docs/old.md': null, 'docs/new.md': narrowed}}
    for (const path of ['docs/new.md', 'docs/old.md']) {
      const result = await both(files, {path})
      expect(result.outputs).toMatchObject({
        changed: '1',
        removed: '0',
        added: '0',
        'changed-documents': '["docs/new.md"]',
      })
    }
  })

  test('renamed out of what a glob names', async () => {
    const files = {base: {'docs/old.md': before}, head: {'docs/old.md': null, 'reference/new.md': narrowed}}
    expect((await both(files, {path: 'docs/*.md'})).outputs).toMatchObject({changed: '1', removed: '0', added: '0'})
  })

  test('the same: identical', async () => {
    const result = await both({base: {[documentPath]: before}, head: {'a.md': ''}}, {path: documentPath})
    expect(result).toMatchObject({status: 0, outputs: {verdict: 'identical', 'changed-documents': '[]'}})
  })

  test('in neither revision: exit status 2, unless that is to be ignored', async () => {
    const files = {base: {'a.md': 'a'}, head: {'b.md': 'b'}}
    const result = await both(files, {path: 'docs/referense.md'})
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toBe(
      '`docs/referense.md` is in neither revision. Check input `path`, or give `if-missing: ignore`',
    )
    const ignored = await both(files, {path: 'docs/referense.md', 'if-missing': 'ignore'})
    expect(ignored).toMatchObject({status: 0, outputs: {verdict: 'identical'}})
    expect(ignored.log).toContain('`docs/referense.md` is in neither revision')
  })

  test('without any table, empty, or no UTF-8: exit status 2 with its sentence', async () => {
    const texts = {'No table in': 'Only words.', 'is empty': '', 'not UTF-8': Buffer.from([0x23, 0x20, 0xff])}
    for (const [sentence, text] of Object.entries(texts)) {
      const result = await both(
        {base: {[documentPath]: text}, head: {[documentPath]: text, 'a.md': ''}},
        {path: documentPath},
      )
      expect(result.status).toBe(2)
      expect(result.annotations[0]?.message).toContain(sentence)
    }
  })
})

describe('several documents', () => {
  const files = {
    base: {
      'docs/a.md': before,
      'docs/b.md': before,
      'docs/deep/c.md': before,
      'other.md': before,
      'docs/notes.txt': '| a |\n',
    },
    head: {'docs/a.md': narrowed, 'docs/b.md': grown},
  }

  test.for([
    ['a glob', 'docs/*.md', '["docs/a.md","docs/b.md"]', 2],
    ['a glob through folders', 'docs/**/*.md', '["docs/a.md","docs/b.md"]', 3],
    ['a folder', 'docs', '["docs/a.md","docs/b.md"]', 3],
    ['paths, one a line', 'docs/b.md\n./docs//deep/c.md\n', '["docs/b.md"]', 2],
    ['with something left out', 'docs/**/*.md\n!docs/a.md', '["docs/b.md"]', 2],
  ] as const)('%s', async ([, path, changed, count]) => {
    const result = await both(files, {path, 'fail-on': 'never'})
    expect(result.outputs['changed-documents']).toBe(changed)
    expect(result.summary).toContain(`${count} documents`)
  })

  test('a path that leaves the repository', async () => {
    const result = await both(files, {path: '../other.md'})
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toMatch(/^Unexpected path `\.\.\/other\.md`/)
  })
})

describe('one bad document among several blocks nobody', () => {
  const texts = {empty: '', 'no UTF-8': Buffer.from([0x23, 0x20, 0xff]), 'UTF-16': Buffer.from('\ufeffab', 'utf16le')}
  for (const [kind, text] of Object.entries(texts)) {
    test(`${kind}: an error where the pull request made it so, standing otherwise`, async () => {
      const made = await both(
        {base: {'docs/a.md': before, 'docs/b.md': before}, head: {'docs/a.md': text, 'docs/b.md': grown}},
        {path: 'docs'},
      )
      expect(made).toMatchObject({status: 1, outputs: {error: '1', added: '1', removed: '0'}})
      expect(made.annotations.find(({name}) => name === 'error')).toMatchObject({
        properties: {title: 'refdiff: unreadable-document', file: 'docs/a.md', line: '1'},
      })
      const stood = await both(
        {base: {'docs/a.md': text, 'docs/b.md': before}, head: {'docs/b.md': grown}},
        {path: 'docs'},
      )
      expect(stood).toMatchObject({status: 0, outputs: {error: '0', added: '1'}})
      const came = await both({base: {'docs/b.md': before}, head: {'docs/a.md': text}}, {path: 'docs'})
      expect(came).toMatchObject({status: 1, outputs: {error: '1'}})
    })
  }
})

test.for([
  'docs/Ünïcödé 文書 🎉.md',
  'docs/[a]*?{b}.md',
  'docs/a,b:c%0A=d.md',
  'docs/with "quotes" & \\ back.md',
  ':(glob)x.md',
  '-option.md',
  'docs/\u202egpj.md',
])('a path that holds anything: %s', async path => {
  const result = await both({base: {[path]: before}, head: {[path]: narrowed}}, {path})
  expect(result).toMatchObject({status: 1, outputs: {error: '1', 'changed-documents': JSON.stringify([path])}})
  expect(result.annotations[0]?.properties.line).toBe('18')
  // A control character stays in no log: such a file is named by an escape, and its annotation is the job's.
  expect(result.annotations[0]?.properties.file).toBe(path.replace('\u202e', '\\u202e'))
})

describe('lines are those of the head commit', () => {
  /** The base put an introduction of three lines above the table, and took the last route. */
  const files = {
    base: {[documentPath]: before},
    tip: {[documentPath]: reference(routes(5), 'One.\n\nTwo.\n\nThree.')},
    head: {
      [documentPath]: reference(
        routes(6, index => (index === 2 ? {codecs: '`FP8`'} : index === 4 ? {shape: '{"gqa_ratios": [4]}'} : {})),
      ),
    },
    merge: {
      [documentPath]: reference(
        routes(5, index => (index === 2 ? {codecs: '`FP8`'} : index === 4 ? {shape: '{"gqa_ratios": [4]}'} : {})),
        'One.\n\nTwo.\n\nThree.',
      ),
    },
  }

  test('although the merge commit has them elsewhere', async () => {
    const result = await both(files, {path: documentPath})
    expect(result.annotations.map(({properties}) => properties.line)).toEqual(['18', '20'])
    const report = JSON.parse(await text(result.outputs.report))
    const lines = report.documents[0].tables.flatMap((table: {findings: {new: {line: number}[]}[]}) =>
      table.findings.map(({new: [row]}) => row?.line),
    )
    expect(lines).toEqual([22, 24])
  })

  test('in links too, which lead to the head commit', async () => {
    const remote = makePull(files)
    const github = await startGitHub(remote)
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'merge')),
      event: 'pull_request',
      payload: payloadOf(remote),
      with: {path: documentPath},
      env: github.env,
    })
    expect(result.summary).toContain(
      `[line 18](${github.address}/octo/reference/blob/${idOf(remote, 'head')}/docs/reference.md?plain=1#L18)`,
    )
    expect(result.summary).toContain(
      `was [line 22](${github.address}/octo/reference/blob/${idOf(remote, 'tip')}/docs/reference.md?plain=1#L22)`,
    )
  })
})

async function text(path: string | undefined): Promise<string> {
  const {readFile} = await import('node:fs/promises')
  return readFile(path ?? '', 'utf8')
}

describe('annotate', () => {
  const rows = (line: number, more: (index: number) => object = () => ({})) =>
    reference(routes(6, index => ({line: line + index, ...more(index)})))
  const files = (source: boolean) => ({
    base: {[documentPath]: rows(10), 'src/routes.py': 'old'},
    head: {
      // Every route moved by three lines; one was narrowed, one taken away.
      [documentPath]: reference(
        routes(6, index => ({line: 13 + index, ...(index === 2 ? {codecs: '`FP8`'} : {})})).filter(
          (_, index) => index !== 4,
        ),
      ),
      ...(source ? {'src/routes.py': 'new'} : {}),
    },
  })
  const places = (result: {annotations: readonly {properties: Readonly<Record<string, string>>}[]}) =>
    result.annotations.map(({properties: {file, line}}) => `${file}:${line ?? ''}`)

  test('source: the declaring file and line, when the pull request changes that file', async () => {
    const result = await both(files(true), {path: documentPath, annotate: 'source'})
    // The removed row has a file, but never its old line number.
    expect(places(result).toSorted()).toEqual(['src/routes.py:', 'src/routes.py:15'])
    const without = await both(files(false), {path: documentPath, annotate: 'source'})
    expect(places(without)).toEqual([])
    expect(without.status).toBe(1)
  })

  test('reference, the default; both; none', async () => {
    const reference = await both(files(true), {path: documentPath})
    expect(places(reference)).toEqual([`${documentPath}:18`, `${documentPath}:19`])
    const all = await both(files(true), {path: documentPath, annotate: 'both'})
    expect(places(all)).toHaveLength(4)
    expect(places(await both(files(true), {path: documentPath, annotate: 'none'}))).toEqual([])
  })

  test('findings that share one source line share an annotation, of the worst level', async () => {
    const remoteFiles = {
      base: {[documentPath]: before, 'src/routes.py': 'old'},
      head: {
        [documentPath]: reference(routes(7, index => (index === 2 ? {codecs: '`FP8`'} : {}))),
        'src/routes.py': 'new',
      },
    }
    const result = await both(remoteFiles, {path: documentPath, annotate: 'source'})
    expect(result.annotations).toHaveLength(1)
    expect(result.annotations[0]).toMatchObject({name: 'error', properties: {file: 'src/routes.py', line: '10'}})
    expect(result.annotations[0]?.message.split('\n')).toHaveLength(2)
  })
})
