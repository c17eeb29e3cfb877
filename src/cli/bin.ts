#!/usr/bin/env node
// Node keeps what it compiled in its own folder for temporary files, as it does for tsc and eslint; only what is loaded
// afterwards is kept, so the rest is imported then. Node 20 has no such function; NODE_DISABLE_COMPILE_CACHE=1 stops it.
const node: object & {enableCompileCache?: () => unknown} = process.getBuiltinModule('module')
node.enableCompileCache?.()
import('./start.ts').then(({start}) => start())
