import {appendFile} from 'node:fs/promises'
import type {Report, Side} from '../model.ts'
import type {Annotation} from '../report/annotations.ts'
import comment from '../report/comment.ts'
import type {RenderContext} from '../report/format.ts'
import markdown from '../report/markdown.ts'
import {counted} from '../text/count.ts'
import {conclusionOf, makeCheckRun, summaryLimit, titleOf} from './check-run.ts'
import type {Setting} from './event.ts'
import {type Client, Refused} from './github/client.ts'
import type {Inputs} from './inputs.ts'
import type {Log} from './log.ts'
import {keepComment, markerOf} from './post-comment.ts'

export type Link = NonNullable<RenderContext['link']>

/** How every Markdown text of the Action is rendered. */
export function contextOf(setting: Setting, link: Link | undefined): RenderContext {
  return {
    colour: false,
    width: Number.POSITIVE_INFINITY,
    ...(link === undefined ? {} : {link}),
    ...(setting.run === undefined ? {} : {more: setting.run}),
  }
}

/** Web addresses of lines: `server/owner/name/blob/<commit>/<path>?plain=1#L12`. */
export function linkTo(
  {server, repository}: Setting,
  at: (side: Side, line: number) => {commit?: string; line: number},
): Link {
  return (side, line) => {
    const {commit, line: there} = at(side, line)
    if (side.path === undefined || commit === undefined || repository === '') return undefined
    const path = side.path.split('/').map(encodeURIComponent).join('/')
    const place = line > 0 ? `?plain=1#L${there}` : ''
    return `${server}/${repository}/blob/${commit}/${path}${place}`
  }
}

/** Appends to the job summary; says so where there is none. */
export async function writeSummary(file: string | undefined, text: string, log: Log): Promise<void> {
  if (!file) return log.say('No job summary: this runner has none')
  await appendFile(file, text)
}

export interface Delivery {
  readonly report: Report
  readonly inputs: Inputs
  readonly setting: Setting
  readonly context: RenderContext
  readonly client: () => Promise<Client | undefined>
  readonly log: Log
}

/** The pull request that a comment belongs to, or how to find it. */
export type Pull = number | undefined | ((client: Client) => Promise<number | undefined>)

/** Keeps the comment on the pull request. What cannot be delivered is one line in the log. */
export async function deliverComment(delivery: Delivery, pull: Pull): Promise<void> {
  const {report, inputs, setting, context, log} = delivery
  if (inputs.comment === 'never') return
  const none = 'No comment: no pull request belongs to this event'
  if (pull === undefined) return log.say(none)
  await attempt('comment', 'pull-requests: write', delivery, async client => {
    const number = typeof pull === 'number' ? pull : await pull(client)
    if (number === undefined) return log.say(none)
    const marker = markerOf(setting.job, inputs)
    const nothing = report.verdict === 'noise' || report.verdict === 'identical'
    const onlyUpdate = inputs.comment === 'changes' && nothing
    const full = opening(await comment.render(report, {...context, marker}), onlyUpdate)
    const counts = `refdiff: ${titleOf(report)}\n\n${marker}\n`
    const done = await keepComment(client, number, {full, counts}, {marker, onlyUpdate})
    if (done !== 'nothing') log.say(`The comment on pull request ${number} was ${done}`)
  })
}

/** A comment that once told of changes says that there are none any more. */
function opening(text: string, isOver: boolean): string {
  return isOver ? `refdiff: no longer any change\n${text.slice(text.indexOf('\n') + 1)}` : text
}

/** Makes the check run on the commit that the pull request shows. */
export async function deliverCheckRun(
  delivery: Delivery,
  commit: string,
  all: readonly Annotation[],
  fails: boolean,
): Promise<void> {
  const {report, inputs, context, log} = delivery
  if (!inputs.checkRun) return
  await attempt('check run', 'checks: write', delivery, async client => {
    const summary = await markdown.render(report, {...context, limits: {bytes: summaryLimit}})
    const text = {title: titleOf(report), summary}
    const left = await makeCheckRun(client, commit, all, text, conclusionOf(report.verdict, fails))
    if (left > 0) log.say(`The check run has no place for ${counted(left, 'more annotation')}; its summary counts them`)
  })
}

/** The result of a comparison never depends on its delivery. */
async function attempt(
  what: string,
  permission: string,
  {client, log}: Delivery,
  deliver: (client: Client) => Promise<void>,
): Promise<void> {
  try {
    const found = await client()
    if (!found) return log.say(`No ${what}: there is no token`)
    await deliver(found)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const forbidden = error.status === 403 || error.status === 404
    const hint = forbidden ? `; the job needs \`${permission}\`, which forks and Dependabot never get` : ''
    log.say(`No ${what}: GitHub refused it, ${error.message}${hint}`)
  }
}
