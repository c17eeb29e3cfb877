import {UserError} from '../../errors.ts'
import {rules} from '../../rules/index.ts'
import type {Example, Rule} from '../../rules/rule.ts'
import {closest} from '../../text/closest.ts'
import type {Arguments} from '../arguments.ts'
import type {Io} from '../io.ts'
import {deliver} from '../output.ts'

/** `refdiff explain [RULE]`. */
export async function explain(args: Arguments, io: Io): Promise<number> {
  const [id] = args.positionals
  deliver(id === undefined ? list() : explanation(ruleNamed(id)), args, io)
  return 0
}

function ruleNamed(id: string): Rule {
  const rule = rules.find(rule => rule.id === id)
  if (rule) return rule
  const meant = closest(
    id,
    rules.map(({id}) => id),
  )
  const hint = meant ? `did you mean \`refdiff explain ${meant}\`?` : 'see `refdiff explain` for all rules'
  throw new UserError('usage', `no rule is named \`${id}\``, hint)
}

function list(): string {
  const width = Math.max(...rules.map(({id}) => id.length))
  return rules.map(({id, level, summary}) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}\n`).join('')
}

function explanation({id, level, summary, why, examples}: Rule): string {
  return `${[`${id} (${level})`, `${summary}.`, `${why}.`, ...examples.map(shown)].join('\n\n')}\n`
}

function shown({title, old, new: next, level}: Example): string {
  const heading = level ? `Example: ${title} (${level})` : `Example: ${title}`
  return [heading, old === next ? indented(next) : `${indented(old)}\n\n  becomes\n\n${indented(next)}`].join('\n\n')
}

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map(line => (line ? `    ${line}` : ''))
    .join('\n')
