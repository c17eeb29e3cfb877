import type {DocumentReport} from '../model.ts'
import type {Inputs} from './inputs.ts'

/**
 * How the open findings of these documents are accepted: by a label, by entries that the pull request brings along.
 *
 * @param base the revision that they were compared with
 */
export function waysToAccept(
  {acceptLabels, acceptFrom}: Pick<Inputs, 'acceptLabels' | 'acceptFrom'>,
  base: string | undefined,
): (documents: readonly DocumentReport[]) => readonly string[] {
  return ([document]) => {
    const labels = acceptLabels.map(label => `\`${label}\``).join(' or ')
    const byLabel = labels === '' ? [] : [`set label ${labels}`]
    const {old, new: next} = document ?? {}
    if (acceptFrom === 'base' || base === undefined || !old?.path) return byLabel
    const command = ['refdiff accept', quoted(`${base}:${old.path}`), next?.path ? quoted(next.path) : '/dev/null']
    return [...byLabel, `run \`${command.join(' ')} --reason '…'\` and commit what it writes`]
  }
}

/** As a shell takes it for one plain word: the name of a file is whatever its author likes. */
function quoted(text: string): string {
  return /^[\w./:@+-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`
}
