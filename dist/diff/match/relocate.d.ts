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
 * Finds rows that went to another table: both have the same key, it is rare enough to name the row, and the other
 * cells say mostly the same. Of several that fit equally well none is claimed.
 *
 * @param tables every table of both revisions, so that names which other tables have too are known; those of the
 *   rows themselves always count
 */
export declare function relocate(leftovers: {
    removed: readonly Leftover[];
    added: readonly Leftover[];
}, tables?: readonly TableView[]): Relocation[];
