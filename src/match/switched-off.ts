/**
 * Steps and features that are switched off, such as `rows: words` or `splits`: `npm run ablate` shows what each is worth.
 * Nothing else passes any.
 */
export type Without = ReadonlySet<string>

export const NOTHING_OFF: Without = new Set()
