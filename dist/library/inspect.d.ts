import type { Config, Input, Json, Report } from './model.js';
/** The typed tables of one document as JSON: every cell as its kind reads it, with lines. */
export declare function parseDocument(input: Input, config?: Partial<Config>): Promise<Json>;
/** The diagnostics of documents by themselves; all of them count as introduced. */
export declare function checkDocuments(inputs: readonly Input[], config?: Partial<Config>): Promise<Report>;
