import {UserError} from '../errors.ts'
import {visible} from '../report/parts/visible.ts'
import {openLog} from './log.ts'
import {main} from './main.ts'

const log = openLog(text => process.stdout.write(text))
process.exitCode = await main(process.env, log).catch(async (error: unknown) => {
  const core = await import('@actions/core')
  if (error instanceof UserError) {
    core.error(visible(error.hint === undefined ? error.message : `${error.message}. ${error.hint}`), {
      title: 'refdiff',
    })
    return 2
  }
  // A bug: its words may hold words of the document, so that they too go where the runner obeys nothing.
  log.say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  core.error('refdiff has a bug; the log holds its trace', {title: 'refdiff'})
  return 2
})
