import type {TableDeclaration} from '../table-type.ts'

/** Inputs of a module as terraform-docs writes them (https://terraform-docs.io/reference/markdown-table/). */
export const terraformInputs: TableDeclaration = {
  id: 'terraform-inputs',
  noun: 'input',
  match: [
    {heading: ['Inputs', 'Input', 'Variables', 'Input Variables'], columns: ['Description']},
    {columns: ['Type', 'Default', 'Required']},
  ],
  key: 'Name',
  columns: {
    Name: 'code',
    Description: {role: 'description'},
    Type: {role: 'target'},
    Default: {role: 'value'},
    Required: {kind: 'boolean', role: 'demand'},
  },
  demands: {column: 'Required'},
  get example() {
    return {
      heading: 'Inputs',
      header: ['Name', 'Description', 'Type', 'Default', 'Required'],
      old: ['<a name="input_vpc"></a> [vpc](#input\\_vpc)', 'The network', '`any`', '`null`', 'no'],
      new: ['vpc', 'The network to use', '<pre>object({<br>  id = string<br>})</pre>', 'n/a', 'yes'],
      changes: {Description: 'description', Type: 'target', Default: 'value', Required: 'demand'},
    }
  },
}
