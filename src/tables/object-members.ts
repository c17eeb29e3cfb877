import {canonicalJson, type Exact, isExactObject} from './exact.ts'
import {parseJson} from './parse-json.ts'
import {pointer} from './pointer.ts'

/** A value inside an object or list that a cell holds as JSON. */
export interface Member {
  /** JSON pointer to it. */
  readonly pointer: string
  /** The value in the one text that equal values have. */
  readonly text: string
  /** Whether it holds no others. */
  readonly isLeaf: boolean
}

/** All that a text holds as JSON, however deep, by what a dotted key adds to the key of the whole: `.image."a.b"[0]`; `undefined` where it is neither an object nor a list. */
export function objectMembers(text: string): ReadonlyMap<string, Member> | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined
  const parsed = parseJson(text)
  if ('error' in parsed) return undefined
  const members = new Map<string, Member>()
  const add = (value: Exact, key: string, steps: readonly (string | number)[]): void => {
    const inner = childrenOf(value)
    if (steps.length > 0)
      members.set(key, {pointer: pointer(...steps), text: canonicalJson(value), isLeaf: inner.length === 0})
    for (const [step, child] of inner) add(child, key + keyPart(step), [...steps, step])
  }
  add(parsed.tree, '', [])
  return members
}

/** The value of a text in the form of `Member.text`: what is no JSON is a string. */
export function memberValue(text: string): string {
  const parsed = parseJson(text)
  return canonicalJson('error' in parsed ? text : parsed.tree)
}

function childrenOf(value: Exact): (readonly [string | number, Exact])[] {
  if (Array.isArray(value)) return value.map((child, at) => [at, child] as const)
  return isExactObject(value) ? Object.entries(value) : []
}

/** As helm-docs writes them: keys with dots in quotes. */
function keyPart(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`
  return step.includes('.') || step.includes(' ') ? `."${step}"` : `.${step}`
}
