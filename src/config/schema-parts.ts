import * as v from 'valibot'
import {inheritedKeys} from '../tables/exact.ts'
import {didYouMean, oneOf, quoted} from './problem.ts'

/** Schema parts whose messages say what was there and what was expected. The second line of a message is its hint. */

/** What a value is called in messages. */
export function named(input: unknown): string {
  if (Array.isArray(input)) return 'list'
  if (input === null || input === undefined) return 'nothing'
  return typeof input === 'object' ? 'mapping' : quoted(String(input))
}

/** The schema with a description for editors. */
export function described<const T extends v.GenericSchema>(schema: T, description: string) {
  return v.pipe(schema, v.description(description))
}

const withHint = (message: string, hint: string | undefined): string => (hint ? `${message}\n${hint}` : message)

/** A mapping with these keys and no others; `key` is what its keys are called in messages. */
export function mapping<const T extends v.ObjectEntries>(entries: T, key = 'key') {
  const names = Object.keys(entries)
  return v.pipe(
    v.custom<object>(isMapping, issue => `Unexpected ${named(issue.input)}, expected a mapping`),
    v.strictObject(entries, issue => {
      if (issue.expected !== 'never') return `Missing ${key} ${quoted(issue.expected?.slice(1, -1) ?? '')}`
      const expected = names.length > 12 ? '' : `, expected ${oneOf(names)}`
      return withHint(
        `Unexpected ${key} ${quoted(String(issue.input))}${expected}`,
        didYouMean(String(issue.input), names),
      )
    }),
  )
}

const isMapping = (input: unknown): boolean => typeof input === 'object' && input !== null && !Array.isArray(input)

/** A mapping from any text to these. */
export function dictionary<const T extends v.GenericSchema>(value: T) {
  return v.pipe(
    v.custom<Record<string, unknown>>(isMapping, issue => `Unexpected ${named(issue.input)}, expected a mapping`),
    v.rawCheck(({dataset, addIssue}) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const key of inheritedKeys.filter(name => Object.hasOwn(input, name))) {
        const path = [{type: 'object', origin: 'key', input, key, value: input[key]}] as const
        addIssue({
          message: `Unexpected key ${quoted(key)}, which has a meaning of its own in JavaScript`,
          expected: 'never',
          path: [...path],
        })
      }
    }),
    v.record(text, value),
  )
}

/** A list of these. */
export function list<const T extends v.GenericSchema>(item: T) {
  return v.array(item, issue => `Unexpected ${named(issue.input)}, expected a list`)
}

/** A list of at least one of these. */
export function filledList<const T extends v.GenericSchema>(item: T) {
  return v.pipe(list(item), v.minLength(1, 'Unexpected empty list, expected at least one item'))
}

/** One of these words. */
export function word<const T extends readonly string[]>(options: T, noun?: string) {
  return v.picklist(options, issue => {
    const expected = options.length > 12 && noun ? noun : oneOf(options)
    const hint = typeof issue.input === 'string' ? didYouMean(issue.input, options) : undefined
    return withHint(`Unexpected ${named(issue.input)}, expected ${expected}`, hint)
  })
}

/** `true` or `false`. */
export const flag = v.boolean(issue => `Unexpected ${named(issue.input)}, expected \`true\` or \`false\``)

/** A whole number from `least` up. */
export function whole(least: number) {
  const message = (issue: {input: unknown}) =>
    `Unexpected ${named(issue.input)}, expected a whole number from ${least} up`
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(least, message))
}

const string = v.string(issue => {
  const hint = typeof issue.input === 'number' || typeof issue.input === 'boolean' ? 'put it in quotes' : undefined
  return withHint(`Unexpected ${named(issue.input)}, expected a text`, hint)
})

/** Text that is not empty and not endless. */
export const text = v.pipe(
  string,
  v.nonEmpty('Unexpected empty text'),
  v.maxLength(1000, 'Unexpected text of more than 1000 characters'),
)

/** Text that may be empty and of any length. */
export const anyText = string

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** A day, `YYYY-MM-DD`. */
export const day = v.pipe(
  string,
  v.check(isDay, issue => {
    const written = typeof issue.input === 'string' && dayPattern.test(issue.input)
    return `Unexpected ${named(issue.input)}, expected a day ${written ? 'that the calendar has' : 'written `YYYY-MM-DD`'}`
  }),
)

/** Whether `text` is a day of the Gregorian calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return dayPattern.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
