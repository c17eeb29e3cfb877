import type {RenderContext} from '../report/format.ts'
import json from '../report/json.ts'
import markdown from '../report/markdown.ts'
import {visible} from '../report/parts/visible.ts'
import {fails} from '../rules/levels.ts'
import {annotationsOf, type Places, placesOf, print, settingAnnotations} from './annotate.ts'
import {type Compared, compareRevisions} from './compare-revisions.ts'
import {
  contextOf,
  type Delivery,
  deliverCheckRun,
  deliverComment,
  deliverTrouble,
  linkTo,
  type Target,
  writeSummary,
} from './deliver.ts'
import {readSetting, type Setting} from './event.ts'
import {connect} from './github/client.ts'
import {handOver} from './hand-over.ts'
import {readInputs} from './inputs.ts'
import {acceptedByLabel} from './label-acceptance.ts'
import type {Log} from './log.ts'
import {once} from './once.ts'
import {outputsOf, writeReports} from './outputs.ts'
import type {World} from './run-world.ts'
import {openReader} from './store/revision-reader.ts'
import {troubleOf} from './trouble.ts'
import {waysToAccept} from './ways-to-accept.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Runs the Action. Resolves to the exit status: 0, 1 for findings at or above `fail-on`. Throws `UserError`. */
export async function main(env: Env, log: Log): Promise<number> {
  const inputs = readInputs(name => env[`INPUT_${name.toUpperCase()}`] ?? '')
  const setting = await readSetting(env, inputs.workingDirectory)
  const client = once(async () => {
    if (inputs.token === undefined || setting.repository === '') return undefined
    return connect({api: setting.api, token: inputs.token, repository: setting.repository, log})
  })
  const world = {env, inputs, setting, client, log}
  try {
    return await (inputs.report === undefined ? compareAndReport(world) : handOver(world, inputs.report))
  } catch (error) {
    await deliverTrouble(troubleOf(error) ?? 'refdiff has a bug, its trace is in the log', world, targetOf(setting))
    throw error
  }
}

/** The pull request that the event is about. */
function targetOf({event}: Setting): Target | undefined {
  return 'number' in event ? {number: event.number, commit: event.head} : undefined
}

async function compareAndReport({env, inputs, setting, client, log}: World): Promise<number> {
  // The toolkit takes longer to load than git to answer, and is not needed before.
  const loading = import('./toolkit.ts')
  loading.catch(() => {})
  const reader = await openReader({setting, env, token: inputs.token, client})
  const compared = await compareRevisions(setting.event, inputs, reader, log)
  const report = await acceptedByLabel(compared, setting.event, {inputs, client, log})
  const places = await placesOf(report, compared, inputs, log)
  const accept = waysToAccept(inputs, compared.base)
  const context = {...contextOf(setting, undefined), ...placesFor(setting, compared, places), accept}
  const failed = fails(report.summary, inputs.failOn)
  const core = await loading
  const summary = await markdown.render(report, context)
  const files = await writeReports(setting.temporary, {json: await json.render(report, context), markdown: summary})
  for (const [name, value] of outputsOf(report, files)) core.setOutput(name, value)
  const {doubt} = compared
  const first = [
    ...settingAnnotations(compared.settings, places, report),
    ...(doubt === undefined ? [] : [{level: 'warning' as const, title: 'refdiff: base', message: visible(doubt)}]),
  ]
  const delivery: Delivery = {report, inputs, setting, context, client, log}
  // What the check run shows on the lines is not shown there a second time.
  const isShown = await showInCheckRun(delivery, compared, places, failed)
  print([...first, ...(isShown ? [] : annotationsOf(report, places, inputs, kept - first.length))], core)
  await writeSummary(env.GITHUB_STEP_SUMMARY, summary, log)
  await deliverComment(delivery, targetOf(setting))
  log.say(`Verdict: ${report.verdict}`)
  return compared.settings.mistakes.length > 0 ? 2 : failed ? 1 : 0
}

/** Whether there is a check run that holds all annotations. */
async function showInCheckRun(
  delivery: Delivery,
  {head}: Pick<Compared, 'head'>,
  places: Places,
  failed: boolean,
): Promise<boolean> {
  const {report, inputs, setting} = delivery
  if (!inputs.checkRun) return false
  const everywhere = inputs.annotate === 'none' ? 'reference' : inputs.annotate
  const all = annotationsOf(report, places, {annotate: everywhere}, Number.POSITIVE_INFINITY)
  return deliverCheckRun(delivery, targetOf(setting)?.commit ?? head, all, failed)
}

/** How many annotations of a level the runner keeps of one step. */
const kept = 10

/** Lines of the new side are shown in the head commit, where the pull request's reader finds them. */
function placesFor(
  setting: Setting,
  {base, head, shown}: Compared,
  places: Places,
): Pick<RenderContext, 'link' | 'line'> {
  const at: Parameters<typeof linkTo>[1] = (side, line) => {
    if (side.revision !== head || shown === undefined) return {commit: side.revision ?? base, line}
    return {commit: shown, line: places.shown(side.path ?? '', line) ?? line}
  }
  return {link: linkTo(setting, at), line: (side, line) => at(side, line).line}
}
