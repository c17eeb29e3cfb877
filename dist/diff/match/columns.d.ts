import { type ColumnPair, type Reader } from './view.js';
/** Columns of both tables that pair, and those that have no partner, all ascending. */
export interface Columns {
    matched: ColumnPair[];
    added: number[];
    removed: number[];
}
/**
 * Columns with equal titles pair, then those whose titles differ in case, spacing or marks only. A title that
 * repeats equally often on both sides pairs in order; one that does not waits for its values to tell.
 */
export declare function columnsByTitle(old: readonly string[], next: readonly string[]): Columns;
/** Completes pairs to a full account of both tables' columns. */
export declare function columnsOf(old: number, next: number, pairs: readonly ColumnPair[]): Columns;
/** Pairs in an order that is the same seen from either side: by both positions, then by titles. */
export declare function inOrder(pairs: readonly ColumnPair[], old: readonly string[], next: readonly string[]): ColumnPair[];
/**
 * Names move between columns (`OS` becomes `Name`, and a new `OS` comes): a column that could identify rows
 * goes where its values went, whatever the titles say, when its title's new holder shares none of them.
 * Also finds partners for unmatched columns by the set of their values, before any row has one.
 */
export declare function columnsByValues(old: Reader, next: Reader, columns: Columns): Columns;
/**
 * Renamed columns: unmatched ones whose values agree in the rows that already pair, far beyond chance. Columns that
 * agree with several are taken in order. A constant or empty column proves nothing; there the title decides.
 */
export declare function renamedColumns(old: Reader, next: Reader, columns: Columns, rows: readonly (readonly [number, number])[]): Columns;
