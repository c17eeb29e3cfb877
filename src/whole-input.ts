import {defaults} from './config/parse-config.ts'
import type {Config, Input} from './model.ts'

/**
 * One document as a program hands it in.
 *
 * @throws TypeError for what is neither text nor an `Input`, from a program without types: a forgotten `await` or a file
 *   that was not read must not pass as a document without tables
 */
export function toInput(source: string | Input, label?: string): Input {
  const given: unknown = source
  if (typeof given === 'string') return {text: given, ...(label === undefined ? {} : {label})}
  const text: unknown = typeof given === 'object' && given !== null && 'text' in given ? given.text : undefined
  if (typeof text === 'string') return source as Input
  throw new TypeError(`Unexpected ${typeOf(given)} as a document, expected text or an object with a \`text\``)
}

/**
 * Several documents.
 *
 * @throws TypeError for what is no list of them
 */
export function toInputs(sources: readonly Input[]): Input[] {
  const given: unknown = sources
  if (!Array.isArray(given)) throw new TypeError(`Unexpected ${typeOf(given)}, expected a list of documents`)
  return sources.map(source => toInput(source))
}

/** The config with its defaults, also for keys that are there without a value. */
export function wholeConfig(config: Partial<Config>): Config {
  return {...defaults, ...Object.fromEntries(Object.entries(config ?? {}).filter(([, value]) => value !== undefined))}
}

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return `\`${value}\``
  if (typeof value !== 'object') return typeof value
  return value instanceof Promise ? 'promise' : Array.isArray(value) ? 'list' : 'object without text'
}
