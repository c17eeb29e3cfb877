import {UserError} from '../errors.ts'
import type {Report} from '../model.ts'
import markdown from '../report/markdown.ts'
import {compareRevisions} from './compare-revisions.ts'
import {contextOf, deliverComment, linkTo, writeSummary} from './deliver.ts'
import {Refused} from './github/client.ts'
import {claimed, type Pull, pullOf, readReport} from './handed-over.ts'
import {acceptedByLabel} from './label-acceptance.ts'
import type {World} from './run-world.ts'
import {openReader} from './store/revision-reader.ts'
import {troubleOf} from './trouble.ts'
import {waysToAccept} from './ways-to-accept.ts'

/**
 * Delivers what another run left as a report: a comment, and the job summary. That run worked for whoever opened the pull
 * request, so that its report is a claim: the pull request is compared anew, and only where that cannot be done the
 * claim is shown, without its acceptances and called what it is.
 */
export async function handOver(world: World, path: string): Promise<number> {
  const {env, inputs, setting, log} = world
  const {event} = setting
  if (event.kind !== 'workflow_run') {
    throw new UserError(
      'no-workflow-run',
      'Input `report` is for event `workflow_run`',
      'Leave it out, and give `path`',
    )
  }
  if (inputs.checkRun) {
    const hint = 'Leave `check-run` out here'
    throw new UserError('untrusted', 'A check run cannot stand on a report that the pull request wrote', hint)
  }
  const claim = claimed(await readReport(path))
  const pull = await found(() => pullIn(world, event))
  const own = pull.value && (await found(() => compared(world, pull.value as Pull, claim)))
  const because = own?.because ?? pull.because ?? 'no open pull request has this commit'
  const note = own?.value
    ? undefined
    : `This is the pull request's own word, which refdiff could not check: ${because}. Its acceptances are left out`
  const report = own?.value?.report ?? claim
  const link = linkTo(setting, ({revision}, line) => ({...(revision === undefined ? {} : {commit: revision}), line}))
  const context = {
    ...contextOf(setting, own?.value ? link : undefined),
    ...(own?.value ? {accept: waysToAccept(inputs, own.value.base)} : {}),
    ...(note === undefined ? {} : {note}),
  }
  if (note !== undefined) log.say(note)
  await writeSummary(env.GITHUB_STEP_SUMMARY, await markdown.render(report, context), log)
  await deliverComment({...world, report, context}, async client => {
    const target = pull.value ?? (await pullOf(client, event))
    return target && {number: target.number, commit: event.head}
  })
  return 0
}

async function pullIn({client}: World, event: Parameters<typeof pullOf>[1]): Promise<Pull | undefined> {
  const connected = await client()
  return connected && pullOf(connected, event)
}

/** The pull request compared by this run itself, as if it had been started for it. */
async function compared(world: World, {number, head, base}: Pull, claim: Report) {
  const {setting, inputs, env, client, log} = world
  const kind = 'pull_request_target' as const
  const event = {kind, number, head: head.sha, base: base.sha, baseRef: base.ref, labeled: undefined}
  const reader = await openReader({setting, env, token: inputs.token, client})
  // What the claim is about is one of the things that can be looked up.
  const named = claim.documents.flatMap(({old, new: next}) => next?.path ?? old?.path ?? [])
  const wanted = await compareRevisions(event, {...inputs, ifMissing: 'ignore'}, reader, log, named)
  return {report: await acceptedByLabel(wanted, event, world), base: wanted.base}
}

/** The value, or in words why there is none. */
async function found<T>(ask: () => Promise<T>): Promise<{value?: T; because?: string}> {
  try {
    return {value: await ask()}
  } catch (error) {
    if (!(error instanceof UserError) && !(error instanceof Refused)) throw error
    return {because: troubleOf(error) ?? error.message}
  }
}
