#!/usr/bin/env node
import {main} from './main.ts'
import {standardStream} from './streams.ts'

const io = {
  cwd: process.cwd(),
  env: process.env,
  stdout: standardStream(1),
  stderr: standardStream(2),
  // Made on first use: a program that reads files should not pay for it.
  get stdin() {
    return process.stdin
  },
}

try {
  process.exitCode = await main(process.argv.slice(2), io)
} catch (bug) {
  io.stderr.write(`refdiff: this is a bug in refdiff, please report it\n${bug instanceof Error ? bug.stack : bug}\n`)
  process.exitCode = 2
}
