import {dataKey} from './exact.ts'

/**
 * A value of the report in one line: texts as they are, also those that could not be read as what their column
 * promises, numbers with all their digits, lists and objects as JSON with a space after each comma and colon, keys as
 * the document writes them.
 */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (unreadableText(value) ?? jsonText(value))
}

/** Two values that differ, each as `valueText` says; where that is the same of both, as JSON: `"1"` and `1`. */
export function valueTexts(old: unknown, next: unknown): [string, string] {
  const texts: [string, string] = [valueText(old), valueText(next)]
  return texts[0] === texts[1] ? [jsonText(old), jsonText(next)] : texts
}

/** A cell's text where the value stands for a cell that could not be read (docs/design.md, "Facts document and JSON Patch"). */
function unreadableText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [first, ...others] = Object.entries(value)
  return others.length === 0 && first?.[0] === '$unreadable' && typeof first[1] === 'string' ? first[1] : undefined
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
