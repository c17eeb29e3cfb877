import type {TableDeclaration} from '../table-type.ts'

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
  covers: {by: ['Family', 'Stage / mode']},
  get example() {
    return {
      heading: 'MoE stage bindings',
      header: ['Family', 'Stage / mode', 'Declared binding', 'Covers', 'Layout', 'Arithmetic', 'Source'],
      old: ['awq/fp8', 'w13 / batched', 'gemm', 'input+W13', 'active', 'TM FP16', '[d.py](../d.py)'],
      new: ['awq/fp8', 'w13 / batched', 'dense_stage', 'W13', 'dense', 'TM FP16', '[d.py](../../d.py)'],
      changes: {'Declared binding': 'target', Covers: 'target', Layout: 'target', Source: 'location'},
    }
  },
}
