import type {Report} from '../model.ts'
import {acceptAll} from './accept-all.ts'
import type {Compared} from './compare-revisions.ts'
import type {Event} from './event.ts'
import {findLabel} from './labels.ts'
import type {World} from './run-world.ts'

/** The report with what a label accepts; why one accepts nothing is one line in the log. */
export async function acceptedByLabel(
  {report, base, head}: Pick<Compared, 'report' | 'base' | 'head'>,
  event: Event,
  {inputs, client, log}: Pick<World, 'inputs' | 'client' | 'log'>,
): Promise<Report> {
  const {acceptLabels: labels, acceptLabelHolds: holds} = inputs
  const {error, warning, notice} = report.summary
  if (labels.length === 0 || error + warning + notice === 0) return report
  const changed = report.documents.filter(({verdict}) => verdict !== 'noise' && verdict !== 'identical')
  const sides = changed.flatMap(document => [document.old?.path ?? [], document.new?.path ?? []].flat())
  const question = {event, base, head, labels, holdsLater: holds === 'later', paths: new Set(sides)}
  const answer = await findLabel(await client(), question)
  if (!('label' in answer)) {
    const names = labels.map(label => `\`${label}\``).join(' or ')
    if (answer.because !== undefined) log.say(`Label ${names} accepts nothing: ${answer.because}`)
    return report
  }
  const on = answer.on.map(number => `#${number}`).join(', ')
  log.say(`Label \`${answer.label}\` on ${on} accepts all findings`)
  return acceptAll(report, {reason: `label ${answer.label}`, by: on})
}
