import type {TableDeclaration} from '../define.ts'

/** Modules that a module calls, as terraform-docs writes them: its own affair, seen in plans but not in its interface. */
export const terraformModules: TableDeclaration = {
  id: 'terraform-modules',
  noun: 'module',
  match: {heading: 'Modules', columns: ['Source']},
  key: 'Name',
  columns: {Name: 'code', Source: {role: 'value'}, Version: {role: 'value'}},
  levels: {'row-removed': 'warning', 'row-renamed': 'warning', 'value-changed': 'notice', 'table-removed': 'warning'},
}
