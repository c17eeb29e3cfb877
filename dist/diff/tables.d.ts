import type { TableType } from '../model.js';
import type { Change, RowRef, TableDiff } from './define.js';
import type { Grid } from './grid.js';
/** What config says about one table: its key, its type. */
export interface TableHints {
    readonly types: readonly TableType[];
    keyFor(heading: readonly string[], type: string): readonly string[] | undefined;
}
/** A table before it has an id, which depends on the other tables of its document. */
export type Unnamed = Omit<TableDiff, 'id'>;
/** Compares two tables that are the same one at two revisions. Grouping of equal edits comes later. */
export declare function compareTable(old: Grid, next: Grid, hints: TableHints): Unnamed;
/** A table that stands on one side only, as one change that holds its rows. */
export declare function singleTable(grid: Grid, side: 'old' | 'next', hints: TableHints): Unnamed;
export declare function rowAdded(ref: RowRef, type: TableType): Change;
export declare function rowRemoved(ref: RowRef, type: TableType): Change;
