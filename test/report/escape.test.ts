import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  address,
  cellCode,
  code,
  htmlCode,
  htmlMessage,
  htmlProse,
  inert,
  link,
  message,
  prose,
} from '../../src/report/parts/escape.ts'
import {clip, visible, visibleJson} from '../../src/report/parts/visible.ts'
import {elements, filtered, parse, rendered, types} from './support/markdown.ts'
import {COMMAND, FILTERED, NASTY, nastyText, RAW_CONTROL} from './support/nasty.ts'

const collapsed = (text: string) => text.replace(/[ \u00a0\n]+/g, ' ').trim()
const bare = (text: string) => text.replace(/[ \u00a0\n]+/g, '')
const INLINE = new Set(['root', 'paragraph', 'text', 'inlineCode', 'html'])
const runs = {numRuns: 150}

/** Places in which a format puts document text, with the text in front. */
const PLACES: readonly [string, (text: string) => string][] = [
  ['at the start of a line', text => text],
  ['in a list', text => `- ❌ removed ${text} now`],
  ['in a nested list', text => `- a\n  - Codecs: ${text}, declares less`],
  ['in strong emphasis', text => `**${text}** (2 rows)`],
  ['between others', text => `${text} → ${text}; ${text}`],
]

describe('code', () => {
  for (const [place, put] of PLACES) {
    test(`shows the exact text ${place}`, () => {
      fc.assert(
        fc.property(nastyText, text => {
          fc.pre(text !== '')
          const shown = rendered(put(code(text)))
          expect(bare(shown)).toBe(bare(rendered(put('x')).replaceAll('x', () => visible(text))))
          expect(filtered(put(code(text)))).not.toMatch(FILTERED)
        }),
        runs,
      )
    })
  }

  test('is one code span, spaces and all', () => {
    fc.assert(
      fc.property(nastyText, text => {
        fc.pre(visible(text).trim() !== '' && !/##|`{9}/.test(text))
        const [paragraph] = parse(code(text)).children
        expect(paragraph).toMatchObject({children: [{type: 'inlineCode', value: visible(text)}]})
      }),
      runs,
    )
  })

  test('keeps table cells apart', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (a, b) => {
        const markdown = `| A | B |\n| --- | --- |\n| ${cellCode(a)} | ${cellCode(b)} |\n`
        const [table] = parse(markdown).children
        expect(table).toMatchObject({type: 'table', children: [{}, {}]})
        expect(bare(rendered(markdown))).toBe(`AB${bare(visible(a))}${bare(visible(b))}`)
        expect(filtered(markdown)).not.toMatch(FILTERED)
      }),
      runs,
    )
  })
})

describe('prose and message', () => {
  for (const [place, put] of PLACES) {
    test(`say the text and nothing else ${place}`, () => {
      fc.assert(
        fc.property(nastyText, text => {
          fc.pre(visible(text).trim() !== '')
          for (const escaped of [prose(text), message(text)]) {
            const markdown = put(escaped)
            expect(filtered(markdown)).not.toMatch(FILTERED)
            expect([...types(markdown)].filter(type => !types(put('x')).has(type) && !INLINE.has(type))).toEqual([])
            expect([...elements(markdown)].filter(element => element !== 'code')).toEqual([])
          }
          expect(bare(rendered(put(prose(text))))).toBe(bare(rendered(put('x')).replaceAll('x', () => visible(text))))
        }),
        runs,
      )
    })
  }

  test('words stay words', () => {
    const sentence = 'Superseded by the new routes (see the plan), since 2027-01-31; 97% of it.'
    expect(prose(sentence)).toBe(sentence)
    expect(prose('超时重试次数 – ｎｅｕ')).toBe('超时重试次数 – ｎｅｕ')
  })

  test('values in back-quotes become code', () => {
    expect(message('codec `FP8_E4M3` is gone, but `a b` stays')).toBe('codec `FP8_E4M3` is gone, but `a b` stays')
    expect(message('codec `A`: `b` now means `A`, was `C` (`d`)')).toBe('codec `A`: `b` now means `A`, was `C` (`d`)')
    expect(message('route `x` @user')).toBe('route `x` `@user`')
  })

  test('a value with back-quotes cannot break out', () => {
    expect(rendered(message('row `a`<img src=x>`b` removed'))).toContain('<img src=x>')
    expect(elements(message('row `a`<img src=x>`b` removed'))).toEqual(new Set())
  })
})

describe('HTML', () => {
  test('shows the exact text in a summary', () => {
    fc.assert(
      fc.property(nastyText, text => {
        for (const escaped of [htmlCode(text), htmlProse(text), htmlMessage(text)]) {
          const markdown = `<details>\n<summary><b>${escaped}</b>: 2 errors</summary>\n\n- x\n\n</details>\n`
          expect([...elements(markdown)].filter(element => !/^(?:details|summary|b|code)$/.test(element))).toEqual([])
          expect(filtered(markdown)).not.toMatch(FILTERED)
        }
        const [html] = parse(`<details>\n<summary>${htmlProse(text)}</summary>\n\n</details>\n`).children
        expect(html?.type).toBe('html')
        expect(bare(rendered(`<details>\n<summary>${htmlProse(text)}</summary>\n\n</details>\n`))).toBe(
          bare(visible(text)),
        )
      }),
      runs,
    )
  })
})

describe('links', () => {
  test('only web addresses become links', () => {
    expect(link('line 3', 'https://github.com/o/r/blob/x/a_b.md#L3')).toBe(
      '[line 3](https://github.com/o/r/blob/x/a_b.md#L3)',
    )
    expect(link('line 3', undefined)).toBe('line 3')
    expect(link('line 3', 'javascript:alert(1)')).toBe('line 3')
    expect(link('line 3', 'https://x.example/a b')).toBe('line 3')
    expect(address('https://x.example/a(b)<c>`|\\')).toBe('https://x.example/a%28b%29%3Cc%3E%60%7C%5C')
  })

  test('an address stays one link', () => {
    fc.assert(
      fc.property(
        fc.webUrl({withFragments: true, withQueryParameters: true}),
        fc.constantFrom(...NASTY),
        (url, nasty) => {
          const markdown = `- ${link('line 3', `${url}${nasty}`)} and more`
          expect(bare(rendered(markdown))).toBe('line3andmore')
        },
      ),
      runs,
    )
  })
})

describe('terminal and log', () => {
  test('leaves out no character that cannot be seen', () => {
    const kept = /[\u200d\u200c\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code)
      const isSeen = kept.test(character) || !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(character)
      if ((visible(character) === character) !== isSeen) expect.fail(`U+${code.toString(16)}`)
    }
  })

  test('no control character survives', () => {
    fc.assert(
      fc.property(nastyText, text => {
        expect(visible(text)).not.toMatch(RAW_CONTROL)
        expect(visible(text)).not.toContain('\n')
      }),
      runs,
    )
    expect(visible('\u001b[31m \u202e \u{e0041} \r\n\t\u0000')).toBe('\\x1b[31m \\u202e \\u{e0041} \\r\\n\\t\\x00')
    expect(visible('👩‍👩‍👧 é')).toBe('👩‍👩‍👧 é')
  })

  test('no line is a workflow command', () => {
    fc.assert(
      fc.property(fc.array(nastyText, {maxLength: 4}), texts => {
        expect(inert(`${texts.map(visible).join('\n')}\n`)).not.toMatch(COMMAND)
      }),
      runs,
    )
    expect(inert('  ::error::x\n##[group]y\n')).toBe('  \\x3a:error::x\n#\\x23[group]y\n')
    expect(inert('std::vector ## [x]\n')).toBe('std::vector ## [x]\n')
  })

  test('JSON keeps its value', () => {
    fc.assert(
      fc.property(fc.dictionary(nastyText, nastyText), value => {
        const json = visibleJson(JSON.stringify(value, null, 2))
        expect(JSON.parse(json)).toEqual(value)
        expect(json).not.toMatch(RAW_CONTROL)
        expect(json).not.toMatch(COMMAND)
      }),
      runs,
    )
  })
})

test('clip never cuts inside a character', () => {
  expect(clip('abcdef', 4)).toBe('abc…')
  expect(clip('ab👍cd', 4)).toBe('ab…')
  expect(clip('abe\u0301cd', 4)).toBe('ab…')
  expect(collapsed(clip('abc', 3))).toBe('abc')
})
