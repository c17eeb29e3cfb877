import type { TableView } from './view.js';
/** A row without a partner in its own table. */
export interface Leftover {
    readonly table: TableView;
    readonly row: number;
    readonly key: readonly string[];
}
/** A row that went to another table or document. */
export interface Relocation {
    from: Leftover;
    to: Leftover;
    /** Share of what it says that is still said, 0 to 1, three decimals. */
    similarity: number;
}
/**
 * Finds rows that went to another table: the key is the same, is had by one row without a partner on each side and by
 * no row of any other table that lost or gained rows, and their other cells say mostly the same.
 */
export declare function relocate(leftovers: {
    removed: readonly Leftover[];
    added: readonly Leftover[];
}): Relocation[];
