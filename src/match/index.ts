export {alignTable, type TableAlignment} from './align-table.ts'
export {type KeyedTable, type Leftover, type Relocation, relocate} from './link-moved-rows.ts'
export {matchTables} from './link-tables.ts'
export type {TableView} from './table-view.ts'
