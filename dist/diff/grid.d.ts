import type { Cell, ColumnType, RawDocument, RawTable, ReadContext, TableType, Value } from '../model.js';
import type { TableView } from './match/index.js';
/** A document with all that reading its cells depends on. */
export interface Side {
    readonly document: RawDocument;
    readonly context: ReadContext;
}
/** A raw table seen through its type: typed values by row and column index, read on demand. */
export declare class Grid implements TableView {
    readonly raw: RawTable;
    readonly side: Side;
    readonly header: readonly string[];
    readonly heading: readonly string[];
    readonly rows: number;
    private columnTypes;
    constructor(raw: RawTable, side: Side);
    /** Gives every column its type; `old` and `next` are the tables that the type was recognised from. */
    typed(type: TableType, old: RawTable | undefined, next: RawTable | undefined): void;
    source(row: number): string;
    line(row: number): number;
    cell(row: number, column: number): Cell;
    /** Key text of a cell: what identifies, without footnote marks. */
    text(row: number, column: number): string;
    columnType(column: number): ColumnType;
    value(row: number, column: number): Value;
    /** Visible text of a row by column title, whatever its case, for the predicates of a table type. */
    byTitle(row: number): (title: string) => string;
}
