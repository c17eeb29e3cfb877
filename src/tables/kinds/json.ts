import type {Cell, Json, Kind, Part, ReadContext, Value} from '../../model.ts'
import {literal, withoutFootnotes} from '../cell-text.ts'
import {canonicalJson, type Exact, type ExactObject, isExactObject, record, toJson} from '../exact.ts'
import {declarationOf, type Field, type FieldValue, fieldsOf, judge, readField} from '../fields.ts'
import {parseJson} from '../parse-json.ts'
import {pointer} from '../pointer.ts'
import type {ColumnDeclaration} from '../table-type.ts'
import {valueText} from '../value-text.ts'
import {isShown, readLinked} from './linked.ts'
import {difference} from './members.ts'

/** A cell as JSON: declared fields apart from the rest of an object; any other JSON; text where it is no JSON. */
type Data =
  | {readonly fields: ReadonlyMap<string, FieldValue>; readonly others: ExactObject}
  | {readonly tree: Exact}
  | {readonly text: string; readonly links: readonly string[]}

/** Exact JSON read from source. Fields with a meaning are compared by what they admit, all else by JSON pointer. */
export function jsonKind({fields: declarations = {}, role}: ColumnDeclaration): Kind<Data> {
  const fields = fieldsOf(declarations)
  // What has no meaning cannot be said to be lost: in a capability column it is a value like any other.
  const plain: Pick<Part, 'role'> = role === 'capability' ? {role: 'value'} : {}
  return {
    id: 'json',
    read: (cell, context) => readJson(cell, context, fields),
    compare: (old, next) =>
      compareData(old.data, next.data, fields).map(part => ({
        ...(part.direction || part.dimension ? {} : plain),
        ...part,
      })),
    facts: value => factsOf(value.data),
    says: value => saysOf(value.data, fields),
    declares: ({data}) => ('fields' in data ? declarationOf(fields, data.fields) : undefined),
  }
}

/** `head_dims 256`, `xqa`: fields with what they admit, without those that admit anything or say nothing. */
function saysOf(data: Data, fields: readonly Field[]): string[] | undefined {
  if (!('fields' in data)) return undefined
  const declared = fields.flatMap(({name, neutral}) => {
    const {canon, members, json} = data.fields.get(name) as FieldValue
    if (canon === canonicalJson(neutral)) return []
    return json === true ? [name] : [`${name} ${(members ?? [valueText(json)]).join(' ')}`]
  })
  const others = Object.entries(data.others).filter(([, value]) => value !== null && value !== false && value !== '')
  return [...declared, ...others.map(([name, value]) => `${name} ${valueText(toJson(value))}`)]
}

function readJson(cell: Cell, context: ReadContext, fields: readonly Field[]): Value<Data> {
  const parsed = parseJson(cell.source)
  if ('tree' in parsed)
    return {...treeValue(parsed.tree, fields), ...(parsed.faults.length > 0 ? {faults: parsed.faults} : {})}
  const undone = cell.source === '' ? undefined : undoneJson(cell)
  if (undone !== undefined) return treeValue(undone, fields)
  const text = withoutFootnotes(cell)
  const {links, anchors} = readLinked(cell, context)
  const canon = ['', text, ...links].join('\0')
  return {canon, data: {text, links}, anchors, ...(text === '' && cell.missing ? {} : {faults: [parsed.error]})}
}

/** JSON behind Markdown: in a code span, with escapes (`\_`, `\[`) or entities. JSON's own escapes come first. */
function undoneJson(cell: Cell): Exact | undefined {
  // What is seen says all only where no link leads elsewhere.
  const seen = cell.links.every(isShown) ? [cell.visible] : []
  for (const text of [literal(cell.source, '"\\/'), literal(cell.source), ...seen]) {
    if (text === cell.source) continue
    const parsed = parseJson(text)
    if ('tree' in parsed) return parsed.tree
  }
  return undefined
}

function treeValue(tree: Exact, fields: readonly Field[]): Value<Data> {
  if (fields.length === 0 || !isExactObject(tree)) return {canon: canonicalJson(tree), data: {tree}, anchors: ''}
  const values = new Map(fields.map(field => [field.name, readField(field, tree)]))
  const others: ExactObject = Object.fromEntries(Object.entries(tree).filter(([key]) => !values.has(key)))
  const known = fields.map(({name}) => values.get(name)?.canon).join(' ')
  return {canon: `${known} ${canonicalJson(others)}`, data: {fields: values, others}, anchors: ''}
}

function compareData(old: Data, next: Data, fields: readonly Field[]): Part[] {
  if ('fields' in old && 'fields' in next) {
    return [...compareFields(old.fields, next.fields, fields), ...comparePlain(old.others, next.others, '')]
  }
  if ('tree' in old && 'tree' in next) return comparePlain(old.tree, next.tree, '')
  return [{path: '', old: factsOf(old), new: factsOf(next), ...(fields.length > 0 ? undecided : {})}]
}

/** What cannot be read as its fields promise may have lost anything. */
const undecided = {direction: 'shifted'} as const

function compareFields(
  old: ReadonlyMap<string, FieldValue>,
  next: ReadonlyMap<string, FieldValue>,
  fields: readonly Field[],
): Part[] {
  const dimensions = new Map<string, Field[]>()
  for (const field of fields) dimensions.set(field.dimension, [...(dimensions.get(field.dimension) ?? []), field])
  return [...dimensions].flatMap(([dimension, members]) => {
    const changed = members.filter(({name}) => old.get(name)?.canon !== next.get(name)?.canon)
    if (changed.length === 0) return []
    const kept = members.every(({name}) => old.get(name)?.kept && next.get(name)?.kept)
    const judgement = kept ? {...judge(members, old, next), dimension} : undefined
    return changed.flatMap(({name}): Part[] => {
      const before = old.get(name) as FieldValue
      const after = next.get(name) as FieldValue
      if (judgement === undefined) {
        return comparePlain(before.value, after.value, pointer(name)).map(part => ({...part, ...undecided, dimension}))
      }
      return [{path: pointer(name), old: before.json, new: after.json, ...membersChanged(before, after), ...judgement}]
    })
  })
}

/** Members that went and came, where both lists name some: an empty one admits any. */
function membersChanged(old: FieldValue, next: FieldValue): {gone?: string[]; came?: string[]} {
  const before = old.members ?? []
  const after = next.members ?? []
  if (before.length === 0 || after.length === 0) return {}
  return difference(before, after)
}

/** Differences of plain JSON, each at its own pointer; lists of unlike length differ as a whole. */
function comparePlain(old: Exact, next: Exact, path: string): Part[] {
  if (canonicalJson(old) === canonicalJson(next)) return []
  if (isExactObject(old) && isExactObject(next)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])].sort()
    return keys.flatMap(key => {
      const inBoth = Object.hasOwn(old, key) && Object.hasOwn(next, key)
      if (inBoth) return comparePlain(old[key] as Exact, next[key] as Exact, path + pointer(key))
      return [plainPart(path + pointer(key), valueAt(old, key), valueAt(next, key))]
    })
  }
  if (Array.isArray(old) && Array.isArray(next) && old.length === next.length) {
    return old.flatMap((item, index) => comparePlain(item, next[index] as Exact, path + pointer(index)))
  }
  return [plainPart(path, old, next)]
}

function valueAt(object: ExactObject, key: string): Exact | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

function plainPart(path: string, old: Exact | undefined, next: Exact | undefined): Part {
  return {path, old: old === undefined ? undefined : toJson(old), new: next === undefined ? undefined : toJson(next)}
}

/** Unreadable text is told from the JSON string of the same letters. */
function factsOf(data: Data): Json {
  if ('text' in data) return {$unreadable: data.text, ...(data.links.length > 0 ? {links: [...data.links]} : {})}
  if ('tree' in data) return toJson(data.tree)
  const known = [...data.fields].map(([name, value]) => [name, value.json] as const)
  const others = Object.keys(data.others).map(key => [key, toJson(data.others[key] as Exact)] as const)
  return record([...known, ...others].sort(([a], [b]) => (a < b ? -1 : 1)))
}
