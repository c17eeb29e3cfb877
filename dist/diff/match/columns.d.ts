import { type ColumnPair, type Reader } from './view.js';
/** Columns of both tables that pair, and those that have no partner, all ascending. */
export interface Columns {
    matched: ColumnPair[];
    added: number[];
    removed: number[];
}
/** Unmatched columns compared with each other by what they hold; wider tables pair by title alone. */
export declare const WIDTH = 64;
/**
 * Columns with equal titles pair, then those whose titles differ in case, spacing or marks only. A title that
 * repeats equally often on both sides pairs in order; one that does not waits for its values to tell.
 */
export declare function columnsByTitle(old: readonly string[], next: readonly string[]): Columns;
/** Completes pairs to a full account of both tables' columns. */
export declare function columnsOf(old: number, next: number, pairs: readonly ColumnPair[]): Columns;
/** Pairs in an order that is the same seen from either side: by both positions, then titles, then what they hold. */
export declare function inOrder(pairs: readonly ColumnPair[], old: Reader, next: Reader): ColumnPair[];
