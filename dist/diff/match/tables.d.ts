import { type Described } from './describe.js';
import { type TableView } from './view.js';
/** Tables of both revisions and who is whose partner so far. */
export interface Matching {
    readonly old: readonly Described[];
    readonly next: readonly Described[];
    /** Partner by table, -1 for none. */
    readonly oldPartner: Int32Array;
    readonly nextPartner: Int32Array;
}
/**
 * Finds which table is which across two revisions, whatever was retitled, moved, split off or repeated. Indexes into
 * the two lists, in the old one's order; mirrored when the lists change places.
 */
export declare function matchTables(old: readonly TableView[], next: readonly TableView[]): [number, number][];
