/** A small runtime reference: routes with their shapes, whose source line is the same for every row. */
export interface Route {
  readonly name: string
  readonly codecs?: string
  readonly shape?: string
  readonly line?: number
}

export function reference(routes: readonly Route[], intro = 'Generated, do not edit.'): string {
  const rows = routes.map(
    ({name, codecs = '`FP16`', shape = '{"gqa_ratios": [4, 6, 8]}', line = 10}) =>
      `| \`${name}\` | decode | ${codecs} | \`${shape}\` | [routes.py](../src/routes.py#L${line}) |`,
  )
  return `# Reference

${intro}

## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| \`FP16\` | \`fp16\` / \`half\` | \`float16\` / \`None\` | False | [codecs.py](../src/codecs.py#L3) |
| \`FP8\` | \`fp8\` / \`e4m3\` | \`uint8\` / \`float8\` | True | [codecs.py](../src/codecs.py#L9) |

## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

const words = [
  'alpha',
  'bravo',
  'carbon',
  'delta',
  'ember',
  'falcon',
  'garnet',
  'harbor',
  'indigo',
  'jasper',
  'kelvin',
  'lumen',
  'meadow',
  'nectar',
  'onyx',
  'prairie',
  'quartz',
  'raven',
  'saffron',
  'tundra',
]

/** Routes with names that share no beginning. */
export function routes(count: number, change: (index: number) => Partial<Route> = () => ({})): Route[] {
  return Array.from({length: count}, (_, index) => ({
    name: `${words[index % words.length]}_${words[Math.floor(index / words.length) % words.length]}_${index}`,
    ...change(index),
  }))
}

export const documentPath = 'docs/reference.md'
