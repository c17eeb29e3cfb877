import type {TableDeclaration} from '../table-type.ts'

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
  get example() {
    return {
      heading: 'Values',
      header: ['Key', 'Type', 'Default', 'Description'],
      old: ['image.tag', 'string', '`"v1"`', 'Tag of the image'],
      new: ['image.tag', 'tpl/string', '`"v2"`', 'Tag of the image to run'],
      changes: {Type: 'target', Default: 'value', Description: 'description'},
    }
  },
}
