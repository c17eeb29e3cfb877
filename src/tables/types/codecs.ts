import type {TableDeclaration} from '../table-type.ts'

/** How a codec stores the KV cache. What is stored under a name must not change, so its targets are errors. */
const levels = {'target-changed': 'error'} as const

export const codecs: TableDeclaration = {
  id: 'codecs',
  noun: 'codec',
  heading: 'KV codecs',
  key: 'Symbol',
  columns: {
    Symbol: 'code',
    'Canonical / aliases': {
      kind: 'pair',
      role: 'capability',
      parts: [
        {kind: 'text', role: 'target', levels},
        {kind: 'set', role: 'capability', exclusive: true},
      ],
    },
    'Storage / element': {kind: 'pair', role: 'target', levels, parts: [{kind: 'text'}, {kind: 'text', none: 'None'}]},
    Quantized: {kind: 'boolean', role: 'target', levels},
    Source: {kind: 'source', role: 'location'},
  },
  // Declared and used by nothing: what is lost with its routes is said of these.
  levels: {'native-coverage-lost': 'warning'},
  covers: {by: 'Symbol', of: 'references', noun: 'route'},
  get example() {
    return {
      heading: 'KV codecs',
      header: ['Symbol', 'Canonical / aliases', 'Storage / element', 'Quantized', 'Source'],
      old: ['FP8_E4M3', 'fp8_e4m3 / fp8, fp8_e4m3', 'torch.uint8 / torch.float8_e4m3fn', 'True', '[c.py](../c.py#L59)'],
      new: ['FP8_E4M3', 'fp8 / fp8', 'torch.uint8 / None', 'False', '[c.py](../c.py#L60)'],
      changes: {
        'Canonical / aliases/canonical': 'target',
        'Canonical / aliases/aliases': 'capability narrowed',
        'Storage / element/element': 'target',
        Quantized: 'target',
      },
    }
  },
}
