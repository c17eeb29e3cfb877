export { type Comparison, compare, compareDocuments } from './compare.js';
export { UserError } from './errors.js';
export { checkDocuments, parseDocument } from './inspect.js';
export type * from './model.js';
