export { alignTable, type Hints, type TableAlignment } from './align.js';
export { type Leftover, type Relocation, relocate } from './relocate.js';
export type { RowPair } from './rows.js';
export { matchTables } from './tables.js';
export type { TableView } from './view.js';
