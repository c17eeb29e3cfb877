export {alignTable, type TableAlignment} from './align.ts'
export {type KeyedTable, type Leftover, type Relocation, relocate} from './relocate.ts'
export {matchTables} from './tables.ts'
export type {TableView} from './view.ts'
