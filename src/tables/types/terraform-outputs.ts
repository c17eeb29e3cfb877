import type {TableDeclaration} from '../define.ts'

/** Outputs of a module as terraform-docs writes them. */
export const terraformOutputs: TableDeclaration = {
  id: 'terraform-outputs',
  noun: 'output',
  match: {heading: ['Outputs', 'Output'], columns: ['Description']},
  key: 'Name',
  columns: {Name: 'code', Description: {role: 'description'}},
}
