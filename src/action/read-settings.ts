import {dirname, join} from 'node:path/posix'
import {acceptanceFile, parseAcceptances} from '../accept/acceptances.ts'
import {parseConfig} from '../config/parse-config.ts'
import {UserError} from '../errors.ts'
import type {Acceptance, Config} from '../model.ts'
import {decode} from '../source/bytes.ts'
import type {Inputs} from './inputs.ts'
import type {Store} from './store/store.ts'

/** The config file, and the acceptance file that stands beside it. */
export function settingPaths({config}: Pick<Inputs, 'config'>): [config: string, accepted: string] {
  return [config, join(dirname(config), acceptanceFile)]
}

/** What a comparison is judged by, and what the head would change about that. */
export interface Settings {
  readonly config: Partial<Config>
  /** The head's config, where it is a proposal. */
  readonly proposed: Partial<Config> | undefined
  /** Mistakes in what the head proposes. */
  readonly mistakes: readonly UserError[]
  /** What the trusted commit has that cannot be read, for which the head's is taken. */
  readonly repaired: readonly {readonly file: string; readonly mistake: UserError}[]
}

interface Place {
  readonly store: Store
  /** The commit whose word counts (trust.ts). */
  readonly trusted: string | undefined
  readonly base: string | undefined
  readonly head: string
  /** Whether what the head changes is only proposed. */
  readonly isProposal: boolean
}

/**
 * Config and acceptances of a comparison. Both are the trusted commit's. A config that the head brings is checked, and
 * judges nothing; acceptances that it brings hold, marked as proposed, unless `accept-from` says otherwise. Where the
 * trusted commit's own file is broken, the head's counts, so that the repair can pass.
 *
 * @throws UserError where what must count cannot be read
 */
export async function readSettings(
  place: Place,
  {configGiven, acceptFrom, ...inputs}: Pick<Inputs, 'config' | 'configGiven' | 'acceptFrom'>,
): Promise<Settings> {
  const [config, accepted] = settingPaths(inputs)
  const [judges, decisions] = await Promise.all([
    versionsOf(place, config, parseConfig),
    versionsOf(place, accepted, parseAcceptances),
  ])
  if (judges.isNowhere && configGiven) {
    throw new UserError('no-config', `Config file \`${config}\` is in neither revision`, 'Check input `config`')
  }
  const both = [
    {file: config, ...judges},
    {file: accepted, ...decisions},
  ]
  return {
    config: {
      ...(judges.broken ? judges.proposed : judges.trusted),
      acceptances: acceptFrom === 'base' ? (decisions.trusted ?? []) : combined(decisions),
      today: new Date().toISOString().slice(0, 10),
    },
    // Without its file the head has what holds by default.
    proposed: judges.broken || judges.mistake || !judges.changes ? undefined : (judges.proposed ?? {}),
    mistakes: both.flatMap(({mistake}) => mistake ?? []),
    repaired: both.flatMap(({file, broken}) => (broken ? [{file, mistake: broken}] : [])),
  }
}

/** One file as it counts, as it was where the head started, and as the head would have it. */
interface Versions<T> {
  /** What counts; of a broken file the head's version. */
  readonly trusted?: T | undefined
  readonly before?: T | undefined
  /** The head's, where the head changes the file. */
  readonly proposed?: T | undefined
  readonly changes: boolean
  readonly mistake?: UserError | undefined
  readonly broken?: UserError | undefined
  readonly isNowhere: boolean
}

async function versionsOf<T>(
  {store, trusted, base, head, isProposal}: Place,
  file: string,
  parse: (text: string, file: string) => Promise<T>,
): Promise<Versions<T>> {
  const read = (commit: string | undefined) => bytesOf(store, commit, file)
  const [own, before, after] = await Promise.all([read(trusted), read(base), read(head)])
  const parsed = async (bytes: Uint8Array | undefined): Promise<{value?: T; mistake?: UserError}> => {
    try {
      return bytes === undefined ? {} : {value: await parse(decode(bytes, file), file)}
    } catch (error) {
      if (error instanceof UserError) return {mistake: error}
      throw error
    }
  }
  const isNowhere = own === undefined && before === undefined && after === undefined
  const changes = isProposal && !same(after, before) && !same(after, own)
  const [counts, started, wanted] = await Promise.all([
    parsed(own),
    parsed(before),
    parsed(changes ? after : undefined),
  ])
  if (!counts.mistake) {
    const {value: proposed, mistake} = wanted
    return {trusted: counts.value, before: started.value, proposed, changes, mistake, isNowhere}
  }
  if (!changes || wanted.mistake) throw wanted.mistake ?? counts.mistake
  return {proposed: wanted.value, changes, broken: counts.mistake, isNowhere}
}

const same = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one === undefined || other === undefined ? one === other : Buffer.from(one).equals(other)

async function bytesOf(store: Store, commit: string | undefined, path: string): Promise<Uint8Array | undefined> {
  if (commit === undefined) return undefined
  const id = (await store.find(commit, [path])).get(path)
  return id === undefined ? undefined : (await store.read([id])).get(id)
}

/** The trusted acceptances without those that the head takes back, then those that it brings. */
function combined(versions: Versions<readonly Acceptance[]>): readonly Acceptance[] {
  const {trusted = [], before = [], proposed = []} = versions
  if (!versions.changes || versions.mistake) return trusted
  const [kept, known, brought] = [before, trusted, proposed].map(list => new Set(list.map(identity)))
  const isTakenBack = (entry: Acceptance) => kept?.has(identity(entry)) && !brought?.has(identity(entry))
  const fresh = proposed.filter(entry => !known?.has(identity(entry)) && !kept?.has(identity(entry)))
  return [...trusted.filter(entry => !isTakenBack(entry)), ...fresh.map(entry => ({...entry, proposed: true}))]
}

/** All that decides what an entry accepts, and for how long. */
function identity({fingerprint, document, count, until, state}: Acceptance): string {
  return JSON.stringify([fingerprint, document, count, until, state])
}
