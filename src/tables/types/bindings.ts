import type {TableDeclaration} from '../define.ts'

/** Which native entry a stage of a mixture-of-experts layer is bound to. */
export const bindings: TableDeclaration = {
  id: 'bindings',
  noun: 'binding',
  heading: 'MoE stage bindings',
  key: ['Family', 'Stage / mode'],
  columns: {
    Family: 'text',
    'Stage / mode': 'pair',
    'Declared binding': {kind: 'code', role: 'target'},
    Covers: {kind: 'set', role: 'target', split: '+'},
    Layout: {kind: 'text', role: 'target'},
    Arithmetic: {kind: 'text', role: 'target'},
    Source: {kind: 'source', role: 'location'},
  },
}
