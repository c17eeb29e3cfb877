/**
 * What matching sees of a table: strings and nothing else. It knows neither Markdown nor the kinds of columns.
 */
export interface TableView {
    /** Heading trail, outermost first. */
    readonly heading: readonly string[];
    /** Visible titles, in order; titles may repeat. */
    readonly header: readonly string[];
    /** How many body rows. */
    readonly rows: number;
    /** The row as written. */
    source(row: number): string;
    /** Key text of a cell: visible text, footnote marks dropped, white space trimmed. May be costly. */
    text(row: number, column: number): string;
}
/** A view whose cells are read once at most, column by column, and only those that something asks for. */
export interface Reader {
    readonly view: TableView;
    readonly rows: number;
    text(row: number, column: number): string;
}
export declare function reader(view: TableView): Reader;
/** A column of the old table and the column of the new one that it is. */
export type ColumnPair = readonly [old: number, next: number];
/** Whole numbers from 0 up to, not including, `count`. */
export declare function range(count: number): number[];
/** Plain code unit order: the same on every machine, unlike a locale's. */
export declare function byCode(left: string, right: string): number;
