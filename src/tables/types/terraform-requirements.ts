import type {TableDeclaration} from '../define.ts'

/** Requirements of a module as terraform-docs writes them: one less asks less of the user. */
export const terraformRequirements: TableDeclaration = {
  id: 'terraform-requirements',
  noun: 'requirement',
  match: {heading: 'Requirements', columns: ['Version']},
  key: 'Name',
  columns: {Name: 'code', Version: {role: 'value'}},
  levels: {'row-removed': 'notice', 'row-renamed': 'warning', 'table-removed': 'warning'},
}
