import type {getOctokit} from '@actions/github'
import type {Log} from '../log.ts'

/** GitHub did not do what it was asked; the message is one plain sentence. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** HTTP status, 0 where no answer came. */
  readonly status: number
  /** Whether a later request may be granted. */
  readonly isLimit: boolean
  constructor(status: number, message: string, isLimit = status === 429) {
    super(message)
    this.status = status
    this.isLimit = isLimit
  }
}

/** What a refusal means for whoever reads the log, and what to do about it. */
export function reasonOf({status, message, isLimit}: Refused, permission: string): string {
  if (status === 0) return `GitHub cannot be reached, ${message}`
  if (isLimit) return `GitHub's rate limit is used up (${message}); run the job again later`
  if (/\block(?:ed)?\b/i.test(message)) return `the conversation is locked (${message}); unlock it to have one`
  if (status === 401) return `GitHub does not know the token (${message}); check input \`token\``
  if (status === 403 || status === 404) {
    return `the token may not do this (${message}); the job needs \`${permission}\`, which forks and Dependabot never get`
  }
  return `GitHub refused it, ${message}`
}

type Octokit = ReturnType<typeof getOctokit>
type Plugin = NonNullable<Parameters<typeof getOctokit>[2]>
type Options = NonNullable<Parameters<typeof getOctokit>[1]>

export interface Patience {
  readonly plugins: readonly Plugin[]
  readonly options: Options
}

/** How long one request may take, in milliseconds. */
const requestTime = 10_000
/** How long a run waits for limits, in seconds, and how many failures of the server it sits out, all requests together. */
const waitingTime = 120
const mostFailures = 20
const retries = 3

/** What requests share: a server that does not answer once is not asked again. */
interface Run {
  dead: Refused | undefined
  waited: number
  failures: number
}

/**
 * How requests are repeated, by octokit's plugins. Limits are waited for as GitHub says (docs.github.com, "Rate limits
 * for the REST API"), whatever the request, since nothing was done; failures of the server and lost connections are
 * sat out only where a second request does nothing twice. All waiting has an end, and the log says when it starts.
 */
export async function patient(log: Log): Promise<Patience> {
  const [{retry}, {throttling}, {default: Bottleneck}] = await Promise.all([
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
    import('bottleneck/light.js'),
  ])
  const run: Run = {dead: undefined, waited: 0, failures: 0}
  const waits = (seconds: number, _options: unknown, _octokit: unknown, count: number) => {
    if (count >= retries || run.waited + seconds > waitingTime) return false
    run.waited += seconds
    log.say(`GitHub asks for fewer requests: waiting ${seconds} seconds`)
    return true
  }
  return {
    // The first is the innermost: it sees every attempt.
    plugins: [octokit => attempts(octokit as Octokit, run), retry, throttling],
    options: {
      // 429 is throttling's.
      retry: {retries, retryAfterBaseValue: 500, doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451]},
      throttle: {
        onRateLimit: waits,
        onSecondaryRateLimit: waits,
        // One write at a time, without the plugin's second between: a run makes fewer than the 80 a minute that may be.
        write: new Bottleneck.Group({maxConcurrent: 1}),
        notifications: new Bottleneck.Group({maxConcurrent: 1}),
      },
    },
  }
}

const NO_JSON = 'an answer that is no JSON'

/** By HTTP these do the same when they are done twice; for others the caller says so (`repeatable`). */
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** Gives each attempt its time, and says what is not worth another. */
function attempts(octokit: Octokit, run: Run): void {
  octokit.hook.wrap('request', async (request, options) => {
    if (run.dead) throw run.dead
    if (!idempotent.has(options.method)) options.request.retries ??= 0
    const signal = AbortSignal.timeout(requestTime)
    // Other options than those of the call are not looked at (before-after-hook), so that these are changed.
    options.request.signal = signal
    try {
      const response = await request(options)
      // octokit takes a body that breaks off, or is no JSON at all, for an answer in plain text.
      if (typeof response.data !== 'string' || response.status === 204) return response
      throw Object.assign(new Error(NO_JSON), {request: options, status: 502, response: {data: {message: NO_JSON}}})
    } catch (error) {
      if (signal.aborted) throw bury(run, new Refused(0, `no answer within ${requestTime / 1000} seconds`))
      const failure = error as Failure
      if (isLost(failure) && Number(options.request.retryCount) > 0) throw bury(run, refusalOf(error) as Refused)
      if (Number(failure.status) >= 500 && ++run.failures > mostFailures) options.request.retries = 0
      if (isLimit(failure)) failure.message = `secondary rate limit: ${failure.message}`
      throw error
    }
  })
}

function bury(run: Run, refusal: Refused): Refused {
  run.dead = refusal
  return refusal
}

/** What octokit's error holds: an answer with status, headers and a message, or none. */
interface Failure extends Error {
  readonly status?: number
  readonly response?: {
    readonly headers?: Readonly<Record<string, unknown>>
    readonly data?: {readonly message?: unknown}
  }
}

/** Whether no answer came. */
function isLost({status, response}: Failure): boolean {
  return status !== undefined && response === undefined
}

/** Whether a limit was reached, however GitHub says so. */
function wasLimit(failure: Failure): boolean {
  const {status, response, message} = failure
  if (status !== 403 && status !== 429) return false
  const isUsedUp = response?.headers?.['x-ratelimit-remaining'] === '0'
  return status === 429 || isUsedUp || /\brate limit\b/i.test(message) || isLimit(failure)
}

/** A limit that is one by its status and headers; the plugin knows GitHub's own by their words. */
function isLimit({status, response, message}: Failure): boolean {
  if (status !== 403 && status !== 429) return false
  const {'retry-after': after, 'x-ratelimit-remaining': remaining} = response?.headers ?? {}
  const isKnown = /\bsecondary rate\b/i.test(message) || (remaining === '0' && after === undefined)
  return !isKnown && (status === 429 || after !== undefined)
}

/** An error of octokit as a plain sentence; any other as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refused || !('status' in error)) return error
  const failure = error as Failure
  if (isLost(failure)) {
    const said = firstLine(causes(error).join(': '))
    return new Refused(0, `no connection${said === '' ? '' : ` (${said})`}`)
  }
  const said = failure.response?.data?.message
  return new Refused(
    Number(failure.status),
    `HTTP ${failure.status}${typeof said === 'string' && said !== '' ? `: ${firstLine(said)}` : ''}`,
    wasLimit(failure),
  )
}

function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return [error.message || code, ...causes(error.cause)].filter(Boolean)
}

function firstLine(text: string): string {
  const line = text.split('\n')[0]?.trim() ?? ''
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
