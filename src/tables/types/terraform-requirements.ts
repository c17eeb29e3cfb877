import type {TableDeclaration} from '../table-type.ts'

/** Requirements of a module as terraform-docs writes them: one less asks less of the user. */
export const terraformRequirements: TableDeclaration = {
  id: 'terraform-requirements',
  noun: 'requirement',
  match: {heading: 'Requirements', columns: ['Version']},
  key: 'Name',
  columns: {Name: 'code', Version: {role: 'value'}},
  levels: {'row-removed': 'notice', 'row-renamed': 'warning', 'table-removed': 'warning'},
  get example() {
    return {
      heading: 'Requirements',
      header: ['Name', 'Version'],
      old: ['terraform', '>= 0.12.9, != 0.13.0'],
      new: ['<a name="requirement_terraform"></a> [terraform](#requirement\\_terraform)', '>= 0.13.1'],
      changes: {Version: 'value'},
    }
  },
}
