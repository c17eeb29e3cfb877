import {createServer} from 'node:http'
import {type AddressInfo, connect} from 'node:net'
import {expect, onTestFinished} from 'vitest'
import {documentPath} from './support/documents.ts'
import {startGitHub} from './support/github.ts'
import {checkOut} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {idOf, payloadOf, simplePull, test} from './support/scenario.ts'

test('through a proxy, to an Enterprise server that no name server knows', async () => {
  const remote = simplePull()
  const github = await startGitHub(remote)
  const tunnels: string[] = []
  const proxy = createServer((_request, response) => response.writeHead(400).end())
  proxy.on('connect', (request, socket) => {
    tunnels.push(request.url ?? '')
    const port = Number(new URL(github.address).port)
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      upstream.pipe(socket).pipe(upstream)
    })
    for (const end of [upstream, socket]) end.on('error', () => {})
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.close()
  })
  const result = await runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath, comment: 'always'},
    token: 'secret-token',
    env: {
      GITHUB_REPOSITORY: 'octo/reference',
      GITHUB_SERVER_URL: 'http://github.enterprise.test',
      GITHUB_API_URL: 'http://github.enterprise.test/api/v3',
      http_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    },
  })
  expect(result.status).toBe(1)
  expect(tunnels).toContain('github.enterprise.test:80')
  expect(github.state.comments).toHaveLength(1)
  expect(result.summary).toContain('http://github.enterprise.test/octo/reference/blob/')
  expect(github.state.comments[0]?.body).toContain('http://github.enterprise.test/octo/reference/actions/runs/7')
})
