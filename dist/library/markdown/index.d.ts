import type { RawDocument } from '../model.js';
/** How much of a document remark reads: nothing, what is left without table rows, all of it. */
export type Tier = 0 | 1 | 2;
/**
 * Reads a Markdown document to its tables, sections and faults.
 *
 * Three tiers do so, each equal to the next (test/markdown/tiers.test.ts): the cheapest that is sure of the
 * document is taken. A cell is read on first use; `visible` and `links` throw `Suspended` where remark must be
 * loaded for it, so readers of cells run inside `settled`.
 *
 * @param text the document; a byte order mark is left out
 * @param options `tier` is the first one to try
 */
export declare function readDocument(text: string, options?: {
    tier?: Tier;
}): Promise<RawDocument>;
/**
 * As `readDocument`, and says which tier read it.
 *
 * @param piece characters of the pieces in which tier 1 gives a document to remark; tests make it small
 */
export declare function readTiered(text: string, first: Tier, piece?: number): Promise<{
    document: RawDocument;
    tier: Tier;
}>;
