import type {getOctokit} from '@actions/github'
import type {Log} from '../log.ts'
import {patient, Refused, reasonOf, refusalOf} from './patience.ts'

export {Refused, reasonOf}

type Octokit = ReturnType<typeof getOctokit>

export interface Answer<T> {
  readonly data: T
}

export interface Client {
  readonly owner: string
  readonly repo: string
  /** Runs one request, again where that can help. Throws `Refused`. */
  call<T>(run: (octokit: Octokit) => Promise<Answer<T>>): Promise<T>
  /** Login of whoever the token writes as. Throws `Refused`. */
  viewer(): Promise<string>
  /** All pages of a list, one after the other, until the reader stops. */
  pages<T>(run: (octokit: Octokit, page: number) => Promise<Answer<T[]>>): AsyncGenerator<T>
}

/** In a request that may be sent twice although it changes something: what it leads to is the same. */
export const repeatable = {retries: 3}

const pageSize = 100

export interface ClientSettings {
  readonly api: string
  readonly token: string
  /** `owner/name`. */
  readonly repository: string
  /** Hears when a run waits for GitHub. */
  readonly log: Log
}

/** A client of GitHub's REST API that waits where GitHub asks it to, tries again, and gives up in time (patience.ts). */
export async function connect({api, token, repository, log}: ClientSettings): Promise<Client> {
  const {getOctokit} = await import('@actions/github')
  const {plugins, options} = await patient(log)
  const silent = () => {}
  const octokit = getOctokit(
    token,
    {baseUrl: api, log: {debug: silent, info: silent, warn: silent, error: silent}, ...options},
    ...plugins,
  )
  const [owner = '', repo = ''] = repository.split('/')
  const call: Client['call'] = async run => {
    try {
      return (await run(octokit)).data
    } catch (error) {
      // GraphQL answers 200 to what it refuses.
      if (error instanceof Error && error.name === 'GraphqlResponseError') throw new Refused(403, error.message)
      throw refusalOf(error)
    }
  }
  return {
    owner,
    repo,
    call,
    // REST does not tell apps who they are.
    viewer: () =>
      call(async octokit => {
        const {viewer} = await octokit.graphql<{viewer: {login: string}}>('{ viewer { login } }')
        return {data: viewer.login}
      }),
    async *pages(run) {
      for (let page = 1; ; page++) {
        const items = await call(octokit => run(octokit, page))
        yield* items
        if (items.length < pageSize) return
      }
    },
  }
}
