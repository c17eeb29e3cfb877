import type {TableDeclaration} from '../table-type.ts'

/** Providers of a module as terraform-docs writes them: one less asks less of the user. */
export const terraformProviders: TableDeclaration = {
  id: 'terraform-providers',
  noun: 'provider',
  match: {heading: 'Providers', columns: ['Version']},
  key: 'Name',
  columns: {Name: 'code', Version: {role: 'value'}},
  levels: {'row-removed': 'notice', 'row-renamed': 'warning', 'table-removed': 'warning'},
  get example() {
    return {
      heading: 'Providers',
      header: ['Name', 'Version'],
      old: ['<a name="provider_aws"></a> [aws](#provider\\_aws)', '>= 5.0'],
      new: ['<a name="provider_aws"></a> [aws](#provider\\_aws)', '>= 6.0'],
      changes: {Version: 'value'},
    }
  },
}
