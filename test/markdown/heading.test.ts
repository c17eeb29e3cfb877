import {expect, test} from 'vitest'
import {withoutPinnedId} from '../../src/markdown/heading.ts'

test.each([
  ['Options {#options}', 'Options'],
  ['Options {: #options .wide }', 'Options'],
  ['Events {/* #events */}', 'Events'],
  ['Exit codes [exit-codes]', 'Exit codes'],
  ['`a` and b {#a-b}', '`a` and b'],
])('an id that is pinned to a heading is no text: %s', (heading, text) => {
  expect(withoutPinnedId(heading)).toBe(text)
})

test.each([
  '{#if}',
  'Blocks with `{#each}`',
  'timeout [optional]',
  'Array [string]',
  '[options]',
  'See [a][options]',
  'A {word}',
  'Two\nlines {#id}',
  'Ref {#[ref](ref)}',
  'Ref {#<b>ref</b>}',
])('text in braces or brackets stays: %s', heading => {
  expect(withoutPinnedId(heading)).toBe(heading)
})
