/**
 * Cuts GitHub's own description of its REST API down to the operations that the Action uses, as a JSON Schema that
 * ajv takes. Usage, in a folder outside the project, since the package is 400 MB:
 *
 *     npm install --prefix /tmp/openapi @octokit/openapi
 *     node test/action/support/trim-openapi.mjs /tmp/openapi/node_modules/@octokit/openapi/generated/api.github.com.json
 *
 * It writes `api.json` beside this file: for each operation its method, path, parameters, body and answers.
 */
import {readFileSync, writeFileSync} from 'node:fs'

const operations = [
  'checks/create',
  'checks/update',
  'git/get-blob',
  'git/get-commit',
  'git/get-tree',
  'git/list-matching-refs',
  'issues/create-comment',
  'issues/delete-comment',
  'issues/list-comments',
  'issues/list-events-for-timeline',
  'issues/list-labels-on-issue',
  'issues/update-comment',
  'pulls/get',
  'pulls/list',
  'pulls/list-files',
  'repos/compare-commits',
  'repos/get-commit',
  'repos/get-content',
  'repos/get-latest-release',
  'repos/list-activities',
  'repos/list-pull-requests-associated-with-commit',
  'repos/list-releases',
]

/** Prose, samples and links: everything that has no part in whether a request or an answer is right. */
const prose = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'operationId',
  'deprecated',
  'x-github',
  'x-githubEnterpriseNotes',
  'x-multi-segment',
  'x-github-breaking-changes',
])

const source = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const definitions = {}

/** A schema without prose, its references gathered, `nullable` said the way that ajv reads it. */
function schema(node, isMap = false) {
  if (Array.isArray(node)) return node.map(item => schema(item))
  if (node === null || typeof node !== 'object') return node
  if (typeof node.$ref === 'string') return {$ref: gather(node.$ref)}
  const out = {}
  for (const [name, value] of Object.entries(node)) {
    if (!isMap && (prose.has(name) || name === 'nullable')) continue
    out[name] = name === 'enum' || name === 'default' ? value : schema(value, !isMap && name === 'properties')
  }
  if (isMap || node.nullable !== true) return out
  if (Array.isArray(out.enum) && !out.enum.includes(null)) out.enum.push(null)
  return typeof out.type === 'string' && !out.allOf && !out.anyOf && !out.oneOf
    ? {...out, type: [out.type, 'null']}
    : {anyOf: [{type: 'null'}, out]}
}

function gather(ref) {
  const name = ref.split('/').at(-1)
  if (!(name in definitions)) {
    definitions[name] = {}
    definitions[name] = schema(resolve(ref))
  }
  return `#/definitions/${name}`
}

function resolve(ref) {
  return ref
    .slice(2)
    .split('/')
    .reduce((node, name) => node[name], source)
}

const direct = node => (node?.$ref ? resolve(node.$ref) : node)
const json = node => direct(node)?.content?.['application/json']?.schema

function trim(method, path, shared, operation) {
  const parameters = [...shared, ...(operation.parameters ?? [])].map(direct)
  const answers = Object.entries(operation.responses).filter(([status]) => /^2/.test(status))
  return {
    method: method.toUpperCase(),
    path,
    parameters: parameters
      .filter(parameter => parameter.in === 'path' || parameter.in === 'query')
      .map(parameter => ({
        name: parameter.name,
        in: parameter.in,
        required: parameter.required === true,
        schema: schema(parameter.schema),
      })),
    ...(operation.requestBody ? {body: schema(json(operation.requestBody))} : {}),
    answers: Object.fromEntries(
      answers.map(([status, answer]) => [status, json(answer) ? schema(json(answer)) : null]),
    ),
  }
}

const trimmed = {}
for (const [path, item] of Object.entries(source.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (!operations.includes(operation.operationId)) continue
    trimmed[operation.operationId] = trim(method, path, item.parameters ?? [], operation)
  }
}
const missing = operations.filter(id => !(id in trimmed))
if (missing.length > 0) throw new Error(`Not in the description: ${missing.join(', ')}`)

const sorted = value => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(
  new URL('api.json', import.meta.url),
  `${JSON.stringify({source: `${source.info.title} ${source.info.version}`, operations: sorted(trimmed), definitions: sorted(definitions)})}\n`,
)
