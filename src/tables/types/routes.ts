import type {TableDeclaration} from '../table-type.ts'

/** What an attention route declares that it admits. */
export const routes: TableDeclaration = {
  id: 'routes',
  noun: 'route',
  heading: 'Attention route declarations',
  key: 'Route',
  columns: {
    Route: 'code',
    Stage: {kind: 'set', role: 'capability', universe: 'any'},
    Codecs: {kind: 'set', role: 'capability', references: 'codecs'},
    'Declared shape / flags': {
      kind: 'json',
      role: 'capability',
      fields: {
        head_dims: {dimension: 'head dim', meaning: 'allowed'},
        gqa_ratios: {dimension: 'GQA ratio', meaning: 'allowed'},
        page_sizes: {dimension: 'page size', meaning: 'allowed'},
        page_alignment: {dimension: 'page size', meaning: 'multipleOf', positive: true},
        chunk_sizes: {dimension: 'chunk size', meaning: 'allowed'},
        min_chunk: {dimension: 'chunk size', meaning: 'min'},
        max_chunk: {dimension: 'chunk size', meaning: 'max'},
        chunk_alignment: {dimension: 'chunk size', meaning: 'multipleOf'},
        // An observer only accounts, whichever way it falls back.
        observer: {dimension: 'execution', meaning: 'flag', on: 'excludes'},
        fallback: {dimension: 'execution', meaning: 'flag', on: 'shifts'},
        xqa: {dimension: 'XQA', meaning: 'flag', on: 'narrows'},
      },
    },
    Source: {kind: 'source', role: 'location'},
  },
  covers: {by: ['Stage', 'Codecs', 'Declared shape / flags'], without: ['observer'], reserve: ['fallback']},
  get example() {
    return {
      heading: 'Attention route declarations',
      header: ['Route', 'Stage', 'Codecs', 'Declared shape / flags', 'Source'],
      old: [
        '`decode_dense_cache`',
        'decode',
        'FP16, FP8_E4M3',
        '{"page_sizes": [784], "page_alignment": 16, "max_chunk": null}',
        '[r.py](../r.py#L130)',
      ],
      new: [
        '`decode_dense_cache`',
        'any',
        'FP16',
        '{"page_sizes": [784], "page_alignment": 8, "max_chunk": 8192, "new": 1}',
        '[r.py](../r.py#L131)',
      ],
      changes: {
        Stage: 'capability widened',
        Codecs: 'capability narrowed',
        'Declared shape / flags/page_alignment': 'capability equal',
        'Declared shape / flags/max_chunk': 'capability narrowed',
        'Declared shape / flags/new': 'value',
      },
    }
  },
}
