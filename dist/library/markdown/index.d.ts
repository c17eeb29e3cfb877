import type { RawDocument } from '../model.js';
/** What reads a document: the scanner, which knows only lines that are certain, or remark, which knows them all. */
export type Way = 'scan' | 'remark';
/**
 * Reads a Markdown document to its tables, sections and faults.
 *
 * The scanner does so where the meaning of every line is certain, else remark; where both can, they give the same
 * (test/markdown/ways.test.ts). A cell is read on first use; `visible` and `links` throw `Suspended` where remark must
 * be loaded for it, so readers of cells run inside `settled`.
 *
 * @param text the document; a byte order mark is left out
 * @param options `by: 'remark'` leaves the scanner out; `label` names the document in errors
 * @throws UserError where the scanner cannot read the document and it is too large for remark
 */
export declare function readDocument(text: string, options?: {
    by?: Way;
    label?: string;
}): Promise<RawDocument>;
/** As `readDocument`, and says what read it. */
export declare function readBy(text: string, first: Way, label?: string): Promise<{
    document: RawDocument;
    by: Way;
}>;
