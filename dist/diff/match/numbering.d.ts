/** Names of the rows of two tables as whole numbers: equal names, equal numbers, from 0 in order of appearance. */
export interface Numbering {
    old: Int32Array;
    next: Int32Array;
    /** How many distinct names there are in all. */
    count: number;
    /** The number of a name that some row has. */
    of(name: string): number | undefined;
    /** Distinct names of each side. */
    oldDistinct: number;
    nextDistinct: number;
}
export declare function numbering(oldRows: number, oldName: (row: number) => string, nextRows: number, nextName: (row: number) => string): Numbering;
/** Rows by number, without a list for each: those of number `n` are `rows[starts[n]]` up to `rows[starts[n + 1]]`. */
export interface Sorted {
    starts: Int32Array;
    rows: Int32Array;
}
export declare function sorted(numbers: Int32Array, count: number): Sorted;
export declare function rowsOfNumber({ starts, rows }: Sorted, number: number): Int32Array;
