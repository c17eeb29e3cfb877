import {spawn} from 'node:child_process'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {onTestFinished} from 'vitest'
import {gitEnvironment} from '../../support/repository.ts'
import {answer, type Request, refusal, route} from './api.ts'
import {handlers} from './handlers.ts'
import type {Remote} from './remote.ts'

export interface PullRequest {
  readonly number: number
  readonly head: {readonly label: string; readonly sha: string}
  /** Branch that it is for, `main` unless said. */
  readonly base?: string
  readonly files?: readonly string[]
  /** The commit that it became. */
  readonly merge?: string
  /** Its fork is gone. */
  readonly isOrphan?: boolean
  readonly state?: 'open' | 'closed'
}

/** What GitHub holds besides git. */
export interface State {
  comments: {id: number; issue: number; body: string; login: string; type: 'Bot' | 'User'}[]
  checkRuns: Record<string, unknown>[]
  labels: Record<number, string[]>
  /** When labels were set, by number; a test's times are seconds. */
  timeline: Record<number, {label: string; at: number}[]>
  /** What pushes made of branches, by repository. */
  pushes: Record<string, {ref: string; after: string; at: number}[]>
  pulls: PullRequest[]
  /** Numbers of the pull requests that a commit belongs to. */
  associated: Record<string, number[]>
  /** Tags of the releases, the latest first. */
  releases: string[]
  /** Whose token it is. */
  login: string
}

/** Something that goes wrong: with matching requests, as often as said. */
export interface Fault {
  readonly on: RegExp
  readonly status?: number
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Takes the request and never answers; `body` hangs in the middle of the answer. */
  readonly hang?: boolean | 'body'
  /** Does what was asked, and loses the answer. */
  readonly afterwards?: boolean
  times?: number
}

export interface GitHub {
  readonly address: string
  readonly state: State
  readonly faults: Fault[]
  /** `METHOD /path` of each request, in order. */
  readonly requests: string[]
  readonly gitRequests: string[]
  readonly env: Readonly<Record<string, string>>
  /** Trees are too large to list. */
  truncated: boolean
  /** Takes a connection for git, and says nothing. */
  gitHangs: boolean
}

export interface Options {
  readonly token?: string
  /** Lets git read without a token. */
  readonly isPublic?: boolean
}

const json = {'content-type': 'application/json; charset=utf-8'}

/** GitHub on loopback: its REST API under `/api/v3`, as on an Enterprise server, and git over HTTP. */
export async function startGitHub(
  remote: Remote,
  {token = 'secret-token', isPublic = false}: Options = {},
): Promise<GitHub> {
  const state: State = {
    comments: [],
    checkRuns: [],
    labels: {},
    timeline: {},
    pushes: {},
    pulls: remote.id.head ? [{number: 1, head: {label: 'octo:feature', sha: remote.id.head}}] : [],
    associated: {},
    releases: [],
    login: 'github-actions[bot]',
  }
  const faults: Fault[] = []
  const requests: string[] = []
  const gitRequests: string[] = []
  const github: GitHub = {address: '', state, faults, requests, gitRequests, env: {}, truncated: false, gitHangs: false}
  const server = createServer((request, response) => {
    if (github.gitHangs && !request.url?.startsWith('/api/')) return
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith('/api/v3') && url.pathname !== '/api/graphql')
      return serveGit(remote, request, response, url, isPublic ? undefined : token, gitRequests)
    url.pathname = url.pathname.slice((url.pathname.startsWith('/api/v3/') ? '/api/v3' : '/api').length)
    requests.push(`${request.method} ${decodeURIComponent(url.pathname)}${url.search}`)
    serveApi({request, response, url, state, faults, token, remote, github}).catch(error => {
      response.writeHead(599).end(String(error))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = {GITHUB_SERVER_URL: address, GITHUB_API_URL: `${address}/api/v3`, GITHUB_REPOSITORY: 'octo/reference'}
  return Object.assign(github, {address, env})
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly state: State
  readonly faults: Fault[]
  readonly token: string
  readonly remote: Remote
  readonly github: GitHub
}

async function serveApi({request, response, url, state, faults, token, remote, github}: Exchange): Promise<void> {
  const say = (status: number, content: unknown, headers = {}) => {
    response.writeHead(status, {...json, ...headers}).end(content === undefined ? '' : JSON.stringify(content))
  }
  const text = await bodyOf(request)
  const asked = route(request.method ?? '', url, text === '' ? undefined : JSON.parse(text))
  const fault = faults.find(
    ({on, times = Number.POSITIVE_INFINITY}) =>
      times > 0 && on.test(`${request.method} ${decodeURIComponent(url.pathname)}`),
  )
  if (fault) {
    fault.times = (fault.times ?? Number.POSITIVE_INFINITY) - 1
    if (fault.afterwards && asked) perform(asked, state, remote)
    if (fault.hang === 'body') response.writeHead(200, json).write('[')
    if (fault.hang) return
    return say(fault.status ?? 500, {message: fault.message ?? 'Fault'}, fault.headers)
  }
  if (request.headers.authorization !== `token ${token}`) return say(401, {message: 'Bad credentials'})
  if (url.pathname === '/graphql') return say(200, {data: {viewer: {login: state.login}}})
  if (!asked) return say(404, {message: 'Not Found'})
  const wrong = refusal(asked)
  if (wrong !== undefined) return say(422, {message: `Validation Failed: ${wrong}`})
  const done = perform(asked, state, remote)
  if (github.truncated && asked.id === 'git/get-tree') Object.assign(done.content ?? {}, {truncated: true, tree: []})
  say(done.status, done.status < 300 ? answer(asked.id, done.status, done.content) : done.content)
}

function perform(asked: Request, state: State, remote: Remote): {status: number; content?: unknown} {
  const handler = handlers[asked.id]
  if (!handler) throw new Error(`nobody answers ${asked.id}`)
  return handler(asked, state, remote)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** `git http-backend` as a CGI program behind Basic authentication. Two headers are refused, as GitHub does. */
function serveGit(
  remote: Remote,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  token: string | undefined,
  seen: string[],
): void {
  const header = request.rawHeaders.filter(
    (_, index) => index % 2 === 1 && request.rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  )
  seen.push(`${request.method} ${url.pathname}${url.search} ${header.length === 0 ? 'anonymous' : 'with token'}`)
  if (header.length > 1) return void response.writeHead(400).end('Duplicate header: "Authorization"')
  if (token !== undefined && header[0] !== `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`) {
    return void response.writeHead(401, {'www-authenticate': 'Basic realm="GitHub"'}).end()
  }
  const child = spawn('git', ['http-backend'], {
    env: {
      ...gitEnvironment,
      GIT_PROJECT_ROOT: remote.root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  request.pipe(child.stdin)
  const parts: Buffer[] = []
  child.stdout.on('data', part => parts.push(part))
  child.on('close', () => {
    const whole = Buffer.concat(parts)
    const end = whole.indexOf('\r\n\r\n')
    const headers = new Map(
      whole
        .toString('latin1', 0, end)
        .split('\r\n')
        .map(line => {
          const at = line.indexOf(':')
          return [line.slice(0, at), line.slice(at + 1).trim()] as const
        }),
    )
    const status = Number(headers.get('Status')?.split(' ')[0] ?? 200)
    headers.delete('Status')
    response.writeHead(status, Object.fromEntries(headers)).end(whole.subarray(end + 4))
  })
}

/** An address where nobody listens. */
export async function closedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
