import type {Json, Kind, Value} from '../../model.ts'
import {compareListed} from './text.ts'

/** A value with what its cell tells beside the text. */
class Told {
  readonly value: Value
  readonly asides: readonly string[]

  constructor(value: Value, asides: readonly string[]) {
    this.value = value
    this.asides = asides
  }
}

const none: readonly string[] = []

/** A kind with what cells tell beside their text, such as titles that show on hovering: words about the value. */
export function withAsides(kind: Kind): Kind {
  const {members, declares} = kind
  return {
    ...kind,
    read(cell, context) {
      const value = kind.read(cell, context)
      const {asides = none} = cell
      if (asides.length === 0) return value
      return {...value, canon: `${value.canon}\0\0\0${asides.join('\0')}`, data: new Told(value, asides)}
    },
    compare(old, next) {
      const [before, after] = [alone(old), alone(next)]
      const parts = before.canon === after.canon ? [] : kind.compare(before, after)
      const asides = compareListed('/asides', asidesOf(old), asidesOf(next))
      return [...parts, ...asides.map(part => ({...part, role: 'description' as const}))]
    },
    ...(members ? {members: value => members(alone(value))} : {}),
    ...(declares ? {declares: value => declares(alone(value))} : {}),
    facts(value): Json {
      const facts = kind.facts(alone(value))
      return value.data instanceof Told ? {value: facts, asides: [...value.data.asides]} : facts
    },
  }
}

function alone(value: Value): Value {
  return value.data instanceof Told ? value.data.value : value
}

function asidesOf({data}: Value): readonly string[] {
  return data instanceof Told ? data.asides : none
}
