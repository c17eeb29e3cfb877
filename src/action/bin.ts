import {visible} from '../report/parts/visible.ts'
import {openLog} from './log.ts'
import {main} from './run-action.ts'
import {troubleOf} from './trouble.ts'

const log = openLog(text => process.stdout.write(text))
main(process.env, log)
  .catch(async (error: unknown) => {
    const {error: fail} = await import('./toolkit.ts')
    const trouble = troubleOf(error)
    // The words of a bug may be words of the document, so that they go where the runner obeys nothing.
    if (trouble === undefined) log.say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const words = trouble ?? 'refdiff has a bug, its trace is in the log'
    fail(words.split('\n').map(visible).join('\n'), {title: 'refdiff'})
    return 2
  })
  .then(status => {
    process.exitCode = status
  })
