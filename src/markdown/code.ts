/**
 * A code block as it is compared: its lines, how they nest, and what stands in them. How wide white space is and blank
 * lines are style, and in the languages that Prettier rewrites within Markdown so are the kind of quotes, blanks inside
 * brackets and what ends a statement or list.
 */
export function codeText(value: string, language: string): string {
  const indents: number[] = []
  const lines = value.split(/\r\n?|\n/).filter(line => /\S/.test(line))
  const style = isYaml.test(language) ? withoutQuotes : isScript.test(language) ? withoutEnds : (line: string) => line
  return lines
    .map(line => {
      const indent = indentOf(line)
      while (indents.length > 0 && (indents.at(-1) as number) >= indent) indents.pop()
      indents.push(indent)
      return '  '.repeat(indents.length - 1) + style(line.trim().replace(/\s+/g, ' '))
    })
    .join('\n')
}

const isYaml = /^ya?ml$/i
const isScript = /^(?:[cm]?jsx?|[cm]?tsx?|javascript|typescript|json[5c]?|css|scss|less)$/i

function withoutQuotes(line: string): string {
  return line.replace(/'([^'"\\]*)'/g, '"$1"').replace(/(?<=[{[(]) | (?=[}\])])/g, '')
}

/** Without the semicolon or comma at its end, which may be left out. */
function withoutEnds(line: string): string {
  return withoutQuotes(line).replace(/[;,]$/, '')
}

/** Width of a line's indent. A list in YAML is nested in the key above it, whether it is indented or not. */
function indentOf(line: string): number {
  const blank = /^\s*/.exec(line)?.[0] ?? ''
  const width = blank.replaceAll('\t', ' '.repeat(8)).length
  return line.startsWith('- ', blank.length) ? width + 0.5 : width
}
