import type {Report} from '../model.ts'
import type {Event} from './event.ts'
import type {Revisions} from './revisions.ts'
import type {History} from './store/store.ts'

/**
 * Whose word counts: the base repository's, and GitHub's on it. What a pull request brings is shown, checked and judged,
 * never obeyed. All else follows from this:
 *
 * - names of branches and tags are asked of the base repository (store/reader.ts);
 * - config and acceptances come from the commit below (read-settings.ts); what the pull request changes in them is a proposal;
 * - labels are read from GitHub, with the commit that they were put on (labels.ts);
 * - a report that another run left is a claim (handed-over.ts).
 *
 * This is the commit whose config and acceptances count; undefined where nothing came before.
 */
export async function trustedCommit(
  event: Event,
  {base, head, mergedInto}: Pick<Revisions, 'base' | 'head' | 'mergedInto'>,
  finder: Pick<History, 'branch'> & {readonly sha: string | undefined},
): Promise<string | undefined> {
  switch (event.kind) {
    case 'pull_request':
    case 'pull_request_target':
      return mergedInto ?? (event.baseRef === '' ? undefined : await finder.branch(event.baseRef)) ?? event.base
    case 'merge_group':
      // The group's own base may hold what others only propose.
      return (event.baseRef === '' ? undefined : await finder.branch(event.baseRef)) ?? event.base
    case 'push':
      // The first branch of a repository has nobody above it.
      return base ?? head
    default:
      // The workflow itself is of this commit.
      return finder.sha ?? base
  }
}

/** What makes the proposals, in words; undefined for pull requests, which are the rule. */
export function proposerOf({kind}: Event): Report['proposedBy'] {
  if (kind === 'push') return 'push'
  return kind === 'merge_group' ? 'merge group' : undefined
}

/** Whether the compared head is proposed to the trusted commit, rather than the repository's own already. */
export function isProposal({kind}: Event): boolean {
  return kind === 'pull_request' || kind === 'pull_request_target' || kind === 'merge_group' || kind === 'push'
}
