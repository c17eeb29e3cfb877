import type { Reader } from './view.js';
/**
 * What identifies each row of one table under a choice of key columns, with what a row takes from rows above it:
 * a *continuation* row, whose leading key cells are empty, has those of the row above; a *sub-header* row, of which
 * only the first cell is filled, is part of the identity of the rows that follow it.
 */
export interface Identity {
    /** Key cells of a row, inherited ones filled in, without sub-header. */
    cells(row: number): string[];
    /** The same as one string; equal strings are equal keys. */
    key(row: number): string;
    /** Text of the sub-header above the row, `''` where there is none. */
    context(row: number): string;
    /** Whether the row has no key cell of its own. */
    anonymous(row: number): boolean;
}
/**
 * @param columns the key's
 * @param body columns that both tables have: one that came or went must not fill blank rows and sub-headers
 */
export declare function identity(table: Reader, columns: readonly number[], body: readonly number[]): Identity;
