import {appendFile} from 'node:fs/promises'
import type {Report, Side} from '../model.ts'
import type {Annotation} from '../report/annotations.ts'
import comment from '../report/comment.ts'
import type {RenderContext} from '../report/format.ts'
import markdown from '../report/markdown.ts'
import {message, nameText} from '../report/parts/escape.ts'
import {clip} from '../report/parts/visible.ts'
import {counted} from '../text/count.ts'
import {conclusionOf, makeCheckRun, summaryLimit, titleOf} from './check-run.ts'
import type {Setting} from './event.ts'
import {type Client, Refused, reasonOf} from './github/client.ts'
import type {Inputs} from './inputs.ts'
import type {Log} from './log.ts'
import {type CommentText, keepComment, markerOf} from './post-comment.ts'

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

/** The step's own name, or the one that it was given. */
export function nameOf({name}: Inputs, {step}: Setting): string {
  return name ?? step
}

export interface Delivery {
  readonly report: Report
  readonly inputs: Inputs
  readonly setting: Setting
  readonly context: RenderContext
  readonly client: () => Promise<Client | undefined>
  readonly log: Log
}

/** A pull request at one of its commits. */
export interface Target {
  readonly number: number
  readonly commit: string
}

/** The pull request that a comment belongs to, or how to find it. */
export type Pull = Target | undefined | ((client: Client) => Promise<Target | undefined>)

/** Keeps the comment on the pull request. What cannot be delivered is one line in the log. */
export async function deliverComment(delivery: Delivery, pull: Pull): Promise<void> {
  const {report, inputs, setting, context, log} = delivery
  if (inputs.comment === 'never') return
  const none = 'No comment: no pull request belongs to this event'
  if (pull === undefined) return log.say(none)
  await attempt('comment', 'pull-requests: write', delivery, async client => {
    const target = typeof pull === 'function' ? await pull(client) : pull
    if (target === undefined) return log.say(none)
    const name = nameOf(inputs, setting)
    const marker = markerOf(name)
    const nothing = report.verdict === 'noise' || report.verdict === 'identical'
    const onlyUpdate = inputs.comment === 'changes' && nothing
    const {commit} = target
    const full = opening(await comment.render(report, {...context, marker, subject: {name, commit}}), onlyUpdate)
    const counts = `refdiff: ${titleOf(report)} at ${commit.slice(0, 7)}\n\n${marker}\n`
    await post(client, {full, counts}, {...target, marker, onlyUpdate}, log)
  })
}

/** Says in the comment that an earlier run left, if there is one, why this run has no result. */
export async function deliverTrouble(
  trouble: string,
  {inputs, setting, client, log}: Omit<Delivery, 'report' | 'context'>,
  target: Target | undefined,
): Promise<void> {
  if (inputs.comment === 'never' || target === undefined) return
  await attempt('comment', 'pull-requests: write', {client, log}, async connected => {
    const name = nameOf(inputs, setting)
    const marker = markerOf(name)
    const more = setting.run === undefined ? '' : `\n[Log](${setting.run})`
    const at = `refdiff: no result for ${target.commit.slice(0, 7)}`
    const full = `${at}. ${message(clip(trouble, 1_000))}\n${more} · ${nameText(name)}\n\n${marker}\n`
    await post(connected, {full, counts: `${at}\n\n${marker}\n`}, {...target, marker, onlyUpdate: true}, log)
  })
}

async function post(
  client: Client,
  text: CommentText,
  target: Target & {readonly marker: string; readonly onlyUpdate: boolean},
  log: Log,
): Promise<void> {
  const {number, commit} = target
  const done = await keepComment(client, text, {...target, issue: number})
  if (done === 'outdated')
    log.say(`No comment: pull request ${number} has another commit now than ${commit.slice(0, 7)}`)
  else if (done !== 'nothing') log.say(`The comment on pull request ${number} was ${done}`)
}

/** A comment that once told of changes says that there are none any more. */
function opening(text: string, isOver: boolean): string {
  return isOver ? `refdiff: no longer any change\n${text.slice(text.indexOf('\n') + 1)}` : text
}

/** Makes the check run on the commit that the pull request shows; whether it was made. */
export async function deliverCheckRun(
  delivery: Delivery,
  commit: string,
  all: readonly Annotation[],
  fails: boolean,
): Promise<boolean> {
  const {report, inputs, setting, context, log} = delivery
  return attempt('check run', 'checks: write', delivery, async client => {
    const summary = await markdown.render(report, {...context, limits: {bytes: summaryLimit}})
    const text = {name: nameOf(inputs, setting), title: titleOf(report), summary}
    const left = await makeCheckRun(client, commit, all, text, conclusionOf(report.verdict, fails))
    if (left > 0) log.say(`The check run has no place for ${counted(left, 'more annotation')}; its summary counts them`)
  })
}

/** Whether it was delivered: the result of a comparison never depends on it. */
async function attempt(
  what: string,
  permission: string,
  {client, log}: Pick<Delivery, 'client' | 'log'>,
  deliver: (client: Client) => Promise<void>,
): Promise<boolean> {
  try {
    const found = await client()
    if (found) await deliver(found)
    else log.say(`No ${what}: there is no token`)
    return found !== undefined
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    log.say(`No ${what}: ${reasonOf(error, permission)}`)
    return false
  }
}
