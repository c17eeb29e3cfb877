import type { Key } from './keys.js';
import type { ColumnPair, Reader } from './view.js';
/** A pair of rows, and why it is one. `similarity` is that of a renamed row, 0 to 1. */
export interface RowPair {
    old: number;
    next: number;
    by: 'key' | 'content' | 'rename';
    similarity?: number;
}
/** Rows that pair, and those that do not, ascending. */
export interface Rows {
    pairs: RowPair[];
    removed: number[];
    added: number[];
}
/**
 * Pairs rows by key, sub-headers included where they are needed. Rows that share a key pair by equal content; where
 * the key is meant to be unique, then by how alike they are, and what remains in order.
 */
export declare function pairByKey(old: Reader, next: Reader, key: Key, content: readonly ColumnPair[]): Rows;
/** Completes pairs to a full account of both tables' rows; pairs in the old table's order. */
export declare function rowsOf(oldRows: number, nextRows: number, pairs: readonly RowPair[], skip?: {
    old?: ReadonlySet<number>;
    next?: ReadonlySet<number>;
}): Rows;
