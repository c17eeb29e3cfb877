/** What the fields of a JSON object admit together, dimension by dimension (`page size`, `chunk size`). */
import type {Declaration, Direction, Extent, Json} from '../model.ts'
import {
  type Admitted,
  admitted,
  ascending,
  type Constraints,
  commonMultiple,
  directionOf,
  isEmpty,
  isWithin,
} from './admission.ts'
import {canonicalJson, type Exact, ExactNumber, type ExactObject, naturalNumber, toJson} from './exact.ts'
import type {FieldDeclaration} from './table-type.ts'

/** A field with a meaning. Declared fields are read in this order, whatever the order in the cell. */
export interface Field {
  readonly name: string
  readonly dimension: string
  readonly declared: FieldDeclaration
  /** What an absent field reads as. */
  readonly neutral: Exact
}

/** A declared field's value with one text for equal facts. */
export interface FieldValue {
  readonly canon: string
  readonly json: Json
  /** Members of an `allowed` list; undefined for all else. */
  readonly members?: readonly string[]
  /** The value is what its meaning promises. */
  readonly kept: boolean
  readonly value: Exact
}

/** Declared fields of a JSON column as the kind works with them. */
export function fieldsOf(declarations: Readonly<Record<string, FieldDeclaration>>): readonly Field[] {
  return Object.entries(declarations).map(([name, declared]) => ({
    name,
    dimension: declared.dimension ?? name,
    declared,
    neutral: neutralOf(declared),
  }))
}

function neutralOf({meaning}: FieldDeclaration): Exact {
  switch (meaning) {
    case 'allowed':
      return []
    case 'max':
      return null
    case 'flag':
      return false
    case 'min':
      return new ExactNumber('0')
    case 'multipleOf':
      return new ExactNumber('1')
  }
}

/** Reads one declared field of an object; lists lose order and repeats, an absent field is its neutral value. */
export function readField(field: Field, object: ExactObject): FieldValue {
  const value = Object.hasOwn(object, field.name) ? (object[field.name] as Exact) : field.neutral
  if (field.declared.meaning === 'allowed' && Array.isArray(value)) {
    const list = listOf(value, field.declared.of === 'any')
    if (list !== undefined) {
      const members = list.map(canonicalJson)
      return {canon: `[${members.join(',')}]`, json: list.map(toJson), members, kept: true, value: list}
    }
  }
  return {canon: canonicalJson(value), json: toJson(value), kept: keeps(field.declared, value), value}
}

/** An allowed list in order and without repeats; undefined where it holds what it should not. */
function listOf(values: readonly Exact[], any: boolean): Exact[] | undefined {
  const byText = new Map(values.map(value => [canonicalJson(value), value]))
  if (any) return [...byText.keys()].sort().map(text => byText.get(text) as Exact)
  const numbers = [...byText.values()].map(value => [naturalNumber(value), value] as const)
  if (numbers.some(([number]) => number === undefined)) return undefined
  return numbers.sort((a, b) => ascending(a[0] as bigint, b[0] as bigint)).map(([, value]) => value)
}

function keeps({meaning}: FieldDeclaration, value: Exact): boolean {
  switch (meaning) {
    case 'allowed':
      return false
    case 'flag':
      return typeof value === 'boolean'
    case 'max':
      return value === null || naturalNumber(value) !== undefined
    case 'min':
      return naturalNumber(value) !== undefined
    case 'multipleOf':
      return (naturalNumber(value) ?? 0n) >= 1n
  }
}

/** One factor of what a dimension admits: numbers, listed values, or the two sides of a flag. */
type Factor = {readonly numbers: Admitted} | {readonly values: ReadonlySet<string> | null} | {readonly sides: number}

/** Says which way one dimension changed. `values` hold all its fields, each kept by its meaning. */
export function judge(
  fields: readonly Field[],
  old: ReadonlyMap<string, FieldValue>,
  next: ReadonlyMap<string, FieldValue>,
): {direction?: Direction; equalAdmission?: boolean} {
  const before = factorsOf(fields, old)
  const after = factorsOf(fields, next)
  const direction = directionOf(!allWithin(before, after), !allWithin(after, before))
  return direction === undefined ? {equalAdmission: true} : {direction}
}

/** What the fields declare, dimension by dimension; `undefined` where one is not what its meaning promises. */
export function declarationOf(
  fields: readonly Field[],
  values: ReadonlyMap<string, FieldValue>,
): Declaration | undefined {
  if (fields.some(({name}) => !values.get(name)!.kept)) return undefined
  const isOn = ({name, declared}: Field) => declared.meaning === 'flag' && values.get(name)!.value === true
  const bounds = fields.filter(({declared}) => declared.meaning !== 'flag')
  const dimensions = new Map<string, Extent>()
  for (const dimension of new Set(bounds.map(field => field.dimension))) {
    const own = bounds.filter(field => field.dimension === dimension)
    const [numbers, ...lists] = factorsOf(own, values)
    const names = lists.flatMap(factor => ('values' in factor ? [factor.values] : []))
    if (names.length > 0) dimensions.set(dimension, {names: namesOf(names)})
    else if (numbers && 'numbers' in numbers) dimensions.set(dimension, numbers)
  }
  return {dimensions, flags: fields.filter(isOn).map(({name}) => name)}
}

/** What several lists admit together; `null`: any. Members are JSON texts; of texts the quotes go. */
function namesOf(lists: readonly (ReadonlySet<string> | null)[]): string[] | null {
  const given = lists.filter(list => list !== null)
  const [first, ...rest] = given
  if (!first) return null
  const plain = (text: string) => (text.startsWith('"') ? (JSON.parse(text) as string) : text)
  return [...first].filter(member => rest.every(list => list.has(member))).map(plain)
}

function factorsOf(fields: readonly Field[], values: ReadonlyMap<string, FieldValue>): Factor[] {
  const constraints: Mutable<Constraints> = {}
  const factors: Factor[] = []
  for (const {name, declared} of fields) {
    const value = values.get(name) as FieldValue
    if (declared.meaning === 'flag') factors.push({sides: sidesOf(declared.on ?? 'narrows', value.value === true)})
    else if (declared.meaning === 'allowed' && declared.of === 'any') factors.push(listFactor(value.members ?? []))
    else constrain(constraints, declared, value.value)
  }
  return [{numbers: admitted(constraints)}, ...factors]
}

type Mutable<T> = {-readonly [K in keyof T]: T[K]}

/** Adds what one field says; several of one meaning all hold. */
function constrain(constraints: Mutable<Constraints>, declared: FieldDeclaration, value: Exact): void {
  const number = naturalNumber(value)
  switch (declared.meaning) {
    case 'allowed': {
      const list = new Set((value as Exact[]).map(item => naturalNumber(item) ?? 0n))
      if (list.size > 0) constraints.allowed = constraints.allowed?.filter(item => list.has(item)) ?? [...list]
      break
    }
    case 'min':
      if (number !== undefined && number > (constraints.min ?? 0n)) constraints.min = number
      break
    case 'max':
      if (number !== undefined && number < (constraints.max ?? number + 1n)) constraints.max = number
      break
    case 'multipleOf':
      if (number !== undefined) constraints.multipleOf = commonMultiple(constraints.multipleOf ?? 1n, number)
      if (declared.positive && number !== 1n) constraints.positive = true
      break
    case 'flag':
      break
  }
}

function listFactor(members: readonly string[]): Factor {
  return {values: members.length === 0 ? null : new Set(members)}
}

/** A flag as a set of at most two members, written as bits: 1 for what off admits, 2 for what on admits. */
function sidesOf(on: 'narrows' | 'widens' | 'shifts' | 'excludes', isOn: boolean): number {
  switch (on) {
    case 'narrows':
      return isOn ? 2 : 3
    case 'widens':
      return isOn ? 3 : 1
    case 'shifts':
      return isOn ? 2 : 1
    case 'excludes':
      return isOn ? 0 : 3
  }
}

/** Products of sets: one is within another when each factor is, or when it is empty. */
function allWithin(part: readonly Factor[], whole: readonly Factor[]): boolean {
  return part.some(isNothing) || part.every((factor, index) => factorWithin(factor, whole[index] as Factor))
}

function isNothing(factor: Factor): boolean {
  return 'sides' in factor ? factor.sides === 0 : 'numbers' in factor && isEmpty(factor.numbers)
}

function factorWithin(a: Factor, b: Factor): boolean {
  if ('sides' in a && 'sides' in b) return (a.sides & ~b.sides) === 0
  if ('numbers' in a && 'numbers' in b) return isWithin(a.numbers, b.numbers)
  if (!('values' in a && 'values' in b) || b.values === null) return true
  const {values} = b
  return a.values !== null && [...a.values].every(member => values.has(member))
}
