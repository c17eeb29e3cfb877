import { type Identity } from './identity.js';
import { type Numbering } from './numbering.js';
import { type ColumnPair, type Reader } from './view.js';
/** The key columns of both tables, index by index, and how well they identify rows. */
export interface Key {
    old: number[];
    next: number[];
    /** Identities of the rows of both tables under this key. */
    oldIdentity: Identity;
    nextIdentity: Identity;
    /** Whether sub-headers are needed to tell rows apart. */
    context: boolean;
    /** Rows by what identifies them, sub-header included where it is needed. */
    names: Numbering;
    /** Whether it tells all rows apart but for a few. */
    unique: boolean;
    /** Whether it is meant to: it does, or was declared to. */
    intended: boolean;
}
/** Two tables and the columns that both have. */
export interface Tables {
    old: Reader;
    next: Reader;
    matched: readonly ColumnPair[];
}
/** The key with exactly these columns. */
export declare function keyOf(tables: Tables, pairs: readonly ColumnPair[], tolerance?: number): Key;
/**
 * Finds the fewest leading columns that identify rows in both tables. Ordinals and flags never lead, and texts do
 * not help: where names alone do not tell rows apart, the first column stands and `unique` says so. Depends on nothing
 * that differs between the two sides.
 */
export declare function chooseKey(tables: Tables): Key;
/**
 * The first column alone, where it tells all rows of one revision apart and the other has a single row too much: it
 * was the key, and may still be.
 *
 * @param chosen the key to find another one for
 */
export declare function formerKey(tables: Tables, chosen: Key): Key | undefined;
/** A column that names nothing: empty, a running number, or marks such as ✅ and yes. */
export declare function isIdle(old: Reader, next: Reader, pair: ColumnPair): boolean;
/** Whether a column does nothing but count the rows, in both tables. */
export declare function isOrdinal(old: Reader, next: Reader, [from, to]: ColumnPair): boolean;
/** Cells of a sentence each: five words or more in most rows that hold any. */
export declare function isProse(old: Reader, next: Reader, [from, to]: ColumnPair): boolean;
