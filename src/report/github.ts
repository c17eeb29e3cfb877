import {counted} from '../text/count.ts'
import type {Format} from './format.ts'
import {visible} from './parts/visible.ts'

/**
 * Workflow commands, one an annotation, and the verdict in the last line (GitHub's documentation, "Workflow commands for
 * GitHub Actions"; actions/toolkit, packages/core/src/command.ts).
 */
const github: Format = {
  id: 'github',
  summary: 'annotations on the lines of a pull request, by the commands that GitHub’s runner reads',
  async render(report) {
    const {annotations} = await import('./annotations.ts')
    const commands = annotations(report).map(({level, title, file, line, message}) => {
      const properties = {title, file: file === undefined ? undefined : visible(file), line}
      const given = Object.entries(properties).filter(([, value]) => value !== undefined)
      return `::${level} ${given.map(([name, value]) => `${name}=${property(String(value))}`).join(',')}::${data(message)}\n`
    })
    const {error, warning, notice} = report.summary
    const counts = [counted(error, 'error'), counted(warning, 'warning'), counted(notice, 'notice')]
    return `${commands.join('')}refdiff: ${report.verdict} (${counts.join(', ')})\n`
  },
}

export default github

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
