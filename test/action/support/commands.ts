/** A workflow command as the runner understood it. */
export interface Command {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

export interface ReadLog {
  readonly annotations: readonly Command[]
  readonly lost: readonly Command[]
  readonly obeyed: readonly Command[]
  /** What the log shows. */
  readonly log: string
}

const known = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output stop-commands warning internal-set-repo-path'.split(
    ' ',
  ),
)
const levels = ['error', 'warning', 'notice']
const kept = 10
const messageLimit = 4096

/** Reads a step's output by the rules of actions/runner: ActionCommandManager, ActionCommand, ExecutionContext. */
export function readLog(raw: string): ReadLog {
  const annotations: Command[] = []
  const lost: Command[] = []
  const obeyed: Command[] = []
  const log: string[] = []
  let stopped: string | undefined
  for (const line of raw.split(/\r?\n|\r/)) {
    const command = newStyle(line, stopped) ?? oldStyle(line, stopped)
    if (command && stopped !== undefined && command.name === stopped) stopped = undefined
    else if (!command || stopped !== undefined) log.push(line)
    else if (command.name === 'stop-commands') stopped = command.message
    else if (levels.includes(command.name)) {
      const cut = {...command, message: command.message.slice(0, messageLimit)}
      const many = annotations.filter(({name}) => name === command.name).length
      if (many < kept) annotations.push(cut)
      else lost.push(cut)
      log.push(command.message)
    } else obeyed.push(command)
  }
  return {annotations, lost, obeyed, log: log.join('\n')}
}

/** `::name key=value,key=value::message`, alone on its line. */
function newStyle(line: string, stopped: string | undefined): Command | undefined {
  const text = line.trim()
  if (!text.startsWith('::')) return undefined
  const end = text.indexOf('::', 2)
  if (end < 0) return undefined
  const info = text.slice(2, end)
  const space = info.indexOf(' ')
  const name = space < 0 ? info : info.slice(0, space)
  if (!known.has(name) && name !== stopped) return undefined
  return {
    name,
    properties: properties(space < 0 ? '' : info.slice(space), ',', property),
    message: data(text.slice(end + 2)),
  }
}

/** `##[name key=value;key=value]message`, anywhere in a line. */
function oldStyle(line: string, stopped: string | undefined): Command | undefined {
  const start = line.indexOf('##[')
  const end = line.indexOf(']', start)
  if (start < 0 || end < 0) return undefined
  const info = line.slice(start + 3, end)
  const space = info.indexOf(' ')
  const name = space < 0 ? info : info.slice(0, space)
  if (!known.has(name) && name !== stopped) return undefined
  return {
    name,
    properties: properties(space < 0 ? '' : info.slice(space), ';', oldText),
    message: oldText(line.slice(end + 1)),
  }
}

function properties(text: string, separator: string, plain: (text: string) => string): Record<string, string> {
  const pairs = text
    .trim()
    .split(separator)
    .flatMap(part => {
      const at = part.indexOf('=')
      return at > 0 ? [[part.slice(0, at).trim(), plain(part.slice(at + 1))]] : []
    })
  return Object.fromEntries(pairs)
}

const data = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
const property = (text: string) =>
  text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%')
const oldText = (text: string) =>
  text
    .replaceAll('%3B', ';')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%5D', ']')
    .replaceAll('%25', '%')
