import type {TableDeclaration} from '../table-type.ts'

/** Resources that a module manages, as terraform-docs writes them: its own affair, seen in plans but not in its interface. */
export const terraformResources: TableDeclaration = {
  id: 'terraform-resources',
  noun: 'resource',
  match: {heading: 'Resources', columns: ['Type']},
  key: 'Name',
  columns: {Name: 'code', Type: {role: 'value'}},
  levels: {'row-removed': 'warning', 'row-renamed': 'warning', 'value-changed': 'notice', 'table-removed': 'warning'},
  get example() {
    return {
      heading: 'Resources',
      header: ['Name', 'Type'],
      old: [
        '[aws_ami.this](https://registry.terraform.io/providers/hashicorp/aws/latest/docs/data-sources/ami)',
        'data source',
      ],
      new: [
        '[aws_ami.this](https://registry.terraform.io/providers/hashicorp/aws/latest/docs/resources/ami)',
        'resource',
      ],
      changes: {'Name/links/0': 'location', Type: 'value'},
    }
  },
}
