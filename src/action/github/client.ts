import type {getOctokit} from '@actions/github'

type Octokit = ReturnType<typeof getOctokit>

/** What a call gets: the typed endpoints, and the options that carry its deadline. */
export interface Call {
  readonly rest: Octokit['rest']
  readonly request: {readonly signal: AbortSignal}
}

export interface Answer<T> {
  readonly data: T
  readonly status: number
}

export interface Client {
  readonly owner: string
  readonly repo: string
  /** Runs one request, again where that can help. Throws `Refused`. */
  call<T>(run: (call: Call) => Promise<Answer<T>>, options?: CallOptions): Promise<T>
  /** All pages of a list, one after the other, until the reader stops. */
  pages<T>(run: (call: Call, page: number) => Promise<Answer<T[]>>): AsyncGenerator<T>
}

export interface CallOptions {
  /** Whether the request may be sent twice, its first answer being lost. Default: yes. */
  readonly repeatable?: boolean
}

/** GitHub did not do what it was asked; the message is one plain sentence. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** HTTP status, 0 where no answer came. */
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** How long one request may take, and how long all waiting together, in milliseconds. */
const requestTime = 10_000
const waitingTime = 120_000
const attempts = 4
const pageSize = 100

export interface ClientSettings {
  readonly api: string
  readonly token: string
  /** `owner/name`. */
  readonly repository: string
}

/**
 * A client of GitHub's REST API. It waits where GitHub asks it to (`retry-after`, primary and secondary limits:
 * docs.github.com, "Rate limits for the REST API"), tries again after a server's error, and gives up on a server that
 * does not answer: then every further call fails at once.
 */
export async function connect({api, token, repository}: ClientSettings): Promise<Client> {
  const {getOctokit} = await import('@actions/github')
  const silent = () => {}
  const octokit = getOctokit(token, {
    baseUrl: api,
    log: {debug: silent, info: silent, warn: silent, error: silent},
  })
  const [owner = '', repo = ''] = repository.split('/')
  const budget = {left: waitingTime, dead: undefined as Refused | undefined}
  const call: Client['call'] = async (run, {repeatable = true} = {}) => {
    for (let attempt = 1; ; attempt++) {
      if (budget.dead) throw budget.dead
      const signal = AbortSignal.timeout(requestTime)
      try {
        return verified(await run({rest: octokit.rest, request: {signal}}), signal)
      } catch (error) {
        const failure = judge(error, attempt)
        if (failure.dead) budget.dead = failure.refusal
        const again = failure.wait !== undefined && (repeatable || failure.untouched) && attempt < attempts
        if (!again || (failure.wait ?? 0) > budget.left) throw failure.refusal
        budget.left -= failure.wait ?? 0
        await new Promise(resolve => setTimeout(resolve, failure.wait))
      }
    }
  }
  return {
    owner,
    repo,
    call,
    async *pages(run) {
      for (let page = 1; ; page++) {
        const items = await call(options => run(options, page))
        yield* items
        if (items.length < pageSize) return
      }
    },
  }
}

/** octokit takes a body that breaks off, or is no JSON at all, for an answer in plain text. */
function verified<T>({data, status}: Answer<T>, signal: AbortSignal): T {
  if (signal.aborted) throw new Refused(0, 'timeout')
  if (typeof data === 'string' && status !== 204) throw new Refused(502, 'an answer that is no JSON')
  return data
}

interface Failure {
  readonly refusal: Refused
  /** Milliseconds until another attempt makes sense; absent where none does. */
  readonly wait?: number
  /** Nothing was done by the request, so that sending it again does nothing twice. */
  readonly untouched?: boolean
  /** The server does not answer at all. */
  readonly dead?: boolean
}

function judge(error: unknown, attempt: number): Failure {
  const {status, headers, said} = answerOf(error)
  const backoff = 500 * 2 ** (attempt - 1)
  if (status === undefined) {
    const timedOut = /timeout|aborted/i.test(said)
    const reason = timedOut ? `no answer within ${requestTime / 1000} seconds` : 'no connection'
    const refusal = new Refused(0, `${reason}${timedOut || said === '' ? '' : ` (${said})`}`)
    return timedOut || attempt > 1 ? {refusal, dead: true} : {refusal, wait: backoff, untouched: false}
  }
  const refusal = new Refused(status, `HTTP ${status}${said === '' ? '' : `: ${said}`}`)
  const limited = waitFor(status, headers, said)
  if (limited !== undefined) return {refusal, wait: limited, untouched: true}
  return status >= 500 ? {refusal, wait: backoff, untouched: false} : {refusal}
}

/** Milliseconds that GitHub asks to wait: seconds in `retry-after`, a time in `x-ratelimit-reset`, else a minute. */
function waitFor(status: number, headers: Headers, said: string): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = Number(headers['retry-after'])
  if (headers['retry-after'] !== undefined && Number.isFinite(after)) return Math.max(0, after) * 1000
  if (headers['x-ratelimit-remaining'] === '0') {
    return Math.max(0, Number(headers['x-ratelimit-reset']) * 1000 - Date.now()) || 0
  }
  return status === 429 || /secondary rate limit/i.test(said) ? 60_000 : undefined
}

type Headers = Readonly<Record<string, unknown>>

/** What octokit's error holds: an answer with status, headers and a message, or none. */
function answerOf(error: unknown): {status: number | undefined; headers: Headers; said: string} {
  if (!(error instanceof Error)) throw error
  if (error instanceof Refused) return {status: error.status || undefined, headers: {}, said: error.message}
  const response = property(error, 'response')
  if (response === undefined) {
    if (!('status' in error)) throw error
    return {status: undefined, headers: {}, said: firstLine(causes(error).join(': '))}
  }
  const status = Number(property(response, 'status'))
  const headers = property(response, 'headers')
  const said = property(property(response, 'data'), 'message')
  return {
    status,
    headers: typeof headers === 'object' && headers !== null ? {...headers} : {},
    said: typeof said === 'string' ? firstLine(said) : '',
  }
}

function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return [error.message || code, ...causes(error.cause)].filter(Boolean)
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function firstLine(text: string): string {
  const line = text.split('\n')[0]?.trim() ?? ''
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
