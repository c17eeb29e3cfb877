import {help} from '../../src/cli/help.ts'
import {commands, formatIds} from '../../src/cli/options.ts'
import {formats} from '../../src/report/index.ts'
import {rules} from '../../src/rules/index.ts'
import {tableTypes} from '../../src/tables/index.ts'

/** The generated parts of the README by name, each from what the program itself uses. */
export const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  help: () => commands.map(command => `\`\`\`text\n${help(command).trim()}\n\`\`\``).join('\n\n'),
  formats: () =>
    table(
      ['Format', 'For'],
      formatIds.map(id => [code(id), formats.find(format => format.id === id)?.summary ?? runnerSummary]),
    ),
  rules: () =>
    table(
      ['Rule', 'Level', 'Reports'],
      rules.map(({id, level, summary}) => [code(id), level, summary]),
    ),
  'table types': () =>
    table(
      ['Type', 'A row is', 'Key'],
      tableTypes.map(({id, noun, key}) => [code(id), `a ${noun}`, key.map(code).join(', ')]),
    ),
}

const runnerSummary = 'annotations on the lines of a pull request, by the commands that GitHub’s runner reads'

const code = (text: string): string => `\`${text}\``

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}
