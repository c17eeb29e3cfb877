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
}
/** The key with exactly these columns. */
export declare function keyOf(old: Reader, next: Reader, pairs: readonly ColumnPair[], tolerance?: number): Key;
/**
 * Finds the fewest leading columns that identify rows in both tables. Ordinals and flags never lead; texts help
 * only where nothing shorter does. Depends on nothing that differs between the two sides.
 */
export declare function chooseKey(old: Reader, next: Reader, matched: readonly ColumnPair[]): Key;
