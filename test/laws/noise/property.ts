/** The law of noise as a property that `fast-check` runs, in the tests and for as long as asked in `npm run fuzz`. */
import fc from 'fast-check'
import {documents} from './documents.ts'
import {EDITS} from './edits.ts'
import {headerBreach, headerEdited, headingEdited} from './header.ts'
import {breach, type Choice, edited} from './law.ts'

const choice: fc.Arbitrary<Choice> = fc.record({
  table: fc.nat(),
  row: fc.nat(),
  column: fc.nat(),
  edit: fc.constantFrom(...Object.keys(EDITS)),
  at: fc.nat(),
  by: fc.nat(),
  down: fc.nat(20),
  place: fc.nat(9),
})

/** One document and several edits of it, each tried on its own. */
export type Trial = readonly [text: string, path: string | undefined, choices: readonly Choice[]]

const trial = (texts: fc.Arbitrary<string>) =>
  fc.tuple(
    texts,
    fc.constantFrom(undefined, 'docs/reference/index.md'),
    fc.array(choice, {minLength: 1, maxLength: 12, size: 'max'}),
  )

/** Trials on documents made for it. */
export const generated: fc.Arbitrary<Trial> = trial(documents)

/** Trials on documents that are there. */
export const given = (texts: readonly string[]): fc.Arbitrary<Trial> => trial(fc.constantFrom(...texts))

/** Tries every edit of a trial, one of ten of a header and one of a heading; throws on the first that is silently noise. Returns how many cells a reader saw change. */
export async function tryAll([text, path, choices]: Trial): Promise<number> {
  let count = 0
  for (const one of choices) {
    const {place} = one
    const edit = (place === 0 ? headerEdited : place === 1 ? headingEdited : edited)(text, one)
    if (edit === undefined) continue
    const fault = await (place < 2 ? headerBreach : breach)(edit, path)
    if (fault !== undefined) throw new Error(`${one.edit}, line ${edit.line}: ${fault}`)
    count++
  }
  return count
}
