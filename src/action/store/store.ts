/** Trees and files of commits, wherever they come from. Paths are from the repository's root, ids are git's. */
export interface Store {
  /** Ids of the files at these paths; what a commit does not have is left out. */
  find(commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Every file of a commit. Throws `UserError` `treeTooLarge` where they are too many to be listed. */
  list(commit: string): Promise<ReadonlyMap<string, string>>
  /** Contents by id, byte by byte. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
  /** Old path by new path, for files that a commit has under another name; none where that cannot be known. */
  renamed(base: string, head: string): Promise<ReadonlyMap<string, string>>
  /** Files that differ between two commits; undefined where that cannot be known. */
  changed(base: string, head: string): Promise<ReadonlySet<string> | undefined>
}

/** What a revision is found by. Undefined answers mean: not known here. */
export interface History {
  /** The commit that is checked out, or that the event stands for. */
  head(): Promise<string | undefined>
  parents(commit: string): Promise<readonly string[] | undefined>
  /** `'none'` where two commits share no history. */
  mergeBase(one: string, other: string): Promise<string | 'none' | undefined>
  /** The commit that a branch, tag or commit id names. */
  resolve(name: string): Promise<string | undefined>
  /** Names of all tags; none where nobody says. */
  tags(): Promise<readonly string[]>
  /** Tags of the final releases, the one that GitHub shows as the latest first; none where nobody says. */
  releases(): Promise<readonly string[]>
  /** The commit at the tip of a branch. */
  branch(name: string): Promise<string | undefined>
}

export const treeTooLarge = 'tree-too-large'
