import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Kind} from '../../src/model.ts'
import {kinds} from '../../src/tables/kinds/index.ts'
import {declaredAt} from '../../src/tables/kinds/source.ts'
import {orderUnions} from '../../src/tables/unions.ts'
import {cellOf, compareCells, kindOf} from './support/read.ts'

test('every kind is registered by its file', async () => {
  const {readdirSync} = await import('node:fs')
  const shared = ['asides', 'beside', 'index', 'linked', 'marks', 'members']
  const files = readdirSync(new URL('../../src/tables/kinds/', import.meta.url)).map(name => name.replace(/\.ts$/, ''))
  const own = files.filter(name => !shared.includes(name))
  expect(
    Object.keys(kinds)
      .filter(name => name !== 'code')
      .sort(),
  ).toEqual(own.sort())
  for (const [name, make] of Object.entries(kinds)) expect(make({}, 'A / B').id).toBe(name)
})

async function same(kind: Kind, cells: readonly string[]): Promise<void> {
  for (const cell of cells.slice(1)) {
    expect(await compareCells(kind, cells[0] as string, cell), `${cells[0]} | ${cell}`).toMatchObject({equal: true})
  }
}

async function differ(kind: Kind, cells: readonly string[]): Promise<void> {
  for (const [index, cell] of cells.entries()) {
    for (const other of cells.slice(index + 1)) {
      expect(await compareCells(kind, cell, other), `${cell} | ${other}`).toMatchObject({equal: false})
    }
  }
}

describe('text', () => {
  const text = kindOf({})

  test('markup is no fact', async () => {
    await same(text, ['spark.x_y', '`spark.x_y`', '**spark.x_y**', 'spark.x\\_y', '<b>spark.x_y</b>'])
    await same(text, ['aws', '<a name="p_aws"></a> [aws](#p\\_aws)', '[aws](#aws)', '<a id="x"></a>aws'])
    await same(text, ['a b', 'a<br>b', 'a  b'])
  })

  test('numbers of notes are no fact where they stand beside text', async () => {
    const notes = {has: (number: string) => Number(number) < 20, text: () => ''}
    const reads = async (cell: string) => text.read(await cellOf(cell), {notes}).canon
    for (const cell of ['HTTP method. [1]', 'HTTP method. [12]', 'HTTP method. [[3]](#note-3)'])
      expect(await reads(cell)).toBe('HTTP method.')
    expect(await reads('`Required`: [4]. See [21]')).toBe('Required:. See [21]')
    for (const cell of ['[1]', 'x[1]', '`x [1]`', '[1, 2]', 'a [2024]'])
      expect(await reads(cell)).toBe(cell.replaceAll('`', ''))
    await differ(text, ['a [1]', 'a [2]', 'a'])
  })

  test('marks of footnotes are none where the document defines them', async () => {
    const noted = await cellOf('HTTP method.[^a] [^b] `[^b]`', '[^a]: A.')
    expect(text.read(noted, {}).canon).toBe('HTTP method. [^b] [^b]')
    await differ(text, ['[^a]', '[^b]', '[^abc]+'])
  })

  test('what is read differently is one', async () => {
    await differ(text, [
      'list&lt;T&gt;',
      'list&lt;U&gt;',
      'x',
      '~~x~~',
      '[x](a.md)',
      '[x](b.md)',
      '[x](a.md#s)',
      '[x](#other)',
      '',
    ])
    await differ(text, ['`[^a]`', '`[^b]`'])
  })

  test('line anchors and commits are moves, also where the text repeats the line', async () => {
    expect(await compareCells(text, '[f](a.py#L1)', '[f](a.py#L2)')).toMatchObject({equal: true, moved: true})
    expect(await compareCells(text, 'see [a.ts:1](x/a.ts#L1) now', 'see [a.ts:23](x/a.ts#L23) now')).toMatchObject({
      equal: true,
      moved: true,
    })
    expect(await compareCells(text, '[a.ts:1](x/a.ts)', '[a.ts:2](x/a.ts)')).toMatchObject({equal: false})
    expect(await compareCells(text, '[f](a.py#L1)', '[f](b.py#L1)')).toMatchObject({equal: false})
    const at = (sha: string, line: number) => `https://github.com/o/r/blob/${sha}/a.py#L${line}`
    const [one, two] = [
      at('416515a0da1ca96c539977d6460e2bc02f10b4d4', 1),
      at('8a0efdbbc84180a26e0bacfd2b6fcfceac53b3b6', 9),
    ]
    expect(await compareCells(text, `[f](${one})`, `[f](${two})`)).toMatchObject({equal: true, moved: true})
    expect(await compareCells(text, `see ${one} and`, `see ${two} and`)).toMatchObject({equal: true, moved: true})
  })

  test('a link says what changed on its own', async () => {
    expect((await compareCells(text, '[x](a.md)', '[x](b.md)')).parts).toEqual([
      {path: '/links/0', old: 'a.md', new: 'b.md', role: 'location'},
    ])
    expect((await compareCells(text, 'x', '[x](b.md)')).parts).toEqual([
      {path: '/links', old: undefined, new: ['b.md'], role: 'location'},
    ])
    expect((await compareCells(text, '[x](a.md)', '[y](a.md)')).parts).toEqual([{path: '', old: 'x', new: 'y'}])
  })

  test('references resolve through definitions', async () => {
    const [old, next] = [await cellOf('[x][d]', '[d]: a.md'), await cellOf('[x](a.md)')]
    expect(await compareCells(text, old, next)).toMatchObject({equal: true})
  })

  test('the prefix of relative links is noise by path or by the shift of the document', async () => {
    const contexts = {old: {path: 'docs/a.md'}, next: {path: 'docs/x/a.md'}}
    expect(await compareCells(text, '[x](../p.py)', '[x](../../p.py)', contexts)).toMatchObject({
      equal: true,
      moved: false,
    })
    expect(await compareCells(text, '[x](../p.py)', '[x](../p.py)', contexts)).toMatchObject({equal: false})
    expect(await compareCells(text, '[x](p.py)', '[x](../p.py)', {old: {linkShift: 1}})).toMatchObject({
      equal: true,
      moved: false,
    })
    expect(await compareCells(text, '[x](p.py)', '[x](../p.py)')).toMatchObject({equal: false})
  })

  test('a text that says none has no value in the facts', async () => {
    const kind = kindOf({none: 'None'})
    expect(kind.facts(kind.read(await cellOf('None'), {}))).toBeNull()
  })
})

describe('type', () => {
  const type = kindOf({kind: 'type'})

  test.each([
    ['members', '`"b"` | `"a"`', '`"a"` | `"b"`'],
    ['blanks around bars', '`a|b`', '`a | b`'],
    ['members in brackets', '`Map<string, B | A>`', '`Map<string, A | B>`'],
    ['members in brackets of a member', '`[A | B, C] | (E | D)[]`', '`(D | E)[] | [B | A, C]`'],
    ['members with links', '[A](a.md) | [B](b.md)', '[B](b.md) | [A](a.md)'],
    ['members of one name', '[A](a.md) | [A](b.md)', '[A](b.md) | [A](a.md)'],
    ['linked members in brackets', 'Map\\<[A](a.md) | [B](b.md)\\>', 'Map\\<[B](b.md) | [A](a.md)\\>'],
    ['members in tags', '<code>A</code> &#124; <code>B</code>', '<code>B</code> &#124; <code>A</code>'],
    ['functions in brackets', '`((x: A) => B) | C`', '`C | ((x: A) => B)`'],
    ['strings that hold bars', '`\'a|b\' | "c"`', '`"c" | \'a|b\'`'],
    ['namespaces', '`a::B | c`', '`c | a::B`'],
  ])('the order of a union says nothing: %s', async (_, one, other) => {
    await same(type, [one, other])
  })

  test.each([
    ['a member goes into brackets', '`Map<string, number> | null`', '`Map<string, number | null>`'],
    ['a member goes into the parameters', '`(value: string) => void | null`', '`(value: string | null) => void`'],
    ['a function in a union, and one that gives a union', '`() => A | B`', '`B | () => A`'],
    ['parameters change places', '`(a: A | B, b: C) => D`', '`(a: C, b: A | B) => D`'],
    ['arguments change places', '`Map<A, B>`', '`Map<B, A>`'],
    ['members go to another argument', '`Map<A | B, C>`', '`Map<A, B | C>`'],
    ['a list with a union', '`a, b | c`', '`a, c | b`'],
    ['a string that holds a bar', "`'a|b'`", "`'b|a'`"],
    ['a piece of code that holds a bar', '`a|b` | `c`', '`c|b` | `a`'],
    ['tags of code that hold a bar', '<code>a&#124;b</code> | c', '<code>b&#124;a</code> | c'],
    ['links exchanged', '[A](a.md) | [B](b.md)', '[A](b.md) | [B](a.md)'],
    ['a link that goes to another member', '[A](a.md) | B', 'A | [B](a.md)'],
    ['links exchanged in brackets', 'Map\\<[A](a.md) | [B](b.md)\\>', 'Map\\<[A](b.md) | [B](a.md)\\>'],
    ['a member twice', '`a | b`', '`a | b | b`'],
    ['conditions', '`T extends U ? A : B | C`', '`C | T extends U ? A : B`'],
    ['brackets that do not close', '`a < b | c`', '`c | a < b`'],
    ['no union', '`a || b`', '`b || a`'],
    ['another member', '`a` | `b`', '`a` | `c`'],
  ])('all else does: %s', async (_, one, other) => {
    const [old, next] = [type.read(await cellOf(one), {}), type.read(await cellOf(other), {})]
    expect(next.canon).not.toBe(old.canon)
    expect(type.compare(old, next).length).toBeGreaterThan(0)
  })

  test('ordering moves what a union holds and loses nothing', () => {
    const text = fc
      .array(fc.constantFrom(...'ab |,;:<>()[]{}"\'?=-\\\0'.split(''), ' | ', '=>', 'Map<', '||'), {maxLength: 30})
      .map(all => all.join(''))
    const letters = (one: string) => one.replace(/\s/g, '').split('').sort().join('')
    fc.assert(
      fc.property(text, one => {
        const ordered = orderUnions(one, one)
        expect(letters(ordered)).toBe(letters(one))
        expect(orderUnions(ordered, ordered)).toBe(ordered)
      }),
      {numRuns: 3000},
    )
  })
})

describe('sets and lists', () => {
  const set = kindOf({kind: 'set', role: 'capability', universe: 'any'})

  test('order, repeats and markup are noise', async () => {
    await same(set, ['a, b', 'b, a', 'a,b', 'b, a, b', '`a`, **b**', 'a, b,'])
    expect(set.facts(set.read(await cellOf('b, a, (root), constructor'), {}))).toEqual({
      a: true,
      b: true,
      '(root)': true,
      '\\constructor': true,
    })
  })

  test.each([
    ['decode', 'prefill', 'shifted'],
    ['decode', 'any', 'widened'],
    ['decode, prefill', 'decode', 'narrowed'],
    ['', 'decode', 'widened'],
    ['any', 'verify', 'narrowed'],
  ])('%s → %s is %s', async (old, next, direction) => {
    expect((await compareCells(set, old, next)).parts).toMatchObject([{path: '', direction}])
  })

  test('what is said beside the universe changes nothing', async () => {
    expect((await compareCells(set, 'any', 'any, decode')).parts).toMatchObject([
      {equalAdmission: true, gone: [], came: ['decode']},
    ])
  })

  test('tells members that went and came, and no direction where nothing can be lost', async () => {
    const target = kindOf({kind: 'set', role: 'target', split: '+'})
    expect((await compareCells(target, 'w13+input', 'w13+act')).parts).toEqual([
      {path: '', old: ['input', 'w13'], new: ['act', 'w13'], gone: ['input'], came: ['act']},
    ])
  })

  test('links of members are facts', async () => {
    await differ(set, ['[a](x.md), b', '[a](y.md), b', 'a, b'])
  })

  test('line breaks separate where they are named', async () => {
    const lines = kindOf({kind: 'set', split: '<br>'})
    await same(lines, ['`a`=&lt;x&gt; <br> b_c', 'b\\_c<br/>`a`=&lt;x&gt;'])
    expect(lines.facts(lines.read(await cellOf('`a`=&lt;x&gt; <br> **b** c<br>[d](e.md)'), {}))).toEqual({
      members: {'a=<x>': true, 'b c': true, d: true},
      links: ['e.md'],
    })
  })

  test('a list has order', async () => {
    const list = kindOf({kind: 'list', role: 'capability'})
    await differ(list, ['a, b', 'b, a', 'a', 'a, a, b'])
    expect((await compareCells(list, 'a, b', 'b, a')).parts).toEqual([{path: '', old: ['a', 'b'], new: ['b', 'a']}])
    expect((await compareCells(list, 'a, b', 'b')).parts).toMatchObject([{direction: 'narrowed'}])
  })
})

describe('pair', () => {
  const column = {
    kind: 'pair',
    parts: [
      {role: 'target', levels: {'target-changed': 'error'}},
      {kind: 'set', role: 'capability'},
    ],
  } as const
  const pair = kindOf(column, 'Canonical / aliases')

  test('each half is compared on its own, under its name', async () => {
    expect((await compareCells(pair, 'auto / auto, float16', 'auto / auto')).parts).toEqual([
      {
        path: '/aliases',
        old: ['auto', 'float16'],
        new: ['auto'],
        gone: ['float16'],
        came: [],
        direction: 'narrowed',
        role: 'capability',
      },
    ])
    expect((await compareCells(pair, 'auto / a', 'half / a')).parts).toEqual([
      {path: '/canonical', old: 'auto', new: 'half', role: 'target', levels: {'target-changed': 'error'}},
    ])
    await same(pair, ['auto / a, b', '`auto` / b, a', 'auto  /  a,b'])
    expect(pair.facts(pair.read(await cellOf('auto / a, b'), {}))).toEqual({
      canonical: 'auto',
      aliases: {a: true, b: true},
    })
  })

  test('one value is no pair', async () => {
    const {faults} = pair.read(await cellOf('auto'), {})
    expect(faults).toMatchObject([
      {rule: 'unreadable-cell', message: expect.stringContaining('expected two values around ` / `')},
    ])
    await differ(pair, ['auto', 'auto / auto', 'half', ''])
    expect(pair.read(await cellOf(''), {}).faults).toBeUndefined()
  })
})

describe('boolean and number', () => {
  test('one answer in many words', async () => {
    const boolean = kindOf({kind: 'boolean', role: 'target'})
    await same(boolean, ['True', 'true', 'yes', '✅', '✅\ufe0e', '`True`', '**Yes**'])
    await same(boolean, ['False', 'no', '❌'])
    await differ(boolean, ['True', 'False', '', 'maybe', '"True"'])
    expect((await compareCells(boolean, 'True', 'False')).parts).toEqual([{path: '', old: true, new: false}])
    expect((await compareCells(boolean, 'maybe', '')).old.faults).toHaveLength(1)
    const lost = kindOf({kind: 'boolean', role: 'capability'})
    expect((await compareCells(lost, 'yes', 'no')).parts).toMatchObject([{direction: 'narrowed'}])
  })

  test('numbers are exact', async () => {
    const number = kindOf({kind: 'number'})
    await same(number, ['1', '1.0', '+1', '1e0', '`1`'])
    await differ(number, [
      '9223372036854775807',
      '9223372036854775806',
      '-1',
      '−2',
      'NaN',
      'inf',
      '-inf',
      '',
      '1,5',
      '1.5',
    ])
    expect((await compareCells(number, '9223372036854775807', '1.5')).parts).toEqual([
      {path: '', old: {$number: '9223372036854775807'}, new: 1.5},
    ])
    expect((await compareCells(number, '1,5', '1.5')).old.faults).toHaveLength(1)
  })
})

describe('support', () => {
  const support = kindOf({kind: 'support', role: 'capability'})

  test('one mark, however it is written', async () => {
    await same(support, ['✅', '✅\ufe0e', '✔\ufe0f', 'yes', '**Yes**', ':white_check_mark:'])
    await same(support, ['❌', 'No', '✗'])
    await same(support, ['', '\ufe0e'])
  })

  test.each([
    ['✅', '❌', 'narrowed'],
    ['✅', '🟡', 'narrowed'],
    ['✅', '', 'narrowed'],
    ['❌', '🟠', 'widened'],
    ['✅', '❔', 'narrowed'],
    ['partial', 'yes', 'widened'],
    ['1.2+', '❌', 'narrowed'],
    ['[❌](gh-issue:1)', '✅', 'widened'],
  ])('%s → %s is %s', async (old, next, direction) => {
    expect((await compareCells(support, old, next)).parts).toMatchObject([
      {path: '', direction},
      ...(old.includes('(') ? [{}] : []),
    ])
  })

  test.each([
    ['❌', ''],
    ['❌', '❔'],
    ['🟡', '🟠'],
    ['1.2+', '1.3+'],
    ['✅', '✅ (beta)'],
    ['🟠', '🟠\\*'],
    ['planned', 'dropped'],
  ])('%s → %s gains and loses nothing that is known', async (old, next) => {
    const {equal, parts} = await compareCells(support, old, next)
    expect(equal).toBe(false)
    expect(parts).toEqual([expect.not.objectContaining({direction: expect.anything()})])
  })

  test.each([
    ['✅', 'planned', 'narrowed'],
    ['🟡', 'planned', 'shifted'],
    ['❌', 'planned', 'widened'],
    ['planned', '❌', 'narrowed'],
  ])('%s → %s: words without a mark may promise all or nothing', async (old, next, direction) => {
    expect((await compareCells(support, old, next)).parts).toMatchObject([{direction}])
  })

  test('the link behind a mark is a fact of its own', async () => {
    expect((await compareCells(support, '❌', '[❌](gh-issue:1)')).parts).toEqual([
      {path: '/links', old: undefined, new: ['gh-issue:1'], role: 'location'},
    ])
  })
})

describe('methods', () => {
  const methods = kindOf({kind: 'methods', role: 'target'})

  test('names keep their underscores', async () => {
    const cell = '__post_init__: [a.py](../a.py#L1); hash: [b.py](../b.py#L2)'
    await same(methods, [
      cell,
      cell.replace('__post_init__', '**post_init**'),
      cell.replace('__post_init__', '\\_\\_post\\_init\\_\\_'),
      cell.replace('__post_init__', '`__post_init__`'),
      'hash: [b.py](../b.py#L2);  __post_init__:[a.py](<../a.py#L1>)',
    ])
    const {parts} = await compareCells(methods, cell, cell.replace('__post_init__', 'post_init'))
    expect(parts).toEqual([
      {path: '/__post_init__', old: '../a.py', new: undefined, role: 'target'},
      {path: '/post_init', old: undefined, new: '../a.py', role: 'target'},
    ])
  })

  test('anchors move, files are locations', async () => {
    expect(await compareCells(methods, 'f: [a](a.py#L1)', 'f: [a](a.py#L2)')).toMatchObject({equal: true, moved: true})
    const turned = await compareCells(methods, 'f: [a](a.py#L1); g: [b](b.py#L2)', 'g: [b](b.py#L2); f: [a](a.py#L1)')
    expect(turned).toMatchObject({equal: true, moved: false})
    expect((await compareCells(methods, 'f: [a.py](a.py#L1)', 'f: [b.py](b.py#L1)')).parts).toEqual([
      {path: '/f', old: 'a.py', new: 'b.py', role: 'location'},
    ])
    expect((await compareCells(methods, 'f: [a.py](a.py#L1)', 'f: [here](a.py#L1)')).parts).toEqual([
      {path: '/f', old: 'a.py', new: '[here](a.py)', role: 'location'},
    ])
    expect(
      methods.facts(methods.read(await cellOf('f: [a.py](a.py#L1); f: [b.py](b.py#L1); __proto__: [c.py](c.py)'), {})),
    ).toEqual({
      f: ['a.py', 'b.py'],
      '\\__proto__': 'c.py',
    })
  })

  test('reference links, text and nothing are read too', async () => {
    const [old, next] = [
      await cellOf('f: [a][d]; g: [b](b.py)', '[d]: a.py#L3'),
      await cellOf('f: [a](a.py#L4); g: [b](b.py)'),
    ]
    expect(await compareCells(methods, old, next)).toMatchObject({equal: true, moved: true})
    await same(methods, ['f: a.py:3', 'f: [a.py](a.py#L1)'])
    expect(methods.read(await cellOf(''), {})).toMatchObject({canon: '', anchors: ''})
  })

  test('what is no list of methods is told, and compared as text', async () => {
    const value = methods.read(await cellOf('f: [a](a.py); nonsense'), {})
    expect(value.faults).toEqual([
      {
        rule: 'unreadable-cell',
        offset: 14,
        message: expect.stringContaining('Unexpected `nonsense`, expected `name: [path](url)`'),
      },
    ])
    await differ(methods, ['nonsense', 'more nonsense', 'f: [a](a.py) and', 'f: [a](a.py)', ''])
  })
})

describe('source', () => {
  const source = kindOf({kind: 'source', role: 'location'})

  test('the path is the fact', async () => {
    for (const next of ['[x.py](../x.py#L9)', '[`x.py`](../x.py#L1-L3)', '[x.py](../x.py)']) {
      expect(await compareCells(source, '[x.py](../x.py#L1)', next)).toMatchObject({equal: true, moved: true})
    }
    expect((await compareCells(source, '[x.py](../x.py#L1)', '[x.py](../y/x.py#L1)')).parts).toEqual([
      {path: '', role: 'location', old: '../x.py', new: '../y/x.py'},
    ])
    await differ(source, ['[x](x.py)', '[x.py](x.py)', '[x](x.py), [y](y.py)', '[x](x.py) generated', 'y.py', ''])
    expect(await compareCells(source, 'vllm/x.py:12', 'vllm/x.py:13')).toMatchObject({equal: true, moved: true})
  })

  test('says where a row is declared', async () => {
    const at = async (cell: string, context = {}) => declaredAt(await cellOf(cell), context)
    expect(await at('[x](../../vllm/x.py#L12-L14)')).toEqual({path: 'vllm/x.py', line: 12})
    expect(await at('[x](../x.py)', {path: 'docs/a/b.md'})).toEqual({path: 'docs/x.py'})
    expect(await at('vllm/x.py:7')).toEqual({path: 'vllm/x.py', line: 7})
    expect(await at('[x](https://example.org/x.py#L1)')).toBeUndefined()
    expect(await at('')).toBeUndefined()
  })
})
