import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import {fieldViews} from '../../src/report/parts/values.ts'
import {changedPhrases, changedWords} from '../../src/report/parts/word-diff.ts'
import {valueText} from '../../src/tables/value-text.ts'
import {around} from '../../src/text/around.ts'
import {field} from './support/build.ts'
import {nastyText} from './support/nasty.ts'

describe('phrases', () => {
  test('each place where words changed, behind the word before it', () => {
    expect(
      changedPhrases('It needs at least Spark 4.0.0 or newer, and Java', 'It needs at least Spark 3.3.0 or newer'),
    ).toEqual([
      {after: 'Spark', old: '4.0.0', new: '3.3.0'},
      {after: 'or', old: 'newer, and Java', new: 'newer'},
    ])
  })

  test('texts that differ say so: where words do not tell, there are none, and the texts are shown', async () => {
    await fc.assert(
      fc.property(nastyText, nastyText, (old, next) => {
        expect(changedPhrases(old, next)?.length).not.toBe(0)
      }),
    )
    expect(changedPhrases('a  b', 'a b')).toBeUndefined()
    expect(changedPhrases('one two three', 'four five')).toBeUndefined()
  })
})

describe('fields', () => {
  test('sets show what went and came, whichever way the report writes them', () => {
    for (const [old, next] of [
      [
        {FP16: true, FP8: true},
        {FP8: true, BF16: true},
      ],
      [
        ['FP16', 'FP8'],
        ['FP8', 'BF16'],
      ],
    ]) {
      expect(fieldViews([field('Codecs', old, next)])).toMatchObject([{name: 'Codecs', gone: ['FP16'], came: ['BF16']}])
    }
  })

  test('an emptied set shows what went', () => {
    expect(fieldViews([field('Codecs', {FP16: true}, {})])).toMatchObject([{gone: ['FP16'], came: []}])
  })

  test('a reordered list and JSON values are shown whole', () => {
    expect(fieldViews([field('Steps', ['a', 'b'], ['b', 'a'])])).toMatchObject([
      {gone: [], old: '["a", "b"]', new: '["b", "a"]'},
    ])
    expect(fieldViews([field('Shape', [4, 6, 8], [6], {path: '/gqa_ratios'})])).toMatchObject([
      {name: 'gqa_ratios', old: '[4, 6, 8]', new: '[6]'},
    ])
  })

  test('a field that came has no old value, null is one', () => {
    const [came] = fieldViews([field('Shape', undefined, null, {path: '/max_chunk'})])
    expect(came).toMatchObject({old: undefined, new: 'null'})
  })

  test('names: JSON field, half of a pair, column where two JSON columns have the same field', () => {
    const names = (...fields: Parameters<typeof field>[]) =>
      fieldViews(fields.map(one => field(...one))).map(({name}) => name)
    expect(names(['Shape', 1, 2, {path: '/a~1b/c'}])).toEqual(['a/b.c'])
    expect(names(['Storage / element', 1, 2, {path: '/1'}])).toEqual(['element'])
    expect(names(['Shape', 1, 2, {path: '/sizes/0'}])).toEqual(['Shape: sizes.0'])
    expect(names(['A', 1, 2, {path: '/x'}], ['B', 1, 2, {path: '/x'}])).toEqual(['A: x', 'B: x'])
  })

  test('directions have words', () => {
    const meaning = (direction: 'narrowed' | 'widened' | 'shifted') =>
      fieldViews([field('A', 1, 2, {direction})])[0]!.meaning
    expect(meaning('narrowed')).toBe('supports less')
    expect(meaning('widened')).toBe('supports more')
    expect(meaning('shifted')).toBe('supports different values')
  })

  test('the same edit of several rows is said once', () => {
    const edit = (base: string[]) => field('Codecs', [...base, 'FP16'], base)
    expect(fieldViews([edit(['A']), edit(['A', 'B']), edit([])])).toHaveLength(1)
  })
})

test('values keep every digit and every key', () => {
  expect(valueText({$number: '9223372036854775807'})).toBe('9223372036854775807')
  expect(valueText({$number: 'NaN'})).toBe('NaN')
  expect(valueText([1, {a: [true, null], b: {$number: '1e400'}}])).toBe('[1, {"a": [true, null], "b": 1e400}]')
  expect(valueText(JSON.parse('{"\\\\__proto__": 1, "\\\\\\\\constructor": 2}'))).toBe(
    '{"__proto__": 1, "\\\\constructor": 2}',
  )
  expect(valueText('')).toBe('')
})

test.each(['{"$unreadable": 1}', '{"$number": "5"}', '{"__proto__": {"constructor": [{"\\\\$number": 1}]}}'])(
  'every word shows the keys of %s as the document writes them',
  async written => {
    const table = (value: string) => `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`a\` | decode | X | {"x": ${value}} | [a.py](a.py#L1) |
| \`b\` | verify | X | {} | [a.py](a.py#L1) |
`
    const report = await compare(table('7'), table(written))
    const [finding] = report.documents[0]!.tables[0]!.findings
    expect(finding!.message).toContain(`7\` → \`${written}\``)
    expect(fieldViews(finding!.fields)).toMatchObject([{name: 'x', old: '7', new: written}])
  },
)

describe('excerpt', () => {
  test('keeps short texts, cuts long ones to where they differ', () => {
    expect(around('a', 'b', 10)).toEqual(['a', 'b'])
    const [old, next] = around(
      `${'same '.repeat(40)}old ${'tail '.repeat(40)}`,
      `${'same '.repeat(40)}new ${'tail '.repeat(40)}`,
      60,
    )
    expect(old).toBe('…same same old tail tail tail…')
    expect(next).toBe('…same same new tail tail tail…')
  })

  test('what is left still differs exactly where the texts do', () => {
    fc.assert(
      fc.property(
        fc.string({maxLength: 200}),
        nastyText,
        nastyText,
        fc.string({maxLength: 200}),
        (head, a, b, tail) => {
          const [old, next] = around(head + a + tail, head + b + tail, 40)
          expect(old === next).toBe(a === b)
          const bare = (text: string) => text.replace(/^…|…$/g, '')
          expect(head + a + tail).toContain(bare(old))
          expect(head + b + tail).toContain(bare(next))
        },
      ),
    )
  })
})

describe('changed words', () => {
  const shown = (old: string, next: string) => {
    const changed = changedWords(old, next)
    const cut = (text: string, ranges: typeof changed.old) => ranges?.map(([start, end]) => text.slice(start, end))
    return [cut(old, changed.old), cut(next, changed.new)]
  }

  test('are the words the other text lacks', () => {
    expect(shown('wait 30 seconds', 'wait 60 seconds')).toEqual([['30'], ['60']])
    expect(shown('one two', 'one new thing two')).toEqual([[], ['new thing']])
  })

  test('are not marked where texts have little in common', () => {
    expect(shown('a b c d', 'w x y z')).toEqual([undefined, undefined])
  })

  test('what is not changed is equal on both sides', () => {
    const words = fc.array(fc.constantFrom('a', 'bb', '日本', ',', '👍'), {maxLength: 20})
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [old, next] = [a.join(' '), b.join(' ')]
        const changed = changedWords(old, next)
        if (!changed.old || !changed.new) return
        const rest = (text: string, ranges: readonly (readonly [number, number])[]) =>
          [...text].length === 0
            ? ''
            : [...text.split('').entries()]
                .filter(([at]) => !ranges.some(([start, end]) => at >= start && at < end))
                .map(([, unit]) => unit)
                .join('')
                .replaceAll(' ', '')
        expect(rest(old, changed.old)).toBe(rest(next, changed.new))
      }),
    )
  })
})
