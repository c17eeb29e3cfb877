import type {TableDeclaration} from '../define.ts'

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
}
