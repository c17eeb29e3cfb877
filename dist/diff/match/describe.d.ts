import { type TableView } from './view.js';
/** A table as something to recognise. What is costly is found on first use. */
export interface Described {
    view: TableView;
    /** The whole heading trail, as one string. */
    trail: string;
    last: string;
    /** Titles in sorted order, as one string. */
    header: string;
    /** Equal for tables with the same rows as written. */
    digest(): string;
    /** Features of rows, keys and titles. */
    content(): string[];
    /** These, and the words of the headings. */
    everything(): string[];
}
export declare function describe(view: TableView): Described;
/** How much a feature says: the fewer tables have it, the more; next to nothing where all have. */
export declare function rarity(tables: readonly (readonly string[])[]): (feature: string) => number;
/** Dice's measure over weighted features: 1 for the same ones, 0 for none in common. Six decimals. */
export declare function likeness(left: readonly string[], right: readonly string[], weight: (feature: string) => number): number;
