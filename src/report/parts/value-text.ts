import {dataKey} from '../../tables/exact.ts'

/**
 * A value of the report in one line: texts as they are, numbers with all their digits, lists and objects as JSON with
 * a space after each comma and colon, keys as the document writes them.
 */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value)
}

function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
  // A number that no double holds, and NaN (docs/design.md, "Facts document and JSON Patch").
  const [first] = entries
  if (entries.length === 1 && first?.[0] === '$number' && typeof first[1] === 'string') return first[1]
  return `{${entries.map(([key, item]) => `${JSON.stringify(dataKey(key))}: ${jsonText(item)}`).join(', ')}}`
}
