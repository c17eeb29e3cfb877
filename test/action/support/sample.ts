type Schema = Readonly<Record<string, unknown>>
type Definitions = Readonly<Record<string, Schema>>

/** The smallest value that a schema takes, so that an answer says what a test is about and has all else that is promised. */
export function sample(schema: Schema, definitions: Definitions): unknown {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return sample(definitions[name] ?? {}, definitions)
  }
  if (Array.isArray(schema.enum)) return schema.enum[0]
  for (const choice of ['anyOf', 'oneOf']) {
    const choices = schema[choice]
    if (Array.isArray(choices)) return sample(choices.find(item => item.type === 'null') ?? choices[0], definitions)
  }
  if (Array.isArray(schema.allOf)) return schema.allOf.map(item => sample(item, definitions)).reduce(merged, {})
  const type = Array.isArray(schema.type) ? (schema.type.includes('null') ? 'null' : schema.type[0]) : schema.type
  switch (type) {
    case 'null':
      return null
    case 'string':
      return text(schema.format)
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return false
    case 'array':
      return []
    default:
      return object(schema, definitions)
  }
}

function object(schema: Schema, definitions: Definitions): unknown {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.fromEntries(required.map(name => [name, sample(properties[name] ?? {}, definitions)]))
}

function text(format: unknown): string {
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  if (format === 'email') return 'ada@example.org'
  return format === 'uri' ? 'https://example.org/' : 'text'
}

/** `b` over `a`, objects by property. */
export function merged(a: unknown, b: unknown): unknown {
  if (!isObject(a) || !isObject(b)) return b
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map(name => [name, name in b ? merged(a[name], b[name]) : a[name]]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
