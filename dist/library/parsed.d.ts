import type { Json, Role } from './api.js';
/** A document as its tables say it. */
export interface ParsedDocument {
    readonly document: string;
    readonly tables: readonly ParsedTable[];
}
export interface ParsedTable {
    /** Unique in the document: the type's id, else a slug of the heading trail. */
    readonly id: string;
    readonly type: string;
    readonly heading: readonly string[];
    readonly line: number;
    /** Titles of the key columns. */
    readonly key: readonly string[];
    readonly columns: readonly {
        readonly title: string;
        readonly kind: string;
        readonly role: Role;
    }[];
    readonly rows: readonly {
        readonly line: number;
        readonly key: readonly string[];
        /** One per column, as its kind reads it: sets as `{"member": true}`, exact numbers as `{"$number": "…"}`. */
        readonly cells: readonly Json[];
        /** Cells beyond the width of the header, as visible text. */
        readonly extra?: readonly string[];
    }[];
}
