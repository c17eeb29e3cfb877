import type {TableDeclaration} from '../table-type.ts'

/** Modules that a module calls, as terraform-docs writes them: its own affair, seen in plans but not in its interface. */
export const terraformModules: TableDeclaration = {
  id: 'terraform-modules',
  noun: 'module',
  match: {heading: 'Modules', columns: ['Source']},
  key: 'Name',
  columns: {Name: 'code', Source: {role: 'value'}, Version: {role: 'value'}},
  levels: {'row-removed': 'warning', 'row-renamed': 'warning', 'value-changed': 'notice', 'table-removed': 'warning'},
  get example() {
    return {
      heading: 'Modules',
      header: ['Name', 'Source', 'Version'],
      old: ['<a name="module_kms"></a> [kms](#module\\_kms)', 'terraform-aws-modules/kms/aws', '2.1.0'],
      new: ['<a name="module_kms"></a> [kms](#module\\_kms)', './modules/kms', 'n/a'],
      changes: {Source: 'value', Version: 'value'},
    }
  },
}
