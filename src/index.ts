export {type Comparison, compare, compareDocuments} from './compare.ts'
export {UserError} from './errors.ts'
export {checkDocuments, parseDocument} from './inspect.ts'
export type * from './model.ts'
