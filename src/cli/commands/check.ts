import {checkDocuments} from '../../inspect.ts'
import {readDocuments} from '../../source/sides.ts'
import type {Arguments} from '../arguments.ts'
import type {Io} from '../io.ts'
import {conclude} from '../report.ts'
import {settings} from '../settings.ts'

/** `refdiff check DOC...`. */
export async function check(args: Arguments, io: Io): Promise<number> {
  const config = await settings(args, io)
  const report = await checkDocuments(await readDocuments(args.positionals, io), config)
  return conclude(report, {}, args, io)
}
