import fc from 'fast-check'

/** The facts of a runtime reference, from which documents are written in any style. */
export interface Reference {
  readonly configurations: readonly Configuration[]
  readonly codecs: readonly Codec[]
  readonly routes: readonly Route[]
  readonly bindings: readonly Binding[]
}

export interface Configuration {
  readonly type: string
  readonly owners: readonly string[]
  readonly methods: readonly {readonly name: string; readonly line: number}[]
  readonly file: string
  readonly line: number
}

export interface Codec {
  readonly symbol: string
  readonly canonical: string
  readonly aliases: readonly string[]
  readonly storage: string
  readonly element: string
  readonly quantized: boolean
  readonly line: number
}

export interface Route {
  readonly name: string
  readonly stage: string
  readonly codecs: readonly string[]
  readonly shape: Shape
}

export interface Shape {
  readonly gqa_ratios: readonly number[]
  readonly head_dims: readonly number[]
  readonly page_sizes: readonly number[]
  readonly page_alignment: number
  readonly chunk_sizes: readonly number[]
  readonly chunk_alignment: number
  readonly min_chunk: number
  readonly max_chunk: number | null
  readonly observer: boolean
  readonly fallback: boolean
  readonly xqa: boolean
}

export interface Binding {
  readonly family: string
  readonly stage: string
  readonly mode: string
  readonly binding: string
  readonly covers: readonly string[]
  readonly layout: string
  readonly arithmetic: string
}

/** How a document is written; none of it is a fact. */
export interface Style {
  readonly lineEnd: '\n' | '\r\n' | '\r'
  readonly bom: boolean
  readonly padding: number
  /** Added to every line anchor. */
  readonly shift: number
  readonly prefix: string
  /** Reverses the order of rows, of set members and of JSON fields. */
  readonly reversed: boolean
  /** `**x**` for `__x__`. */
  readonly stars: boolean
  /** Moves the last column to the front of every table. */
  readonly rotated: boolean
  /** `1.0` for `1`. */
  readonly decimals: boolean
}

export const PLAIN: Style = {
  lineEnd: '\n',
  bom: false,
  padding: 0,
  shift: 0,
  prefix: '../../../',
  reversed: false,
  stars: false,
  rotated: false,
  decimals: false,
}

export const styles: fc.Arbitrary<Style> = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  bom: fc.boolean(),
  padding: fc.nat(3),
  shift: fc.nat(50),
  prefix: fc.constantFrom('../../../', '../', ''),
  reversed: fc.boolean(),
  stars: fc.boolean(),
  rotated: fc.boolean(),
  decimals: fc.boolean(),
})

const word = fc.constantFrom('dense', 'paged', 'grouped', 'scalar', 'tail', 'fused', 'batch', 'raw', 'verify', 'split')
const identifier = fc.uniqueArray(word, {minLength: 2, maxLength: 4}).map(words => words.join('_'))
const CODECS = ['FP16', 'BF16', 'FP8_E4M3', 'FP8_E5M2']
const STAGES = ['decode', 'verify', 'mixed_decode', 'prefill', 'metadata', 'any']
const someOf = <T>(values: readonly T[], minLength = 0) => fc.subarray([...values], {minLength})

const configuration: fc.Arbitrary<Configuration> = fc.record({
  type: fc.tuple(identifier, identifier).map(([module, name]) => `lib.config.${module}.${name}`),
  owners: fc.uniqueArray(fc.oneof(identifier, fc.constant('(root)')), {minLength: 1, maxLength: 4}),
  methods: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('__post_init__', 'compute_hash', 'resolve', 'value', '__init__'),
      line: fc.integer({min: 1, max: 900}),
    }),
    {selector: method => method.name, maxLength: 3},
  ),
  file: identifier.map(name => `lib/config/${name}.py`),
  line: fc.integer({min: 1, max: 900}),
})

export const shapes: fc.Arbitrary<Shape> = fc.record({
  gqa_ratios: someOf([1, 4, 6, 8]),
  head_dims: someOf([64, 128, 256]),
  page_sizes: someOf([16, 784, 1024]),
  page_alignment: fc.constantFrom(1, 8, 16),
  chunk_sizes: someOf([512, 4096, 8192]),
  chunk_alignment: fc.constantFrom(1, 64),
  min_chunk: fc.constantFrom(0, 4000),
  max_chunk: fc.constantFrom(null, 8192, 4096),
  observer: fc.boolean(),
  fallback: fc.boolean(),
  xqa: fc.boolean(),
})

const route: fc.Arbitrary<Route> = fc.record({
  name: identifier.map(name => `route_${name}`),
  stage: fc.constantFrom(...STAGES),
  codecs: someOf(CODECS, 1),
  shape: shapes,
})

const binding: fc.Arbitrary<Binding> = fc.record({
  family: fc.constantFrom('awq/fp8', 'mxfp4', 'nvfp4'),
  stage: fc.constantFrom('w13', 'w2'),
  mode: identifier,
  binding: identifier,
  covers: someOf(['input', 'W13', 'W2', 'reduce'], 1),
  layout: fc.constantFrom('active', 'expert offsets', 'route slots'),
  arithmetic: fc.constantFrom('TM FP16', 'TM grouped', 'FP32 accumulation; FP16 boundary'),
})

/** The four codecs are fixed, so that every route's codecs are declared. */
const codecs: readonly Codec[] = CODECS.map((symbol, index) => ({
  symbol,
  canonical: symbol.toLowerCase(),
  aliases: [symbol.toLowerCase(), `alias_${index}`],
  storage: index < 2 ? `torch.${symbol.toLowerCase()}` : 'torch.uint8',
  element: index < 2 ? 'None' : `torch.${symbol.toLowerCase()}`,
  quantized: index >= 2,
  line: 50 + index,
}))

export const references: fc.Arbitrary<Reference> = fc.record({
  configurations: fc.uniqueArray(configuration, {selector: row => row.type, minLength: 1, maxLength: 6}),
  codecs: fc.constant(codecs),
  routes: fc.uniqueArray(route, {selector: row => row.name, minLength: 1, maxLength: 8}),
  bindings: fc.uniqueArray(binding, {
    selector: row => `${row.family} ${row.stage} ${row.mode}`,
    minLength: 1,
    maxLength: 6,
  }),
})

/** Writes the document in a style. */
export function write(reference: Reference, style: Style = PLAIN): string {
  const link = (file: string, line?: number) =>
    `[${file}](${style.prefix}${file}${line === undefined ? '' : `#L${line + style.shift}`})`
  const inOrder = <T>(items: readonly T[]) => (style.reversed ? [...items].reverse() : [...items])
  const methodName = (name: string) => (style.stars ? name.replace(/^__(.*)__$/, '**$1**') : name)
  const table = (heading: string, text: string, header: readonly string[], rows: readonly (readonly string[])[]) => {
    const pad = ' '.repeat(style.padding)
    const order = (cells: readonly string[]) => (style.rotated ? [cells.at(-1)!, ...cells.slice(0, -1)] : cells)
    const line = (cells: readonly string[]) =>
      `| ${order(cells)
        .map(cell => cell + pad)
        .join(' | ')} |`
    return [`## ${heading}`, '', text, '', line(header), line(header.map(() => '---')), ...inOrder(rows).map(line), '']
  }
  const lines = [
    '# Runtime reference',
    '',
    ...table(
      'Configuration owners',
      'Types and who owns them.',
      ['Type', 'Owner paths', 'Lifecycle / hash methods', 'Source'],
      reference.configurations.map(row => [
        `\`${row.type}\``,
        inOrder(row.owners).join(', '),
        inOrder(row.methods)
          .map(({name, line}) => `${methodName(name)}: ${link(row.file, line)}`)
          .join('; '),
        link(row.file, row.line),
      ]),
    ),
    ...table(
      'KV codecs',
      'How keys and values are stored.',
      ['Symbol', 'Canonical / aliases', 'Storage / element', 'Quantized', 'Source'],
      reference.codecs.map(row => [
        row.symbol,
        `${row.canonical} / ${inOrder(row.aliases).join(', ')}`,
        `${row.storage} / ${row.element}`,
        row.quantized ? 'True' : 'False',
        link('lib/codecs.py', row.line),
      ]),
    ),
    ...table(
      'Attention route declarations',
      'What each route declares.',
      ['Route', 'Stage', 'Codecs', 'Declared shape / flags', 'Source'],
      reference.routes.map(row => [
        `\`${row.name}\``,
        row.stage,
        inOrder(row.codecs).join(', '),
        shapeText(row.shape, style),
        link('lib/routing.py', 130),
      ]),
    ),
    ...table(
      'MoE stage bindings',
      'Which function each stage is bound to.',
      ['Family', 'Stage / mode', 'Declared binding', 'Covers', 'Layout', 'Arithmetic', 'Source'],
      reference.bindings.map(row => [
        row.family,
        `${row.stage} / ${row.mode}`,
        row.binding,
        inOrder(row.covers).join('+'),
        row.layout,
        row.arithmetic,
        link('lib/declarations.py'),
      ]),
    ),
  ]
  return (style.bom ? '\uFEFF' : '') + lines.join(style.lineEnd)
}

function shapeText(shape: Shape, style: Style): string {
  const entries = Object.entries(shape)
  const value = (item: unknown): string => {
    if (Array.isArray(item)) return `[${(style.reversed ? [...item].reverse() : item).map(value).join(', ')}]`
    return style.decimals && typeof item === 'number' ? `${item}.0` : JSON.stringify(item)
  }
  const ordered = style.reversed ? entries.reverse() : entries
  return `{${ordered.map(([key, item]) => `"${key}": ${value(item)}`).join(', ')}}`
}
