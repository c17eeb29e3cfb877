import {describe, expect, test} from 'vitest'
import type {RenderContext} from '../../src/report/format.ts'
import {formats} from '../../src/report/index.ts'
import {utf8Length} from '../../src/text/utf8.ts'
import {added, changed, document, field, removed, report, table} from './support/build.ts'
import {many} from './support/cases.ts'
import {elements, parse} from './support/markdown.ts'

const plain: RenderContext = {colour: false, width: 80}

async function render(id: string, of: ReturnType<typeof many>, more: Partial<RenderContext> = {}): Promise<string> {
  return formats.find(format => format.id === id)!.render(of, {...plain, ...more})
}

/** Findings shown, by the mark in front of them. */
function shown(markdown: string, mark: string): number {
  return markdown.split('\n').filter(line => line.startsWith(`- ${mark}`)).length
}

function leftOut(markdown: string): Record<string, number> {
  const [, said = ''] = /\*\*(?:Left out|Not shown here)[^*]*\*\* (.*)/.exec(markdown) ?? []
  return Object.fromEntries(
    [...said.matchAll(/([\d,]+) (error|warning|notice)/g)].map(([, number, level]) => [
      level,
      Number(number!.replaceAll(',', '')),
    ]),
  )
}

describe('job summary', () => {
  test('shows all of 200 findings', async () => {
    const summary = await render('markdown', many(200))
    expect(shown(summary, '❌')).toBe(20)
    expect(shown(summary, '❌') + shown(summary, '⚠️') + shown(summary, 'ℹ️')).toBe(200)
    expect(leftOut(summary)).toEqual({})
  })

  for (const limit of [1_048_576, 200_000, 20_000, 5_000]) {
    test(`keeps the worst of 20,000 findings within ${limit} bytes and counts the rest`, async () => {
      const all = many(20_000)
      const link: RenderContext['link'] = (side, line) =>
        `https://github.com/o/r/blob/${side.revision}/${side.path}#L${line}`
      const summary = await render('markdown', all, {limits: {bytes: limit}, link})
      const bytes = new TextEncoder().encode(summary).length
      expect(bytes).toBeLessThanOrEqual(limit)
      // Full to within one finding.
      expect(bytes).toBeGreaterThan(limit - 1000)
      const rest = leftOut(summary)
      const kept = {error: shown(summary, '❌'), warning: shown(summary, '⚠️'), notice: shown(summary, 'ℹ️')}
      for (const level of ['error', 'warning', 'notice'] as const) {
        expect(kept[level] + (rest[level] ?? 0)).toBe(all.summary[level])
      }
      // Nothing milder is kept while something worse is not.
      if (rest.error) expect(kept.warning).toBe(0)
      if (rest.warning) expect(kept.notice).toBe(0)
      if (limit < 50_000) expect([...elements(summary)].sort()).toEqual(expect.arrayContaining(['details', 'summary']))
      expect(summary.split('<details').length).toBe(summary.split('</details>').length)
    })
  }

  test('says the verdict and the counts where nothing else fits', async () => {
    expect(await render('markdown', many(50), {limits: {bytes: 120}})).toBe(
      '❌ refdiff: breaking: 5 errors, 15 warnings, 30 notices\n',
    )
    expect(utf8Length(await render('markdown', many(50), {limits: {bytes: 20}}))).toBeLessThanOrEqual(20)
  })

  test('lists a hundred tables in its table of counts and counts the rest', async () => {
    const tables = Array.from({length: 318}, (_, index) =>
      table({id: `rule-${index}`, heading: [`RULE${index}`], findings: [removed(index + 1, ['Category'])]}),
    )
    const summary = await render('markdown', report([document({tables})]))
    expect(summary).toContain('218 more tables with changes or noise')
    expect(shown(summary, '❌')).toBe(318)
  })
})

describe('comment', () => {
  const marker = '<!-- refdiff:docs/reference.md -->'

  for (const limit of [65_536, 10_000, 2_000]) {
    test(`keeps the worst of 20,000 findings within ${limit} characters, marker counted`, async () => {
      const all = many(20_000)
      const comment = await render('comment', all, {limits: {characters: limit}, marker})
      expect(comment.length).toBeLessThanOrEqual(limit)
      expect(comment.length).toBeGreaterThan(limit - 1000)
      expect(comment.trimEnd().endsWith(marker)).toBe(true)
      expect(shown(comment, '❌') + leftOut(comment).error!).toBe(2000)
      expect(leftOut(comment)).toMatchObject({warning: all.summary.warning, notice: all.summary.notice})
    })
  }

  test('falls back to counts, and keeps the marker whatever happens', async () => {
    const comment = await render('comment', many(500), {limits: {characters: 120}, marker})
    expect(comment).toBe(`refdiff: breaking: 50 errors, 150 warnings, 300 notices\n\n${marker}\n`)
  })

  test('starts with a line for a notification: verdict, counts, worst finding', async () => {
    const [first] = (await render('comment', many(20), {marker})).split('\n')
    expect(first).toBe('❌ refdiff: breaking, 2 errors, 6 warnings, 12 notices. Worst: row `setting_00009` changed')
  })

  test('has no table and no line wider than a phone scrolls through', async () => {
    const long = 'x'.repeat(5000)
    const comment = await render(
      'comment',
      report([document({tables: [table({findings: [removed(3, [long], [long, long, long])]})]})]),
    )
    expect(parse(comment).children.some(({type}) => type === 'table')).toBe(false)
    expect(comment.length).toBeLessThan(2000)
  })
})

test('a table with more findings than a call takes arguments is no trouble', async () => {
  const findings = Array.from({length: 150_000}, (_, index) => added(index + 1, [`setting_${index}`]))
  const huge = report([document({tables: [table({findings})]})])
  const text = await render('text', huge)
  expect(text.split('\n').filter(line => line.startsWith('  notice'))).toHaveLength(150_000)
  const comment = await render('comment', huge)
  expect(shown(comment, 'ℹ️') + leftOut(comment).notice!).toBe(150_000)
})

test('huge values cost no more than being cut', async () => {
  const huge = 'x'.repeat(5_000_000)
  const words = 'word '.repeat(1_000_000)
  const of = report([
    document({
      tables: [
        table({
          heading: [huge],
          findings: [
            changed(
              1,
              [huge],
              [
                field('Value', huge, `${huge}y`),
                field(huge, words, `${words}more`),
                field('Set', {[huge]: true}, {[words]: true}),
              ],
            ),
            removed(2, ['a'], [huge, words], {message: huge, cause: words, accepted: {reason: huge, by: words}}),
          ],
        }),
      ],
    }),
  ])
  for (const id of ['text', 'markdown', 'comment']) expect((await render(id, of)).length).toBeLessThan(30_000)
})

test('bytes are counted as UTF-8 has them', () => {
  for (const text of ['', 'abc', 'é', '→', '👍', 'a👍é→z', '\ud800', '\udc00x', '\ud83d\ud83d\udc4d']) {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
  }
})

describe('a terminal', () => {
  const rows = (count: number, level: 'error' | 'notice') =>
    Array.from({length: count}, (_, at) =>
      level === 'error' ? removed(at + 1, [`gone ${at}`]) : added(at + 1, [`new ${at}`]),
    )

  test('shows the worst of all tables before any notice, and counts the rest', async () => {
    const of = report([
      document({
        tables: [
          table({heading: ['First'], findings: [...rows(1, 'error'), ...rows(50, 'notice')]}),
          table({heading: ['Second'], findings: [...rows(2, 'error'), ...rows(50, 'notice')]}),
        ],
      }),
    ])
    const text = await render('text', of, {lines: 24, terminal: true})
    const lines = text.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(lines.filter(line => line.includes('row-removed'))).toHaveLength(3)
    expect(lines[0]).toBe(lines.at(-1))
    const listed = lines.filter(line => line.includes('row-added')).length
    expect(listed).toBeGreaterThan(0)
    expect(text).toContain(`Not shown: ${100 - listed} notices; \`--all\` shows them`)
    expect((await render('text', of)).split('\n').filter(line => /row-(added|removed)/.test(line))).toHaveLength(103)
  })
})
