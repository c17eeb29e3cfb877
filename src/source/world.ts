/** What a source needs of the world outside; tests and the command line hand in their own. */
export interface World {
  /** Folder that relative names start from. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Read only when a name asks for it. */
  readonly stdin: AsyncIterable<Uint8Array | string>
}
