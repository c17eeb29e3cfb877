import type {Cell, Json, Kind, Part, Value} from '../model.ts'
import {canonicalJson, record} from './exact.ts'
import type {KindDeclaration} from './table-type.ts'

type Data = {readonly value: Json} | {readonly text: string}

/** A kind that a program declares; what it cannot read is compared as text. */
export function ownKind({id, read, direction}: KindDeclaration): Kind<Data> {
  return {
    id,
    read: cell => asValue(cell, id, read(cell)),
    compare(old, next): Part[] {
      const way = 'value' in old.data && 'value' in next.data ? direction?.(old.data.value, next.data.value) : undefined
      return [
        {path: '', old: factsOf(old.data), new: factsOf(next.data), ...(way === undefined ? {} : {direction: way})},
      ]
    },
    facts: value => factsOf(value.data),
  }
}

function asValue(cell: Cell, id: string, value: Json | undefined): Value<Data> {
  if (value !== undefined) return {canon: canonicalJson(value), data: {value}, anchors: ''}
  const text = cell.visible
  if (cell.missing) return {canon: '\0', data: {text}, anchors: ''}
  const message = `Unexpected \`${text}\`, expected a value of the kind \`${id}\``
  return {canon: `\0${text}`, data: {text}, anchors: '', faults: [{rule: 'unreadable-cell', message}]}
}

function factsOf(data: Data): Json {
  return 'text' in data ? {$unreadable: data.text} : safe(data.value)
}

/** The value with keys as the facts document writes them. */
function safe(value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(safe)
  return record(Object.entries(value).map(([key, item]) => [key, safe(item)]))
}
