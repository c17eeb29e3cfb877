import type { Grid } from './grid.js';
/** What of a row says which one is meant where its key does not. */
export interface Apart {
    readonly column: string;
    readonly text: string;
}
/**
 * For rows whose key other rows of their table have too: the first cell that none of these shares. Nothing for rows
 * whose key tells, or that no single cell tells apart.
 */
export declare function apartOf(grid: Grid, keyOf: (row: number) => readonly string[]): (row: number) => Apart | undefined;
