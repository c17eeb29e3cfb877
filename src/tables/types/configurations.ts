import type {TableDeclaration} from '../table-type.ts'

/** Which configuration types exist, who owns them, and which methods hash or initialise them. */
export const configurations: TableDeclaration = {
  id: 'configurations',
  noun: 'configuration',
  heading: 'Configuration owners',
  key: 'Type',
  columns: {
    Type: 'code',
    'Owner paths': {kind: 'set', role: 'capability'},
    'Lifecycle / hash methods': {kind: 'methods', role: 'target'},
    Source: {kind: 'source', role: 'location'},
  },
  get example() {
    return {
      heading: 'Configuration owners',
      header: ['Type', 'Owner paths', 'Lifecycle / hash methods', 'Source'],
      old: [
        '`vllm.config.cache.CacheConfig`',
        'cache_config',
        '__post_init__: [a.py](../a.py#L1); verify: [a.py](../a.py#L9)',
        '[a.py](../a.py#L1)',
      ],
      new: [
        '`vllm.config.cache.CacheConfig`',
        '(root), cache_config',
        '__post_init__: [b.py](../b.py#L2)',
        '[b.py](../b.py#L1)',
      ],
      changes: {
        'Owner paths': 'capability widened',
        'Lifecycle / hash methods/__post_init__': 'location',
        'Lifecycle / hash methods/verify': 'target',
        Source: 'location',
      },
    }
  },
}
