import type {World} from '../source/index.ts'

/** The world as the command line sees it: `bin.ts` hands in the real one, a test its own. */
export interface Io extends World {
  readonly stdout: Output
  readonly stderr: Output
}

export interface Output {
  /** Writes it all, and is silent where the reader has gone (`| head -1`). */
  write(text: string): void
  /** Columns of the terminal that it is; undefined for a pipe or a file. */
  readonly columns: number | undefined
}
