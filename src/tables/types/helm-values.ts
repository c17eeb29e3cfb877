import type {TableDeclaration} from '../define.ts'

/** Values of a chart as helm-docs writes them (https://github.com/norwoodj/helm-docs). */
export const helmValues: TableDeclaration = {
  id: 'helm-values',
  noun: 'value',
  match: [{columns: ['Type', 'Default']}, {heading: 'Values', columns: ['Default']}],
  key: 'Key',
  columns: {
    Key: 'code',
    Type: {role: 'target'},
    Default: {role: 'value'},
    Description: {role: 'description'},
  },
}
