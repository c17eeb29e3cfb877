import {toJsonSchema} from '@valibot/to-json-schema'
import {named} from '../src/contract.ts'

/** What of JSON Schema the report's contract uses. */
interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema | boolean
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/**
 * The types of src/contract.ts written out, each field with its description: what the compiler makes of them names
 * valibot, which a user of the package does not have.
 */
export function reportTypes(): string {
  const {$defs = {}} = toJsonSchema(named.Report, {target: 'draft-2020-12', definitions: named}) as Schema
  const types = Object.entries($defs).map(([name, schema]) => {
    const type = typeOf(schema, '')
    return `${comment(schema, '')}export ${schema.properties ? `interface ${name} ${type}` : `type ${name} = ${type}`}\n`
  })
  return types.join('\n')
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(option => typeOf(option, indent)).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(item => typeOf(item, indent)).join(', ')}]`
  if (typeof schema.items === 'object') return `${parenthesised(typeOf(schema.items, indent))}[]`
  if (schema.properties) return objectType(schema, indent)
  return schema.type === undefined ? 'unknown' : schema.type.replace('integer', 'number')
}

function objectType({properties = {}, required = []}: Schema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${comment(schema, inner)}${inner}${name}${optional}: ${typeOf(schema, inner)}\n`
  })
  return `{\n${fields.join('')}${indent}}`
}

function comment({description}: Schema, indent: string): string {
  return description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '* /')} */\n`
}

function parenthesised(type: string): string {
  return /^\w+$|^\{/.test(type) ? type : `(${type})`
}
