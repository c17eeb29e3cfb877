import * as fs from 'node:fs'
import {UserError} from '../errors.ts'
import {hasCode} from '../source/file.ts'
import type {Output} from './io.ts'

/**
 * Standard output or standard error, written to directly: the stream objects of `process` cost a tenth of an empty
 * program's time, and only a terminal needs them, for its width.
 */
export function standardStream(descriptor: 1 | 2): Output {
  let isOpen = true
  return {
    write(text) {
      try {
        if (isOpen) isOpen = writeAll(descriptor, Buffer.from(text))
      } catch (error) {
        // Where errors cannot be written nobody is there to be told.
        if (descriptor === 1) throw error
      }
    },
    get columns() {
      return isTerminal(descriptor) ? (descriptor === 1 ? process.stdout : process.stderr).columns || 80 : undefined
    },
  }
}

/** Whether the reader was there to the end. */
function writeAll(descriptor: number, bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += fs.writeSync(descriptor, bytes, at)
    } catch (error) {
      // A pipe that somebody made non-blocking is full: give its reader a moment.
      if (hasCode(error, 'EAGAIN')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
      else if (hasCode(error, 'EPIPE', 'EOF')) return false
      else throw unwritable(error)
    }
  }
  return true
}

function unwritable(cause: unknown): unknown {
  if (!hasCode(cause)) return cause
  const hint = 'make room for it, or write to a file with `--output`'
  return new UserError('unwritable', `the output cannot be written (${cause.code})`, hint, {cause})
}

function isTerminal(descriptor: number): boolean {
  const device = fs.fstatSync(descriptor)
  // Sockets and streams come with Node's module for terminals; output that nobody reads should not pay for them.
  if (!device.isCharacterDevice() || device.rdev === fs.statSync('/dev/null', {throwIfNoEntry: false})?.rdev)
    return false
  return process.getBuiltinModule('tty').isatty(descriptor)
}
