import type {Json, Kind, Value} from '../../model.ts'
import {readLinked} from './linked.ts'
import {compareLinks} from './text.ts'

interface Beside<T> {
  readonly value: Value<T>
  readonly links: readonly string[]
}

/** A kind of values that are no text, with where links lead that were put around them: a fact beside the value. */
export function withLinks<T extends Json>(kind: Kind<T>): Kind<Beside<T>> {
  return {
    id: kind.id,
    read(cell, context) {
      const value = kind.read(cell, context)
      if (cell.links.length === 0) return {...value, data: {value, links: []}}
      const {links, anchors} = readLinked(cell, context)
      const canon = links.length === 0 ? value.canon : `${value.canon}\0${links.join('\0')}`
      return {...value, canon, anchors, data: {value, links}}
    },
    compare: ({data: old}, {data: next}) => [
      ...(old.value.canon === next.value.canon ? [] : kind.compare(old.value, next.value)),
      ...compareLinks(old.links, next.links).map(part => ({role: 'value' as const, ...part})),
    ],
    facts: ({data: {value, links}}) =>
      links.length === 0 ? kind.facts(value) : {value: kind.facts(value), links: [...links]},
  }
}
