import {expect, test} from 'vitest'
import {keyText, literal, outsideCode, titleKey, withoutFootnotes} from '../../src/tables/cell-text.ts'

test.each([
  ['__post_init__', '__post_init__'],
  ['**post_init**', '__post_init__'],
  ['\\_\\_post\\_init\\_\\_', '__post_init__'],
  ['`__post_init__`', '__post_init__'],
  ['<strong>post_init</strong>', '__post_init__'],
  ['Foo.**init**', 'Foo.__init__'],
  ['*private*', '_private_'],
  ['***x***', '___x___'],
  ['\\*\\*x\\*\\*', '**x**'],
  ['a * b * c', 'a * b * c'],
  ['**kwargs', '**kwargs'],
  ['*args, **kwargs', '*args, **kwargs'],
  ['a&amp;b &lt;T&gt; &#39;&#x41;&bogus;', "a&b <T> 'A&bogus;"],
  ['a<br>b<br />c', 'a b c'],
  ['`` a ` b ``', 'a ` b'],
  ['lone ` tick', 'lone ` tick'],
  ['list<T>', 'list<T>'],
  ['C:\\dir', 'C:\\dir'],
])('%s is %s to a method name', (source, text) => {
  expect(literal(source)).toBe(text)
})

test('escapes that are to be kept are kept', () => {
  expect(literal('{"a\\_b": "x\\"y"}', '"\\/')).toBe('{"a_b": "x\\"y"}')
})

test('the marks of footnotes are no text, unless the same stands in code', () => {
  expect(keyText({visible: 'Name[^1] ', notes: ['1']})).toBe('Name')
  expect(keyText({visible: 'A [^note] B', notes: ['note']})).toBe('A B')
  expect(keyText({visible: '[^abc]+'})).toBe('[^abc]+')
  expect(withoutFootnotes({visible: '[^1] x[^1][^2]', notes: ['1', '2']})).toBe('[^1] x[^1]')
})

test('code spans are told apart by the length of their back-quotes', () => {
  expect(outsideCode('a `b` c ``d ` e`` f')).toBe('a  c  f')
  expect(outsideCode('a ` b `` c')).toBe('a ` b `` c')
})

test('titles are recognised whatever their case and spacing', () => {
  expect(titleKey(' KV   Codecs[^1]')).toBe('kv codecs')
})

test('a million back-quotes take no time', () => {
  const source = Array.from({length: 1400}, (_, n) => '`'.repeat(n + 1)).join(' ')
  expect(outsideCode(source).length).toBe(source.length)
  expect(literal(source).length).toBe(source.length)
  expect(literal('*'.repeat(500_000)).length).toBe(500_000)
  expect(literal('* a '.repeat(100_000)).length).toBe(400_000)
})
