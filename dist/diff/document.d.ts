import type { Input, RawDocument } from '../model.js';
import type { Change, TableDiff } from './define.js';
import { type JudgedFlaw } from './status.js';
import { type TableHints } from './tables.js';
/** A document that was read, with where it came from. */
export interface ReadInput {
    readonly input: Input;
    readonly document: RawDocument;
}
/** Everything that differs between two revisions of one document, not yet judged. */
export interface DocumentDiff {
    readonly status: 'matched' | 'added' | 'removed' | 'renamed';
    readonly old: ReadInput | undefined;
    readonly next: ReadInput | undefined;
    /** In the new document's order, then those that only the old one has. */
    readonly tables: readonly TableDiff[];
    /** Of the document itself and its prose. */
    readonly changes: readonly Change[];
    readonly flaws: readonly JudgedFlaw[];
}
export type ReadPair = readonly [ReadInput | undefined, ReadInput | undefined];
/**
 * Compares the documents of two revisions, already paired; of a pair either may be absent, not both. Rows that
 * went to another table, of whichever document, are found over all of them. Pure but for `Suspended`.
 *
 * @param hintsOf what config says of the tables of a pair
 */
export declare function diffDocuments(pairs: readonly ReadPair[], hintsOf: (pair: ReadPair) => TableHints): DocumentDiff[];
/** The same for one pair. */
export declare function diffDocument(old: ReadInput | undefined, next: ReadInput | undefined, hints: TableHints): DocumentDiff;
