import {compareDocuments} from '../../compare.ts'
import {readSides} from '../../source/sides.ts'
import type {Arguments} from '../arguments.ts'
import {settings} from '../config-option.ts'
import type {Io} from '../io.ts'
import {conclude} from '../report.ts'

/** `refdiff diff OLD NEW`. */
export async function diff(args: Arguments, io: Io): Promise<number> {
  const [oldName = '', newName = ''] = args.positionals
  const config = await settings(args, io)
  const {old, new: next} = await readSides(oldName, newName, io, config.documents)
  const {report, patch} = await compareDocuments(old, next, config)
  return conclude(report, {patch}, args, io)
}
