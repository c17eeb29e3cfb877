import type {TableDeclaration} from '../table-type.ts'

/** Outputs of a module as terraform-docs writes them. */
export const terraformOutputs: TableDeclaration = {
  id: 'terraform-outputs',
  noun: 'output',
  match: {heading: ['Outputs', 'Output'], columns: ['Description']},
  key: 'Name',
  columns: {Name: 'code', Description: {role: 'description'}},
  get example() {
    return {
      heading: 'Outputs',
      header: ['Name', 'Description'],
      old: ['<a name="output_arn"></a> [arn](#output\\_arn)', 'Name of the cluster'],
      new: ['<a name="output_arn"></a> [arn](#output\\_arn)', 'Full name of the cluster'],
      changes: {Description: 'description'},
    }
  },
}
