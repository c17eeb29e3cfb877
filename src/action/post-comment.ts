import {createHash} from 'node:crypto'
import {type Client, Refused, repeatable} from './github/client.ts'

/** A comment's texts: the whole of it, and one that says no more than verdict and counts. */
export interface CommentText {
  readonly full: string
  readonly counts: string
}

/** Which comment is meant, and what it speaks of. */
export interface Comment {
  readonly issue: number
  readonly marker: string
  /** The commit of the pull request that the text is about. */
  readonly commit: string
  /** Updates one that is there, and writes none. */
  readonly onlyUpdate: boolean
}

/** The hidden text that a comment is found by: one for each name, whatever it compares and wherever it runs. */
export function markerOf(name: string): string {
  return `<!-- refdiff:${createHash('sha256').update(name).digest('hex').slice(0, 16)} -->`
}

/**
 * Keeps one comment on a pull request: updates the one that an earlier run left, else writes one, unless the pull
 * request has newer commits than the text is about. Where two were left, by runs at the same time or one that was
 * killed, the later ones go. Returns what was done. Throws `Refused`.
 */
export async function keepComment(
  client: Client,
  text: CommentText,
  comment: Comment,
): Promise<'written' | 'updated' | 'written anew, since the former one was deleted' | 'outdated' | 'nothing'> {
  const {owner, repo} = client
  const {issue, marker, commit, onlyUpdate} = comment
  const [first, ...others] = await ownComments(client, issue, marker)
  if (!first && onlyUpdate) return 'nothing'
  const pull = await client.call(({rest}) => rest.pulls.get({owner, repo, pull_number: issue}))
  if (pull.head.sha !== commit) return 'outdated'
  const isKept = first !== undefined && (await update(client, first.id, text))
  for (const {id} of others) {
    await client.call(({rest}) => rest.issues.deleteComment({owner, repo, comment_id: id}))
  }
  if (isKept) return 'updated'
  await falling(text, body => createOnce(client, issue, body, marker))
  return first ? 'written anew, since the former one was deleted' : 'written'
}

/** Whether there was still a comment to update. */
async function update(client: Client, id: number, text: CommentText): Promise<boolean> {
  const {owner, repo} = client
  const write = {owner, repo, comment_id: id, request: repeatable}
  try {
    await falling(text, body => client.call(({rest}) => rest.issues.updateComment({...write, body})))
    return true
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error
    return false
  }
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
 * Comments that hold the marker and were written with this very token's name, the oldest first. Anybody, bots as well,
 * can write the marker into a comment of theirs, which must not become the report that others trust.
 */
async function ownComments(client: Client, issue: number, marker: string): Promise<{id: number}[]> {
  const {owner, repo} = client
  const list = {owner, repo, issue_number: issue, per_page: 100}
  const marked = []
  for await (const comment of client.pages(({rest}, page) => rest.issues.listComments({...list, page}))) {
    if (comment.body?.trimEnd().endsWith(marker)) marked.push(comment)
  }
  if (marked.length === 0) return []
  const me = await ownLogin(client)
  return marked.filter(({user}) => user?.login === me)
}

/** Who writes with the token: a person, or the bot of an app. The job's own token belongs to GitHub's. */
async function ownLogin(client: Client): Promise<string> {
  try {
    return await client.viewer()
  } catch (error) {
    if (error instanceof Refused) return 'github-actions[bot]'
    throw error
  }
}
