import type {TableDeclaration} from '../define.ts'

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
}
