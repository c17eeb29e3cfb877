import {createHash} from 'node:crypto'
import {type Client, Refused, repeatable} from './github/client.ts'
import type {Inputs} from './inputs.ts'

/** A comment's texts: the whole of it, and one that says no more than verdict and counts. */
export interface CommentText {
  readonly full: string
  readonly counts: string
}

/**
 * The hidden text that a comment is found by: different for each job and each set of documents, so that two of them on
 * one pull request keep a comment each.
 */
export function markerOf(job: string, {paths, report}: Pick<Inputs, 'paths' | 'report'>): string {
  const id = createHash('sha256').update(JSON.stringify([job, paths, report ?? '']))
  return `<!-- refdiff:${id.digest('hex').slice(0, 16)} -->`
}

/**
 * Keeps one comment on a pull request: updates the one that an earlier run left, else writes one. With `onlyUpdate` no
 * new one is written. Where two were left, by runs at the same time or one that was killed, the later ones go. Returns
 * what was done. Throws `Refused`.
 */
export async function keepComment(
  client: Client,
  issue: number,
  text: CommentText,
  {marker, onlyUpdate}: {readonly marker: string; readonly onlyUpdate: boolean},
): Promise<'written' | 'updated' | 'nothing'> {
  const {owner, repo} = client
  const found = await ownComments(client, issue, marker)
  const [first, ...others] = found
  if (!first && onlyUpdate) return 'nothing'
  if (first) {
    await falling(text, body =>
      client.call(({rest}) =>
        rest.issues.updateComment({owner, repo, comment_id: first.id, body, request: repeatable}),
      ),
    )
    for (const {id} of others) {
      await client.call(({rest}) => rest.issues.deleteComment({owner, repo, comment_id: id}))
    }
    return 'updated'
  }
  await falling(text, body => createOnce(client, issue, body, marker))
  return 'written'
}

/** A lost answer may mean that the comment was written, so that it is looked for before it is written again. */
async function createOnce(client: Client, issue: number, body: string, marker: string): Promise<void> {
  const {owner, repo} = client
  for (let attempt = 1; ; attempt++) {
    try {
      const write = {owner, repo, issue_number: issue, body}
      await client.call(({rest}) => rest.issues.createComment(write))
      return
    } catch (error) {
      if (!(error instanceof Refused) || (error.status > 0 && error.status < 500) || attempt === 3) throw error
      await new Promise(resolve => setTimeout(resolve, 500 * attempt))
      if ((await ownComments(client, issue, marker)).length > 0) return
    }
  }
}

/** From full to counts, where GitHub refuses the text itself. */
async function falling(text: CommentText, send: (body: string) => Promise<unknown>): Promise<void> {
  try {
    await send(text.full)
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 422) throw error
    await send(text.counts)
  }
}

/**
 * Comments that hold the marker and were written by the token's owner, the oldest first. Anybody can write the marker
 * into a comment of theirs, which must not become the report that others trust: an app writes as a bot, and who owns
 * another token GitHub says.
 */
async function ownComments(client: Client, issue: number, marker: string): Promise<{id: number}[]> {
  const {owner, repo} = client
  const list = {owner, repo, issue_number: issue, per_page: 100}
  const marked = []
  for await (const comment of client.pages(({rest}, page) => rest.issues.listComments({...list, page}))) {
    if (comment.body?.trimEnd().endsWith(marker)) marked.push(comment)
  }
  if (marked.every(({user}) => user?.type === 'Bot')) return marked
  const me = await ownLogin(client)
  return marked.filter(({user}) => (me === undefined ? user?.type === 'Bot' : user?.login === me))
}

/** Who owns the token; undefined for a workflow's own token, which may not ask. */
async function ownLogin(client: Client): Promise<string | undefined> {
  try {
    return (await client.call(({rest}) => rest.users.getAuthenticated())).login
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
