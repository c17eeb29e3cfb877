/**
 * No regular expression of the program takes more than linear time: whoever writes a document writes what they run on.
 * scslre (the analysis of eslint-plugin-regexp) looks at each; behind assertions it sees less, so the slow inputs of
 * `npm run bench -- --only nasty` look at the program as a whole.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseAst} from 'rolldown/parseAst'
import {analyse} from 'scslre'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../../src')

/** What sees no text of a document. */
const exempt: Readonly<Record<string, string>> = {
  '\\B(?=(?:\\d{3})+$)': 'the digits of a number',
}

interface Found {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** Regular expressions as literals, and as arguments of `unicode` (src/text/unicode.ts). */
function expressionsOf(file: string): Found[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found: Found[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) walk(child)
    if (typeof node !== 'object' || node === null) return
    const at = node as {start?: number; regex?: {pattern: string; flags: string}}
    if (at.regex) {
      const line = text.slice(0, at.start).split('\n').length
      found.push({place: `${file}:${line}`, source: at.regex.pattern, flags: at.regex.flags})
    }
    for (const child of Object.values(node)) if (typeof child === 'object') walk(child)
  }
  walk(parseAst(text, {lang: 'ts'}))
  for (const [, source = '', flags = ''] of text.matchAll(/unicode\(String\.raw`([^`]*)`, '(\w*)'\)/g))
    found.push({place: file, source, flags})
  return found
}

test('no regular expression backtracks or moves more than linearly', () => {
  const expressions = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.ts'))
    .flatMap(expressionsOf)
  expect(expressions.length).toBeGreaterThan(250)
  const slow = expressions.filter(({source, flags}) => !exempt[source] && analyse({source, flags}).reports.length > 0)
  expect(slow.map(({place, source}) => `${place} ${source}`)).toEqual([])
})
