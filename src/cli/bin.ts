#!/usr/bin/env node
import {keepCompiled} from './code-cache.ts'

keepCompiled(`${import.meta.dirname}/chunks`)
// Only what is loaded from here on is compiled from what was kept.
import('./start.ts').then(({start}) => start())
