import {UserError} from '../errors.ts'
import type {Report} from '../model.ts'
import {closest} from '../text/closest.ts'
import type {FormatId, RenderOptions} from './format.ts'
import {formats} from './index.ts'

/** The formats that a report can be shown in. */
export const formatIds: readonly FormatId[] = formats.map(({id}) => id as FormatId)

/**
 * A report in one of the formats.
 *
 * @throws UserError `bad-format` for another one, and for `json-patch` without `patch`
 */
export async function renderAs(report: Report, id: FormatId, options: RenderOptions): Promise<string> {
  const format = formats.find(known => known.id === id)
  if (!format) {
    const meant = closest(String(id), formatIds)
    const expected = formatIds.map(known => `\`${known}\``).join(', ')
    throw new UserError(
      'bad-format',
      `Unexpected format \`${id}\`, expected one of ${expected}`,
      meant && `did you mean \`${meant}\`?`,
    )
  }
  if (id === 'json-patch' && !options.patch) {
    throw new UserError(
      'bad-format',
      'Missing `patch`, expected that of the comparison',
      'give `compareDocuments`\u2019s',
    )
  }
  return format.render(report, {colour: false, width: Number.POSITIVE_INFINITY, ...options})
}
