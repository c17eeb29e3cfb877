import {dirname, join} from 'node:path/posix'
import {acceptanceFile, parseAcceptances} from '../accept/acceptances.ts'
import {parseConfig} from '../config/parse-config.ts'
import {UserError} from '../errors.ts'
import type {Config} from '../model.ts'
import {decode} from '../source/bytes.ts'
import type {Inputs} from './inputs.ts'
import type {Log} from './log.ts'
import type {Store} from './store/store.ts'

/** The config file, and the acceptance file that stands beside it. */
export function settingPaths({config}: Pick<Inputs, 'config'>): [config: string, accepted: string] {
  return [config, join(dirname(config), acceptanceFile)]
}

interface Place {
  readonly store: Store
  readonly base: string | undefined
  readonly head: string
}

/**
 * Config and acceptances of a comparison. The config is the base revision's: a pull request must not quietly switch its
 * own checker off. The head's counts only where the base has none, and the log says so. Acceptances are decisions that
 * a pull request brings along, so that they are the head's unless asked for otherwise. Throws `UserError` with line
 * and column of a mistake.
 */
export async function readConfig(
  {store, base, head}: Place,
  {configGiven, acceptFrom, ...inputs}: Pick<Inputs, 'config' | 'configGiven' | 'acceptFrom'>,
  log: Log,
): Promise<Partial<Config>> {
  const [config, accepted] = settingPaths(inputs)
  const [before, after] = await Promise.all([
    base === undefined ? undefined : textsOf(store, base, [config, accepted]),
    textsOf(store, head, [config, accepted]),
  ])
  const text = before?.get(config) ?? after.get(config)
  if (text === undefined && configGiven) {
    throw new UserError('no-config', `Config file \`${config}\` is in neither revision`, 'Check input `config`')
  }
  if (text !== undefined && before?.get(config) === undefined) {
    log.say(`${config} is taken from the head revision, since the base has none`)
  }
  const decisions = (acceptFrom === 'base' ? before : after)?.get(accepted)
  return {
    ...(text === undefined ? {} : await parseConfig(text, config)),
    ...(decisions === undefined ? {} : {acceptances: await parseAcceptances(decisions, accepted)}),
    today: new Date().toISOString().slice(0, 10),
  }
}

async function textsOf(store: Store, commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await store.find(commit, paths)
  const contents = found.size > 0 ? await store.read([...found.values()]) : new Map<string, Uint8Array>()
  return new Map([...found].map(([path, id]) => [path, decode(contents.get(id) ?? new Uint8Array(), path)]))
}
