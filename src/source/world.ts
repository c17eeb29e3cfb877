/** What a source needs of the world outside; tests and the command line hand in their own. */
export interface World {
  /** Folder that relative names start from. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Read only when a name asks for it. */
  readonly stdin: AsyncIterable<Uint8Array | string>
}

/**
 * Node's file system module. An `import` of it makes Node build every export, `fs.promises` with all it stands on among
 * them: a tenth of an empty program's time, for a program that needs four functions.
 */
export const fs = process.getBuiltinModule('fs')

export const path = process.getBuiltinModule('path')
