import type {Setting} from './event.ts'
import type {Client} from './github/client.ts'
import type {Inputs} from './inputs.ts'
import type {Log} from './log.ts'

/** All that a run of the Action has around it. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly inputs: Inputs
  readonly setting: Setting
  /** A client of the API, made when it is first asked for; undefined where there is no token. */
  readonly client: () => Promise<Client | undefined>
  readonly log: Log
}
