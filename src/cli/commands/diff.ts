import {compareDocuments} from '../../compare.ts'
import type {Arguments} from '../arguments.ts'
import {settings} from '../config-option.ts'
import type {Io} from '../io.ts'
import {conclude} from '../report.ts'
import {sidesOf} from '../sides-of.ts'

/** `refdiff diff [OLD [NEW]] [-- PATH...]`. */
export async function diff(args: Arguments, io: Io): Promise<number> {
  const config = await settings(args, io)
  const {old, new: next} = await sidesOf(args, io, config.documents)
  const {report, patch} = await compareDocuments(old, next, config)
  return conclude(report, {patch}, args, io)
}
