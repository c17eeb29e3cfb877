import type { Flaw } from './define.js';
export interface JudgedFlaw {
    readonly flaw: Flaw;
    readonly status: 'introduced' | 'standing' | 'resolved';
}
/**
 * A flaw on both sides is standing, one only in the new document introduced, one only in the old resolved.
 * Flaws are the same by rule, table, key and facts; left over faults of the document itself by table alone.
 */
export declare function judgeFlaws(old: readonly Flaw[], next: readonly Flaw[]): JudgedFlaw[];
