#!/usr/bin/env node
import {keepCompiled, type Loader} from './code-cache.ts'

/** As every file of the bundle has it, which is CommonJS. */
declare const module: {constructor: Partial<Loader>}

keepCompiled(`${import.meta.dirname}/chunks`, typeof module === 'undefined' ? undefined : module.constructor)
// Only what is loaded from here on is compiled from what was kept.
import('./start.ts').then(({start}) => start())
