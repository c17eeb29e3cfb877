import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {literalGlob, matchesGlob, matchesPath, mayHold, selectsPath} from '../../src/text/glob.ts'

describe('globs over keys and titles', () => {
  test.each([
    ['image.*', 'image.tag', true],
    ['image.*', 'images', false],
    ['*', '', true],
    ['*', 'decode / any', true],
    ['decode*any', 'decode / any', true],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', true],
    ['a?c', 'ac', false],
    ['?', '🚀', true],
    ['??', '🚀', false],
    ['{a,b{c,d}}e', 'bde', true],
    ['{a,b{c,d}}e', 'bce', true],
    ['{a,b{c,d}}e', 'be', false],
    ['{,x}y', 'y', true],
    ['{a,b}{c,d}', 'ad', true],
    ['/users/{id}', '/users/{id}', true],
    ['*/{id}', '/users/{id}', true],
    ['{a', '{a', true],
    ['a}', 'a}', true],
    ['{a,b', '{a,b', true],
    ['{{a,b}', '{b', true],
    ['a,b', 'a,b', true],
    ['[a-c]x', 'bx', true],
    ['[a-c]x', 'dx', false],
    ['[!a-c]x', 'dx', true],
    ['[^a-c]x', 'ax', false],
    ['[]]', ']', true],
    ['[a-]', '-', true],
    ['[\\]x]', ']', true],
    ['[a', '[a', true],
    ['x[0]', 'x0', true],
    ['x[0]', 'x[0]', true],
    ['x[0]*', 'x[0].y', false],
    ['x\\[0\\]*', 'x[0].y', true],
    ['\\*', '*', true],
    ['\\*', 'a', false],
    ['a\\', 'a\\', true],
    ['!image.*', 'image.tag', false],
    ['!image.*', 'server', true],
    ['!!image.*', 'image.tag', true],
    ['Image', 'image', false],
    ['__proto__', '__proto__', true],
    ['constructor', 'x', false],
  ])('%s matches %s: %s', (glob, text, expected) => {
    expect(matchesGlob(glob, text)).toBe(expected)
  })
})

describe('globs over paths', () => {
  test.each([
    ['docs/*.md', 'docs/a.md', true],
    ['docs/*.md', 'docs/a/b.md', false],
    ['docs/**/*.md', 'docs/a.md', true],
    ['docs/**/*.md', 'docs/a/b/c.md', true],
    ['**/a.md', 'a.md', true],
    ['**/a.md', 'x/y/a.md', true],
    ['**/a.md', 'xa.md', false],
    ['**', 'a/b.md', true],
    ['docs/**', 'docs/a/b', true],
    ['docs/**', 'docs', false],
    ['docs/', 'docs/a/b', true],
    ['a**b', 'axxb', true],
    ['a**b', 'a/b', false],
    ['{docs,charts/**}/README.md', 'charts/x/README.md', true],
    ['{docs,charts/**}/README.md', 'docs/README.md', true],
    ['x/{**,y}', 'x/a/b', true],
    ['?.md', '/.md', false],
    ['[!a].md', '/.md', false],
    ['*.md', '.hidden.md', true],
    ['./docs/*.md', 'docs/a.md', true],
    ['docs/*.md', './docs/a.md', true],
    ['!docs/**', 'src/a.md', true],
  ])('%s matches %s: %s', (glob, path, expected) => {
    expect(matchesPath(glob, path)).toBe(expected)
  })

  test('a list of globs selects what one matches and none leaves out', () => {
    expect(selectsPath(['docs/**', '!docs/drafts/**'], 'docs/a.md')).toBe(true)
    expect(selectsPath(['docs/**', '!docs/drafts/**'], 'docs/drafts/a.md')).toBe(false)
    expect(selectsPath(['!docs/**'], 'README.md')).toBe(true)
    expect(selectsPath(['docs/**'], 'README.md')).toBe(false)
  })
})

describe('laws of globs', () => {
  const letters = fc.constantFrom('a', 'b', '/', '-', '🚀')
  const text = fc.string({unit: letters, maxLength: 10})

  type Part = {glob: string; ways: (rest: string) => string[]}
  /** The simplest matcher there is: what is left of the text after each way to match one part. */
  const single: fc.Arbitrary<Part> = fc.oneof(
    letters.map(letter => ({
      glob: literalGlob(letter),
      ways: (rest: string) => (rest.startsWith(letter) ? [rest.slice(letter.length)] : []),
    })),
    fc.constant({glob: '?', ways: (rest: string) => (rest === '' ? [] : [Array.from(rest).slice(1).join('')])}),
    fc.constant({
      glob: '*',
      ways: (rest: string) => {
        const points = Array.from(rest)
        return Array.from({length: points.length + 1}, (_, skipped) => points.slice(skipped).join(''))
      },
    }),
    fc.tuple(fc.uniqueArray(letters, {minLength: 1, maxLength: 3}), fc.boolean()).map(([members, negated]) => ({
      glob: `[${negated ? '!' : ''}${members.map(literalGlob).join('').replaceAll('-', '\\-')}]`,
      ways: (rest: string) => {
        const [first, ...others] = Array.from(rest)
        return first !== undefined && members.some(member => member === first) !== negated ? [others.join('')] : []
      },
    })),
  )
  const sequence = (parts: readonly Part[]): Part => ({
    glob: parts.map(({glob}) => glob).join(''),
    ways: rest => parts.reduce((left, part) => [...new Set(left.flatMap(part.ways))], [rest]),
  })
  const pattern: fc.Arbitrary<Part> = fc.letrec<{pattern: Part; choice: Part}>(tie => ({
    pattern: fc.array(fc.oneof({depthSize: 'small'}, single, tie('choice')), {maxLength: 4}).map(sequence),
    choice: fc.array(tie('pattern'), {minLength: 2, maxLength: 3}).map(options => ({
      glob: `{${options.map(({glob}) => glob).join(',')}}`,
      ways: rest => options.flatMap(({ways}) => ways(rest)),
    })),
  })).pattern

  test('a glob matches what the reference matcher matches', () => {
    fc.assert(
      fc.property(pattern, text, ({glob, ways}, subject) => {
        expect(matchesGlob(glob, subject)).toBe(ways(subject).includes('') || glob === subject)
      }),
      {numRuns: 2000},
    )
  })

  test('a literal glob matches its text and no other', () => {
    const any = fc.string({unit: fc.constantFrom(...'ab\\*?{}[],!/-^'), maxLength: 6})
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(matchesGlob(literalGlob(one), one)).toBe(true)
        expect(matchesPath(literalGlob(one), one)).toBe(true)
        expect(matchesGlob(literalGlob(one), other)).toBe(one === other || other === literalGlob(one))
      }),
    )
  })

  test('no pattern throws, and negation turns the answer around', () => {
    const wild = fc.string({unit: fc.constantFrom(...'ab\\*?{}[],!/-^'), maxLength: 12})
    fc.assert(
      fc.property(wild, text, (glob, subject) => {
        fc.pre(glob !== subject && `!${glob}` !== subject)
        expect(matchesGlob(`!${glob}`, subject)).toBe(!matchesGlob(glob, subject))
        matchesPath(glob, subject)
      }),
    )
  })

  test('patterns that a backtracking matcher never finishes with', () => {
    const long = 'a'.repeat(3000)
    expect(matchesGlob(`${'*a'.repeat(100)}b`, long)).toBe(false)
    expect(matchesGlob(`${'{a,*a}'.repeat(50)}b`, long)).toBe(false)
    expect(matchesPath(`${'**/'.repeat(50)}b`, 'a/'.repeat(1500))).toBe(false)
    expect(matchesGlob(`${'{'.repeat(400)}a,b${'}'.repeat(400)}`, `${'{'.repeat(399)}b${'}'.repeat(399)}`)).toBe(true)
  })
})

test('every folder on the way to a document may hold it', () => {
  const name = fc.stringMatching(/^[ab][ab.[{\\]{0,2}$/)
  const path = fc.array(name, {minLength: 1, maxLength: 4}).map(parts => parts.join('/'))
  const part = fc.constantFrom('a', 'b', 'ab', '*', '**', 'a*', '{a,b}', '[ab]', '\\a', 'a[')
  const glob = fc
    .tuple(fc.constantFrom('', './', '!'), fc.array(part, {minLength: 1, maxLength: 4}), fc.constantFrom('', '/'))
    .map(([start, parts, end]) => start + parts.join('/') + end)
  fc.assert(
    fc.property(fc.array(fc.oneof(glob, path), {minLength: 1, maxLength: 2}), path, (globs, found) => {
      fc.pre(selectsPath(globs, found))
      const parts = found.split('/')
      for (let depth = 1; depth < parts.length; depth++)
        expect(mayHold(globs, parts.slice(0, depth).join('/'))).toBe(true)
    }),
    {numRuns: 2000, maxSkipsPerRun: 100},
  )
})

test('a folder beside those that globs start with holds nothing', () => {
  expect(mayHold(['docs/**/*.md', '!docs/old/**'], 'data')).toBe(false)
  expect(mayHold(['docs/**/*.md'], 'docs/sub')).toBe(true)
  expect(mayHold(['docs/a.md'], 'doc')).toBe(false)
  expect(mayHold(['!docs/**'], 'data')).toBe(true)
})
