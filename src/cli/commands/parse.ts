import {parseDocument} from '../../inspect.ts'
import {visibleJson} from '../../report/parts/visible.ts'
import {readSource} from '../../source/index.ts'
import type {Arguments} from '../arguments.ts'
import {settings} from '../config-option.ts'
import type {Io} from '../io.ts'
import {deliver} from '../output.ts'

/** `refdiff parse DOC`. */
export async function parse(args: Arguments, io: Io): Promise<number> {
  const config = await settings(args, io)
  const parsed = await parseDocument(await readSource(args.positionals[0] ?? '', io), config)
  deliver(visibleJson(`${JSON.stringify(parsed, null, 2)}\n`), args, io)
  return 0
}
