import {readFile} from 'node:fs/promises'
import {type InputDefinition, inputDefinitions} from '../../src/action/inputs.ts'
import {outputDefinitions} from '../../src/action/outputs.ts'
import {description, exitStatus, spelling} from '../../src/cli/help.ts'
import {commands, type Option, options} from '../../src/cli/options.ts'
import {formats} from '../../src/report/index.ts'
import {rules} from '../../src/rules/index.ts'
import {tableTypes} from '../../src/tables/index.ts'
import {NOISE} from '../../src/tables/noise.ts'

/** A generated part of a page: an example file as it is, or one of the parts below. */
export async function part(name: string): Promise<string> {
  if (name.startsWith('examples/')) {
    const text = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
    return `\`\`\`yaml\n${text.trim()}\n\`\`\``
  }
  const make = parts[name]
  if (!make) throw new Error(`no part is named ${name}`)
  return make()
}

/** Each from what the program itself uses. */
const parts: Readonly<Record<string, () => string>> = {
  commands: () =>
    table(
      ['Command', 'Gives'],
      commands.map(({name, takes, summary}) => [code(`refdiff ${name} ${takes}`), summary]),
    ),
  options: () =>
    table(
      ['Option', 'Of', 'Meaning'],
      options.map(option => [code(spelling(option).trim()), usedBy(option), description(option)]),
    ),
  'exit status': () => exitStatus,
  inputs: () =>
    table(
      ['Input', 'Default', 'Meaning'],
      inputDefinitions.map(({name, summary, ...rest}: InputDefinition) => [
        code(name),
        rest.default ? code(rest.default) : '',
        rest.values ? `${summary}: ${rest.values.map(code).join(', ')}` : summary,
      ]),
    ),
  outputs: () =>
    table(
      ['Output', 'Meaning'],
      outputDefinitions.map(({name, summary}) => [code(name), summary]),
    ),
  formats: () =>
    table(
      ['Format', 'For'],
      formats.map(({id, summary}) => [code(id), summary]),
    ),
  rules: () =>
    table(
      ['Rule', 'Level', 'Reports'],
      rules.map(({id, level, summary}) => [code(id), level, summary]),
    ),
  'table types': () =>
    table(
      ['Type', 'A row is', 'Key'],
      tableTypes.map(({id, noun, key}) => [
        code(id),
        article(noun),
        key.map(code).join(', ') || 'as in any other table',
      ]),
    ),
  noise: () =>
    table(
      ['Entry', 'Why it is no change', 'Seen in'],
      NOISE.map(({id, reason, seenIn}) => [code(id), reason, seenIn]),
    ),
}

/** The commands that an option belongs to; nothing where it is all of them. */
function usedBy({name}: Option): string {
  const users = commands.filter(command => command.options.includes(name))
  return users.length === commands.length ? 'all' : users.map(command => command.name).join(', ')
}

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

const code = (text: string): string => `\`${text}\``

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}
