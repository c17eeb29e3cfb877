import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import {formats} from '../../src/report/index.ts'

const doc = (codecs: string, above = '') => `# Attention route declarations
${above}
| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`d1\` | decode | ${codecs} | {"gqa_ratios": [4, 6]} | [a.py](../a.py#L10) |
`

/** What text and annotations say of the line of the lost coverage. */
async function shown(old: string, next: string): Promise<string[]> {
  const report = await compare({text: old, path: 'a.md'}, {text: next, path: 'a.md'})
  const texts = ['text', 'github'].map(async id =>
    formats.find(format => format.id === id)!.render(report, {colour: false, width: 200}),
  )
  return (await Promise.all(texts)).map(text => text.split('\n').find(line => line.includes('native-coverage-lost'))!)
}

test('lost coverage has an old line only where it differs', async () => {
  for (const line of await shown(doc('FP16, FP8_E4M3'), doc('FP16'))) {
    expect(line).toMatch(/line[ =]5/)
    expect(line).not.toContain('was line')
  }
  const [text, annotation] = await shown(doc('FP16, FP8_E4M3', '\nText.\n'), doc('FP16'))
  expect(text).toMatch(/was line 7/)
  expect(annotation).toMatch(/was line 7 of the old document/)
})
