import type { RevisionPair } from './config/revision.js';
import { type Way } from './markdown/index.js';
import type { Acceptance, Config, Input, Json, Operation, Report } from './model.js';
/** A comparison whose report is made; facts and patch are made when asked for. */
export interface Comparison {
    readonly report: Report;
    /** Acceptances that are done with: what they accept already stands in the old revision. */
    readonly spent: readonly Acceptance[];
    /** The facts of either side (docs/design.md, "Facts document and JSON Patch"); several documents stand under `documents`, by name. */
    facts(): Promise<{
        old: Json;
        new: Json;
    }>;
    /** The RFC 6902 patch from the old facts to the new ones. */
    patch(): Promise<Operation[]>;
    /** The documents by themselves, in the order of the report: what is recorded as accepted is made to be told by them. */
    revisions(): Promise<RevisionPair[]>;
}
/**
 * Compares two revisions of one document.
 *
 * @throws TypeError where a document is neither text nor an `Input`
 * @throws UserError where a document is too large for the Markdown parser that it needs
 */
export declare function compare(old: string | Input, next: string | Input, config?: Partial<Config>): Promise<Report>;
/**
 * Compares the documents of two revisions; either side may lack any of them, or all.
 *
 * @param reading what reads documents; both give the same
 */
export declare function compareDocuments(old: readonly Input[], next: readonly Input[], config?: Partial<Config>, reading?: {
    by?: Way;
}): Promise<Comparison>;
