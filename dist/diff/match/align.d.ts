import { type Columns } from './columns.js';
import { type RowPair } from './rows.js';
import { type ColumnPair, type TableView } from './view.js';
export interface Hints {
    /** Titles of the key columns, where they are declared. */
    readonly key?: readonly string[];
    /** Values that tell rows of a family apart, such as names of codecs: two keys that differ in one are two things. */
    readonly known?: ReadonlySet<string>;
}
/** How the rows and columns of two revisions of one table correspond. Row and column numbers count from 0. */
export interface TableAlignment {
    /** A matched pair with different titles is a renamed column. */
    columns: Columns;
    /** Those of the matched columns that do nothing but count rows: when rows come or go their cells change by that alone. */
    ordinals: ColumnPair[];
    /** Key columns, index by index. */
    key: {
        old: number[];
        next: number[];
    };
    /** In the old table's order. */
    pairs: RowPair[];
    splits: {
        old: number;
        next: number[];
    }[];
    merges: {
        old: number[];
        next: number;
    }[];
    added: number[];
    removed: number[];
    /** Key cells of a row, continuation and sub-header filled in where they are needed to identify it. */
    oldKeys: (row: number) => string[];
    nextKeys: (row: number) => string[];
    /** New rows of pairs outside a longest increasing subsequence; renamed rows have no part in it. */
    reordered: ReadonlySet<number>;
    /** Rows whose key is not unique inside their table, where the key is meant to be. */
    duplicates: {
        side: 'old' | 'next';
        rows: number[];
        key: string[];
    }[];
    /** Whether the search for renames had to leave something out. */
    capped: boolean;
}
/**
 * Aligns two revisions of one table. `alignTable(b, a)` is the mirror of `alignTable(a, b)`. Takes time linear in the
 * rows, and reads of most rows the key cells only.
 */
export declare function alignTable(oldView: TableView, nextView: TableView, hints?: Hints): TableAlignment;
