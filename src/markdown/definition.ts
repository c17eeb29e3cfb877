/** A link definition of one line, in which nothing needs decoding. */
const simple = /^\[([^[\]\\]{1,900})\]:[ \t]*([^\s<>\\&()\0-\x20\x7f]+)[ \t]*$/

/**
 * Reads a line that starts with a bracket where a paragraph may start.
 *
 * @returns its label, normalised as micromark does it and in lower case, and its destination; `text` where it is no
 *   definition; `doubt` where that takes more than this line
 */
export function readDefinition(source: string): {label: string; destination: string} | 'text' | 'doubt' {
  const label = /^\[(?:[^[\]\\]|\\.)*/.exec(source)?.[0] ?? ''
  const after = source.slice(label.length)
  if (after === '' || after === '\\') return 'doubt'
  if (!after.startsWith(']:')) return 'text'
  const found = simple.exec(source)
  if (!found?.[1]?.trim()) return 'doubt'
  return {label: normalise(found[1]).toLowerCase(), destination: found[2] as string}
}

/** A label as micromark compares it (micromark-util-normalize-identifier): blanks collapsed, in upper case. */
export function normalise(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()
}
