import type { Acceptance, Input, Json, NamedType, Operation, PartialConfig, Role, Rule } from './api.js';
import type { Report } from './contract.js';
import type { ParsedDocument } from './parsed.js';
import type { FormatId, RenderOptions } from './report/format.js';
import type { KindDeclaration, KindName, TableDeclaration } from './tables/table-type.js';
export type { Acceptance, Ignore, Input, Json, KeyColumns, NamedType as TableType, Operation, Override, PartialConfig as Config, Pattern, Role, Rule, } from './api.js';
export type * from './contract.js';
export { UserError } from './errors.js';
export type { ParsedDocument, ParsedTable } from './parsed.js';
export type { FormatId, RenderOptions } from './report/format.js';
export type { CellText, ColumnDeclaration, FieldDeclaration, KindDeclaration, KindName, TableDeclaration, } from './tables/table-type.js';
/** A comparison whose report is made; facts and patch are made when asked for. */
export interface Comparison {
    readonly report: Report;
    /** The facts of either side, between which the patch leads; several documents stand under `documents`, by name. */
    facts(): Promise<{
        old: Json;
        new: Json;
    }>;
    /** The RFC 6902 patch from the old facts to the new ones. */
    patch(): Promise<Operation[]>;
}
/**
 * Compares two revisions of one document. Throws nothing on any text.
 *
 * @throws UserError `bad-config` with the path of every mistake; TypeError where a document is neither text nor an `Input`
 */
export declare function compare(old: string | Input, next: string | Input, config?: PartialConfig): Promise<Report>;
/**
 * Compares the documents of two revisions; either side may lack any of them, or all.
 *
 * @throws as `compare`
 */
export declare function compareDocuments(old: readonly Input[], next: readonly Input[], config?: PartialConfig): Promise<Comparison>;
/**
 * The typed tables of one document: every cell as its kind reads it, with lines.
 *
 * @throws as `compare`
 */
export declare function parse(document: string | Input, config?: PartialConfig): Promise<ParsedDocument>;
/**
 * What is wrong inside documents, each on its own: a report whose diagnostics all count.
 *
 * @throws as `compare`
 */
export declare function check(documents: readonly Input[], config?: PartialConfig): Promise<Report>;
/**
 * A report as text.
 *
 * @throws UserError `bad-format` for a format that there is not, and for `json-patch` without `patch`
 */
export declare function render(report: Report, format: FormatId, options?: RenderOptions): Promise<string>;
/**
 * The config that the text of a `refdiff.yml` says.
 *
 * @param file what messages call it
 * @throws UserError `bad-config` with line and column of every mistake
 */
export declare function readConfig(text: string, file?: string): Promise<PartialConfig>;
/**
 * The acceptances in the text of a `refdiff.accepted.yml`, for `Config.acceptances`.
 *
 * @param file what messages and reports call it
 * @throws UserError `bad-config` with line and column of every mistake
 */
export declare function readAcceptances(text: string, file?: string): Promise<Acceptance[]>;
/**
 * A table type, for `Config.types`.
 *
 * @throws UserError `bad-config` with the path of every mistake
 */
export declare function defineTableType(declaration: TableDeclaration): NamedType;
/** A kind of columns, for `ColumnDeclaration.kind`; its declaration as it is, with the type of its values inferred. */
export declare function defineKind<T extends Json>(declaration: KindDeclaration<T>): KindDeclaration;
/**
 * A rule, for `Config.rules`: names changes that match, before the built-in rules do.
 *
 * @throws UserError `bad-config` with the path of every mistake
 */
export declare function defineRule(declaration: Omit<Rule, 'examples'> & Partial<Pick<Rule, 'examples'>>): Rule;
/** The kinds that a column can have. */
export declare const kinds: readonly KindName[];
/** What a column can mean to those who depend on a row. */
export declare const roles: readonly Role[];
/** The formats of `render`. */
export declare const formats: readonly FormatId[];
