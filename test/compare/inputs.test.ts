import jsonPatch from 'fast-json-patch'
import {describe, expect, test} from 'vitest'
import {check, compare, compareDocuments, parse} from '../../src/index.ts'
import type {Input} from '../../src/model.ts'

const text = (value: string) => `## T\n\n| K | V |\n| --- | --- |\n| a | ${value} |\n`
const other = '# Z\n\n| Q |\n| --- |\n| z |\n'

describe('what a program without types may hand in', () => {
  test.each<[string, unknown]>([
    ['`undefined`', undefined],
    ['`null`', null],
    ['number', 1],
    ['promise', Promise.resolve(text('1'))],
    ['list', [text('1')]],
    ['object without text', {path: 'a.md'}],
    ['object without text', {text: new Uint8Array(1)}],
  ])('%s is no document', async (what, given) => {
    const refused = new TypeError(`Unexpected ${what} as a document, expected text or an object with a \`text\``)
    const input = given as Input
    await expect(compare(input, text('1'))).rejects.toThrow(refused)
    await expect(compare(text('1'), input)).rejects.toThrow(refused)
    await expect(compareDocuments([], [input])).rejects.toThrow(refused)
    await expect(parse(input)).rejects.toThrow(refused)
    await expect(check([input])).rejects.toThrow(refused)
  })

  test('one document is no list', async () => {
    const one = {text: text('1')} as unknown as Input[]
    await expect(compareDocuments(one, [])).rejects.toThrow('expected a list of documents')
  })

  test('a key of the config without a value is as if it were not there', async () => {
    const config = {overrides: undefined, types: undefined} as unknown as {overrides: []}
    expect(await compare(text('1'), text('2'), config)).toEqual(await compare(text('1'), text('2')))
  })
})

test.each<[string, Input[], Input[]]>([
  ['no name', [{text: text('1')}, {text: other}], [{text: text('2')}, {text: `${other}\nmore\n`}]],
  [
    'one path',
    [
      {text: text('1'), path: 'a'},
      {text: other, path: 'a'},
    ],
    [{text: text('2'), path: 'a'}],
  ],
  [
    'names with a meaning',
    [
      {text: text('1'), path: '__proto__'},
      {text: other, path: 'constructor'},
    ],
    [
      {text: text('2'), path: '__proto__'},
      {text: text('2'), path: 'constructor'},
    ],
  ],
  [
    'a path and a label',
    [
      {text: text('1'), path: 'a'},
      {text: other, label: 'b'},
    ],
    [{text: text('2'), path: 'b'}],
  ],
])('the patch over documents with %s', async (_, old, next) => {
  const {facts, patch} = await compareDocuments(old, next)
  const both = await facts()
  const operations = structuredClone(await patch()) as never
  expect(jsonPatch.applyPatch(both.old, operations, true).newDocument).toEqual(both.new)
})
