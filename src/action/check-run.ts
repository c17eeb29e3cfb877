import type {Report, Verdict} from '../model.ts'
import type {Annotation} from '../report/annotations.ts'
import {levelCounts} from '../report/parts/count-words.ts'
import {clip} from '../report/parts/visible.ts'
import type {Client} from './github/client.ts'

/** What a check run says besides its annotations. */
export interface CheckText {
  readonly name: string
  readonly title: string
  readonly summary: string
}

/** GitHub's limits (its API description): annotations of a request; characters of title and summary. */
const batchSize = 50
export const summaryLimit = 65_535
const titleLimit = 255
/** Requests that write, of which GitHub takes 80 a minute. */
const mostBatches = 60

type Conclusion = 'success' | 'neutral' | 'failure'

/**
 * Makes a check run on the commit. It is complete from its first request on, so that a run that is killed leaves none
 * that waits for ever; further annotations follow in batches, in order. Returns how many annotations found no place.
 * Throws `Refused`.
 */
export async function makeCheckRun(
  client: Client,
  commit: string,
  all: readonly Annotation[],
  text: CheckText,
  conclusion: Conclusion,
): Promise<number> {
  const {owner, repo} = client
  const placed = all.filter(({file}) => file !== undefined)
  const [first = [], ...rest] = batches(placed.slice(0, batchSize * mostBatches))
  const output = {title: clip(text.title, titleLimit), summary: text.summary}
  const created = await client.call(({rest: {checks}}) =>
    checks.create({
      owner,
      repo,
      name: `refdiff: ${text.name}`,
      head_sha: commit,
      status: 'completed',
      conclusion,
      output: {...output, annotations: first},
    }),
  )
  for (const batch of rest) {
    await client.call(({rest: {checks}}) =>
      checks.update({owner, repo, check_run_id: created.id, output: {...output, annotations: batch}}),
    )
  }
  return Math.max(0, placed.length - batchSize * mostBatches)
}

/** Failed where the step fails; else by what a reader still has to look at. */
export function conclusionOf(verdict: Verdict, fails: boolean): Conclusion {
  if (fails) return 'failure'
  return verdict === 'breaking' || verdict === 'review' ? 'neutral' : 'success'
}

/** The title: verdict and counts. */
export function titleOf({verdict, summary, proposedBy}: Report): string {
  return [verdict, levelCounts(summary, proposedBy)].filter(Boolean).join(', ')
}

interface CheckAnnotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly annotation_level: 'failure' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
}

function batches(all: readonly Annotation[]): CheckAnnotation[][] {
  const out: CheckAnnotation[][] = []
  for (const [index, {level, title, message, file = '', line = 1}] of all.entries()) {
    if (index % batchSize === 0) out.push([])
    out.at(-1)?.push({
      path: file,
      start_line: line,
      end_line: line,
      annotation_level: level === 'error' ? 'failure' : level,
      title: clip(title, titleLimit),
      message,
    })
  }
  return out
}
