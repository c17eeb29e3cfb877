/** The engine's own JSON parser where it is exact, which it nearly always is. */
import {type Exact, ExactNumber, type ExactObject} from './exact.ts'

/** Sixteen digits may be more than a double holds, and powers more than it reaches. Strings may look so too. */
const doubtful = /\d{16}|[\d.]{17}|\d[eE]/

const keyEnd = /"\s*:/g

/**
 * Parses JSON whose every number a double gives back as written, without repeated keys and at most `deepest` levels
 * deep; undefined for anything else, readable or not.
 */
export function quickJson(text: string, deepest: number): Exact | undefined {
  const tree = engineTree(text)
  if (tree === undefined) return undefined
  const count = {keys: 0}
  const exact = exactFrom(tree, deepest, count)
  // A repeated key leaves fewer keys than colons after quotes; a string may hold such a colon and only costs time.
  return exact === undefined || count.keys !== (text.match(keyEnd)?.length ?? 0) ? undefined : exact
}

/** Whether `quickJson` reads the text, found without making anything of it. */
export function isQuickJson(text: string, deepest: number): boolean {
  const tree = engineTree(text)
  return tree !== undefined && countKeys(tree, deepest) === (text.match(keyEnd)?.length ?? 0)
}

function engineTree(text: string): unknown {
  if (doubtful.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keys at all levels; no number where there are too many levels. */
function countKeys(value: unknown, levels: number): number {
  if (value === null || typeof value !== 'object') return 0
  if (levels === 0) return Number.NaN
  const isList = Array.isArray(value)
  const items: unknown[] = isList ? value : Object.values(value)
  let count = isList ? 0 : items.length
  for (const item of items) if (typeof item === 'object') count += countKeys(item, levels - 1)
  return count
}

function exactFrom(value: unknown, levels: number, count: {keys: number}): Exact | undefined {
  if (typeof value === 'number') return new ExactNumber(value === 0 ? '0' : String(value))
  if (value === null || typeof value !== 'object') return value as null | boolean | string
  if (levels === 0) return undefined
  if (Array.isArray(value)) {
    const items: Exact[] = []
    for (const item of value) {
      const exact = exactFrom(item, levels - 1, count)
      if (exact === undefined) return undefined
      items.push(exact)
    }
    return items
  }
  const object = value as {[key: string]: unknown}
  for (const key of Object.keys(object)) {
    count.keys++
    const exact = exactFrom(object[key], levels - 1, count)
    if (exact === undefined) return undefined
    // `__proto__` is an own property here, but writing it would set the prototype.
    if (key === '__proto__')
      Object.defineProperty(object, key, {value: exact, writable: true, enumerable: true, configurable: true})
    else object[key] = exact
  }
  return object as ExactObject
}
