import {randomBytes} from 'node:crypto'
import {visible} from '../report/parts/visible.ts'

/** Where lines for people go. */
export interface Log {
  say(line: string): void
}

/**
 * Lines in the log of the step. Names of files and branches, words of git and of servers can hold anything, and the
 * runner obeys `::command::` at the start and `##[command]` anywhere in a line. So every line stands between
 * `::stop-commands::` and its end, under a token that nobody can guess, without control characters.
 */
export function openLog(write: (text: string) => void): Log {
  return {
    say: line => {
      const token = randomBytes(16).toString('hex')
      write(`::stop-commands::${token}\n${line.split('\n').map(visible).join('\n')}\n::${token}::\n`)
    },
  }
}
