import {UserError} from '../../errors.ts'
import {checkDocuments} from '../../inspect.ts'
import type {Config} from '../../model.ts'
import {readDocuments} from '../../source/sides.ts'
import type {Arguments} from '../arguments.ts'
import {settings} from '../config-option.ts'
import type {Io} from '../io.ts'
import {conclude} from '../report.ts'

/** `refdiff check DOC...`. */
export async function check(args: Arguments, io: Io): Promise<number> {
  const config = await settings(args, io)
  const names = args.positionals.length > 0 ? args.positionals : configured(config)
  const report = await checkDocuments(await readDocuments(names, io, config.documents), config)
  return conclude(report, {}, args, io)
}

/** Without arguments the documents that the config names are checked, from the working folder down. */
function configured({documents}: Partial<Config>): string[] {
  if (documents) return ['.']
  const hint = 'name one, or list them under `documents` in `refdiff.yml`'
  throw new UserError('usage', '`refdiff check` expects a document', hint)
}
