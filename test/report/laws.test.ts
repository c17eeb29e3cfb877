import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Finding, Report} from '../../src/model.ts'
import type {RenderContext} from '../../src/report/format.ts'
import {formats} from '../../src/report/index.ts'
import {width} from '../../src/report/parts/width.ts'
import {added, changed, diagnostic, document, field, finding, removed, report, row, table} from './support/build.ts'
import {elements, filtered, nodes, parse} from './support/markdown.ts'
import {COMMAND, FILTERED, nastyText, RAW_CONTROL, withoutOwnCommands} from './support/nasty.ts'

/** Reports in which every text that comes from a document, a file name or an acceptance is hostile. */
const nastyReport: fc.Arbitrary<Report> = fc
  .tuple(
    fc.array(nastyText, {minLength: 12, maxLength: 12}),
    fc.array(fc.nat(6), {minLength: 1, maxLength: 6}),
    fc.boolean(),
  )
  .map(([texts, kinds, twice]) => {
    let at = 0
    const next = () => texts[at++ % texts.length]!
    const accepted = () => (at % 3 === 0 ? {accepted: {reason: next(), by: next(), until: next()}} : {})
    const makers: readonly (() => Finding)[] = [
      () => added(3, [next(), next()], [next(), next()], {message: next(), ...accepted()}),
      () => removed(4, [next()], [next()], {message: `row \`${next()}\` removed`}),
      () =>
        changed(
          5,
          [next()],
          [field(next(), next(), next()), field(next(), {[next()]: true}, [next()], {path: `/${next()}`})],
        ),
      () =>
        finding({
          action: 'renamed',
          key: [next()],
          previousKey: [next()],
          similarity: 0.9,
          cause: next(),
          ...accepted(),
        }),
      () =>
        finding({
          key: [],
          message: next(),
          old: [row(1, [next()]), row(2, [next()])],
          new: [row(1, [next()]), row(2, [next()])],
        }),
      () =>
        finding({
          action: 'relocated',
          key: [next()],
          fromTable: next(),
          fields: [field(next(), [next(), 1], {[next()]: {$number: 'NaN'}})],
        }),
      () =>
        finding({
          subject: 'column',
          action: 'removed',
          key: [next()],
          message: `column \`${next()}\` removed`,
          expired: {reason: next(), by: next()},
        }),
    ]
    const make = (path: string) =>
      document(
        {
          old: {label: next(), path: next(), bytes: 1},
          findings: [finding({subject: 'prose', message: next(), key: [next()]})],
          tables: [
            table({
              heading: [next(), next()],
              previousHeading: [next()],
              status: 'renamed',
              columns: {old: [next(), next(), next()], new: [next(), next(), next()], matched: []},
              findings: kinds.map(kind => makers[kind]!()),
            }),
          ],
          diagnostics: [diagnostic({table: 'table', message: next(), cause: next(), rows: [3, 4, 9]})],
        },
        path,
      )
    return report(twice ? [make(next()), make(next())] : [make(next())])
  })

const link: RenderContext['link'] = (side, line) =>
  `https://github.example/o/r/blob/x/${encodeURI((side.path ?? '').replace(/\p{Cs}/gu, ''))}#L${line}`
const patch = (of: Report) => async () => [
  {op: 'add', path: `/${of.documents[0]!.tables[0]!.heading[0]}`, value: of.documents},
]
const runs = {numRuns: 80}

for (const format of formats) {
  describe(format.id, () => {
    for (const columns of [40, 80, Number.POSITIVE_INFINITY]) {
      if (columns !== 80 && format.id !== 'text') continue
      test(`holds no raw control character and no workflow command at ${columns} columns`, async () => {
        await fc.assert(
          fc.asyncProperty(nastyReport, async of => {
            const output = await format.render(of, {
              colour: false,
              width: columns,
              link,
              patch: patch(of),
              marker: '<!-- m -->',
            })
            expect(output).not.toMatch(RAW_CONTROL)
            expect(withoutOwnCommands(output, format.id)).not.toMatch(COMMAND)
            expect(output.endsWith('\n')).toBe(true)
            expect(
              await format.render(of, {colour: false, width: columns, link, patch: patch(of), marker: '<!-- m -->'}),
            ).toBe(output)
          }),
          runs,
        )
      })
    }
  })
}

/** What these formats themselves are made of. */
const NODES = new Set([
  'root',
  'heading',
  'paragraph',
  'text',
  'inlineCode',
  'list',
  'listItem',
  'html',
  'link',
  'strong',
  'table',
  'tableRow',
  'tableCell',
])
const ELEMENTS = new Set(['details', 'details open', 'summary', 'b', 'code', 'sub'])

for (const id of ['markdown', 'comment']) {
  const format = formats.find(one => one.id === id)!

  describe(`${id} as GitHub renders it`, () => {
    for (const linked of [true, false]) {
      test(`holds no markup but its own ${linked ? 'with' : 'without'} links`, async () => {
        await fc.assert(
          fc.asyncProperty(nastyReport, async of => {
            const output = await format.render(of, {colour: false, width: 80, ...(linked ? {link} : {})})
            for (const node of nodes(parse(output))) {
              expect(NODES).toContain(node.type)
              if (node.type === 'link') expect(node.url).toMatch(/^https:\/\/github\.example\/o\/r\/blob\/x\//)
              if (node.type === 'link') expect(linked).toBe(true)
              if (node.type === 'listItem') expect(node.checked ?? null).toBeNull()
              // Lists of findings are siblings of the details around them: nothing swallowed the structure.
              if (node.type === 'html') expect(node.value).not.toContain('](')
            }
            for (const element of elements(output)) expect(ELEMENTS).toContain(element)
            expect(filtered(output)).not.toMatch(FILTERED)
          }),
          runs,
        )
      })
    }

    test('every finding is one list item', async () => {
      await fc.assert(
        fc.asyncProperty(nastyReport, async of => {
          fc.pre(of.documents.length === 1)
          const output = await format.render(of, {colour: false, width: 80})
          const lists = parse(output).children.filter(node => node.type === 'list')
          const items = lists.reduce((sum, list) => sum + list.children.length, 0)
          const {error, warning, notice, accepted} = of.summary
          expect(items).toBe(error + warning + notice + accepted)
        }),
        runs,
      )
    })
  })
}

test('text keeps to the width of the terminal', async () => {
  const text = formats.find(({id}) => id === 'text')!
  await fc.assert(
    fc.asyncProperty(nastyReport, fc.integer({min: 40, max: 130}), fc.boolean(), async (of, columns, colour) => {
      const output = await text.render(of, {colour, width: columns})
      // What keeps a command from the runner comes last and may stand out by three columns.
      const lines = output.replaceAll(/\\x23|\\x3a/g, '#').split('\n')
      for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(columns)
    }),
    runs,
  )
})
