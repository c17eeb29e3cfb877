import type { Json } from '../model.js';
import type { DocumentDiff } from './document.js';
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
/**
 * The patch that turns the old facts document into the new one. What was renamed or relocated moves first,
 * so that the rest of the patch says only what else changed.
 */
export declare function patchOf(diff: DocumentDiff): Promise<Operation[]>;
