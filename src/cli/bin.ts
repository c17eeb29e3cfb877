#!/usr/bin/env node
// Node ends a process that fails outside of all else, or lacks a part of itself, with 1: that would be a finding.
process.on('uncaughtException', bug => {
  try {
    const trace = bug instanceof Error ? bug.stack : String(bug)
    process.getBuiltinModule('fs').writeSync(2, `refdiff: this is a bug in refdiff, please report it\n${trace}\n`)
  } catch {
    // Nobody is there to be told.
  }
  process.exit(2)
})
import('./start.ts').then(({start}) => start())
