/** What a program hands to refdiff and gets from it besides the report: types only, all of them public. */
import type { Action, Direction, Level, NoiseClass, Subject } from './contract.js';
export type Json = null | boolean | number | string | Json[] | {
    [key: string]: Json;
};
/** What a column means to those who depend on the row. */
export type Role = 'identity' | 'capability' | 'target' | 'demand' | 'description' | 'location' | 'value';
/** A document as it enters a comparison. */
export interface Input {
    readonly text: string;
    /** What the user called it; defaults to the path, else `old.md` / `new.md`. */
    readonly label?: string;
    /** Repository path, only where it is known to be one: links resolve against it and documents pair by it. */
    readonly path?: string;
    readonly revision?: string;
    /** Size as stored; defaults to the UTF-8 length of `text`. */
    readonly bytes?: number;
    /** Why it has no text that can be read: among several documents a diagnostic of this one, else thrown. */
    readonly unreadable?: Error;
}
/** An RFC 6902 operation as refdiff makes them. */
export type Operation = {
    op: 'add' | 'replace';
    path: string;
    value: Json;
} | {
    op: 'remove';
    path: string;
} | {
    op: 'move';
    from: string;
    path: string;
};
/** How documents are compared; all of it may be left out. `readConfig` makes one of the text of a `refdiff.yml`. */
export interface PartialConfig {
    /** Globs of the documents that a run compares when it is given none; `compare` does not look at them. */
    readonly documents?: readonly string[];
    /** Table types of `defineTableType`; they come before the built-in ones. */
    readonly types?: readonly NamedType[];
    /** Rules of `defineRule`; they come before the built-in ones. */
    readonly rules?: readonly Rule[];
    /** Levels by place. Later entries win over earlier ones; all selectors of an entry must match. */
    readonly overrides?: readonly Override[];
    /** Columns whose changes count for nothing. */
    readonly ignore?: readonly Ignore[];
    /** Key columns by table, instead of what refdiff would choose. */
    readonly keys?: readonly KeyColumns[];
    /** Findings that are accepted: `readAcceptances`. */
    readonly acceptances?: readonly Acceptance[];
    /** Report noise row by row. */
    readonly noise?: boolean;
    /** The day that acceptances are judged by, `YYYY-MM-DD` in UTC; without it none has expired. */
    readonly today?: string;
}
/** A table type, made by `defineTableType`. */
export interface NamedType {
    readonly id: string;
    /** What a row is, in the singular: `route`. */
    readonly noun: string;
}
/** All texts but `level` are globs: `document` over paths, `table` over the table's id, type or last heading, `key` over key cells joined by ` / `. */
export interface Override {
    readonly document?: string;
    readonly table?: string;
    readonly key?: string;
    readonly column?: string;
    readonly rule?: string;
    readonly level: Level;
}
export interface Ignore {
    readonly document?: string;
    readonly table?: string;
    readonly column: string;
}
/** Globs as in `Override`; `key` holds titles of columns. */
export interface KeyColumns {
    readonly document?: string;
    readonly table: string;
    readonly key: readonly string[];
}
export interface Acceptance {
    readonly fingerprint: string;
    readonly rule: string;
    /** Glob over the document's path; absent: any document. */
    readonly document?: string;
    /** How many equal findings it accepts. */
    readonly count: number;
    readonly reason: string;
    /** Last day it holds, `YYYY-MM-DD`, in UTC. */
    readonly until?: string;
    /** Place of the entry, for messages: `refdiff.accepted.yml:12`. */
    readonly by: string;
    /** It came with the change that it accepts: it holds, and is told apart. */
    readonly proposed?: boolean;
    /** The finding in words and data, as it was when accepted, so that a spent entry can be told (facts of the new state). */
    readonly state?: Json;
}
/** What a rule can look at: facts about one change, one field of a changed row, or one diagnostic. */
export interface Circumstance {
    readonly subject: Subject | 'diagnostic';
    readonly action?: Action;
    readonly role?: Role;
    readonly direction?: Direction;
    /** The row is one that the user must supply, and was not before. */
    readonly demand?: boolean;
    /** A member of an exclusive set went to another row. */
    readonly retargeted?: boolean;
    /** Written differently, admits the same set. */
    readonly equalAdmission?: boolean;
    /** The same JSON field came or went in every row. */
    readonly everywhere?: boolean;
    /** By its type's own word nothing is lost with the row. */
    readonly dispensable?: boolean;
    /** A table was broken here and is mended; the row says what it said. */
    readonly mended?: boolean;
    readonly noise?: NoiseClass;
    /** Id of the flaw, for diagnostics. */
    readonly flaw?: string;
}
/** Every property must agree; a list agrees with each of its members. */
export type Pattern = {
    readonly [Property in keyof Circumstance]?: Circumstance[Property] | readonly Circumstance[Property][];
};
/** A worked example: it is the rule's documentation, its test and its `refdiff explain` text. */
export interface Example {
    /** What happens, one sentence without a final dot. */
    readonly title: string;
    readonly old: string;
    readonly new: string;
    /** Repository paths, where the rule is about them. */
    readonly oldPath?: string;
    readonly newPath?: string;
    /** The level it has in this example; the rule's own by default. */
    readonly level?: Level;
}
/** A rule is data: what kind of change it names, how bad that is, and why. */
export interface Rule {
    /** The stem of its file. */
    readonly id: string;
    readonly level: Level;
    readonly matches: Pattern | readonly Pattern[];
    /** Other levels in narrower circumstances; the first that agrees counts. */
    readonly except?: readonly {
        readonly when: Pattern;
        readonly level: Level;
    }[];
    /** What it reports, one sentence without a final dot. */
    readonly summary: string;
    /** Why a reader of a pull request wants to know, in a sentence or two. */
    readonly why: string;
    readonly examples: readonly Example[];
}
