import {type Command, choicesOf, commands, type Option, optionNamed} from './options.ts'

/** The help text of one command, or of all. */
export function help(command: Command | undefined): string {
  return command ? commandHelp(command) : overview()
}

function overview(): string {
  return `refdiff says what really changed between two revisions of a Markdown reference document.

Usage:
${columns(commands.map(({name, takes, summary}) => [`refdiff ${name} ${takes}`, summary]))}

${optionLines(['help', 'version'])}

\`refdiff COMMAND --help\` lists the command's options.

${exitStatus}
`
}

function commandHelp(command: Command): string {
  const {name, takes, summary, notes, options} = command
  const blocks = [
    `Usage: refdiff ${name} ${takes}`,
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...(notes ? [wrapped(notes, 100).join('\n')] : []),
    optionLines(options, command),
    exitStatus,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** What the exit status says, for help and documentation. */
export const exitStatus = `Exit status: 0 no finding at or above --fail-on, 1 findings at or above it, 2 error
(bad usage, unreadable input, no table in either document, bad config).`

const optionLines = (names: readonly string[], command?: Command): string =>
  `Options:\n${columns(names.map(optionNamed).map(option => [spelling(option), description(option, command)]))}`

/** An option as it is written: `-f, --format FORMAT`. */
export const spelling = ({name, short, value}: Option): string =>
  `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`

/** What it does, the values it takes, and which holds when it is not given. */
export function description(option: Option, command?: Command): string {
  const {summary, default: usual} = option
  const choices = choicesOf(option, command)
  if (!choices) return summary
  return `${summary}: ${choices.map(choice => (choice === usual ? `${choice} (default)` : choice)).join(', ')}`
}

/** Two columns; what does not fit into 100 beside the first goes on underneath itself. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows
    .flatMap(([left, right]) =>
      wrapped(right, 100 - width - 4).map((line, at) => `  ${(at === 0 ? left : '').padEnd(width)}  ${line}`),
    )
    .join('\n')
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}
