import fc from 'fast-check'
import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import {formats} from '../../src/report/index.ts'

const word = fc.constantFrom('ab', 'cd', 'ef', 'gh', '12', 'v3', 'ij')
const value = fc.array(word, {minLength: 1, maxLength: 60}).map(words => words.join(' '))

test('what a cell was or is stands in every format for people, however long it is', async () => {
  const table = (cell: string, title: string) => `## T\n\n| Name | ${title} |\n| --- | --- |\n| key | ${cell} |\n`
  await fc.assert(
    fc.asyncProperty(value, value, fc.constantFrom('Tags', 'Description', 'Default'), async (old, next, title) => {
      fc.pre(old !== next)
      const report = await compare(table(old, title), table(next, title))
      fc.pre(report.summary.changed === 1)
      for (const id of ['text', 'markdown', 'comment']) {
        const shown = await formats.find(format => format.id === id)!.render(report, {colour: false, width: 100})
        const lines = shown.split('\n')
        const at = lines.findIndex(line => line.includes('key'))
        const said = lines.slice(at + 1).join(' ')
        const apart = new Set(`${old} ${next}`.split(' ').filter(one => !(old.includes(one) && next.includes(one))))
        const isShown = apart.size === 0 || [...apart].some(one => said.includes(one))
        expect(isShown && said.trim() !== '', `${id}: ${old} → ${next}\n${shown}`).toBe(true)
      }
    }),
    {numRuns: 150},
  )
}, 60_000)
