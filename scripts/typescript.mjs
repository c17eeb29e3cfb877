/**
 * Lets any supported Node run the TypeScript of this repository: `node --import ./scripts/typescript.mjs scripts/build.ts`.
 * Node 20 has no type stripping, and 22 only has it from 22.18 on, so the types are always taken off here, by the bundler's own transformer.
 */
import {register} from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)
