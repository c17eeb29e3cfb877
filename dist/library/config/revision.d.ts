import type { Json } from '../model.js';
/**
 * One document as it stands by itself, compared with nothing: what acceptances are judged by. Types and keys that a
 * comparison finds depend on both of its sides; these last as long as the document does.
 */
export interface Revision {
    /** Repository path, where known. */
    readonly path?: string;
    /** Path, or what the user called it. */
    readonly name?: string;
    /** The facts document (diff/facts.ts). */
    readonly facts: Json;
    readonly tables: readonly StandingTable[];
    readonly flaws: readonly StandingFlaw[];
    /** Hash of the text, line ends and what follows the last of them aside. */
    readonly digest: string;
    /** Hashes of what sections say, by name in the facts. */
    readonly prose: {
        readonly [name: string]: string;
    };
}
export interface StandingTable {
    readonly type: string;
    readonly heading: readonly string[];
    readonly columns: readonly string[];
    /** Keys of the rows by line. */
    readonly rows: ReadonlyMap<number, readonly string[]>;
}
export interface StandingFlaw {
    readonly rule: string;
    readonly line: number;
    readonly key?: readonly string[];
}
/** A document before and after; either may be absent. */
export type RevisionPair = readonly [Revision | undefined, Revision | undefined];
export type Facts = {
    [key: string]: Json;
};
/** Whether a value is an object with fields. */
export declare const isRecord: (value: Json | undefined) => value is Facts;
/** The value where it is an object, else one without fields. */
export declare const recordOf: (value: Json | undefined) => Facts;
/** Tables of a type in a facts document, all or those under a heading. */
export declare function tablesUnder(facts: Facts, type: string | undefined, heading?: string): readonly Facts[];
/** Rows of a table with this key; rows whose key repeats are numbered `#2` and so on. */
export declare function rowsOf(table: Facts, key: readonly string[]): Facts[];
/** What stands under a name and the numbered ones that follow it. */
export declare function numbered<T>(all: {
    readonly [name: string]: T;
}, name: string): T[];
/**
 * Whether a table has a row that this key may mean, though the key is a longer or a shorter one by now: all that the one
 * says the other says too.
 */
export declare function mayHaveRow(table: Facts, key: readonly string[]): boolean;
/** Rows with this key; where there are none, those that it may mean, though the key is a longer or a shorter one by now. */
export declare function rowsLike(table: Facts, key: readonly string[]): Facts[];
/** Whether all that one of the keys says the other says too. */
export declare function mayBeOne(key: readonly string[], other: readonly string[]): boolean;
