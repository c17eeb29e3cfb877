import fc from 'fast-check'
import type {Reference, Route} from './reference.ts'

/** What an edit truly changes, by construction: rules of the row's fields, or of the row itself. */
export interface Expected {
  readonly table: string
  readonly key: string
  readonly rules: readonly string[]
}

export interface Edited {
  readonly next: Reference
  readonly expected: readonly Expected[]
}

type Edit = (reference: Reference, pick: number) => {next: Reference; expected: Expected} | undefined

const EDITS: Record<string, Edit> = {
  'route added': reference => {
    const name = 'zz_brand_new_route'
    const route: Route = {...reference.routes[0]!, name, codecs: ['FP16']}
    return {
      next: {...reference, routes: [...reference.routes, route]},
      expected: {table: 'routes', key: name, rules: ['row-added']},
    }
  },
  'route removed': (reference, pick) => {
    const gone = reference.routes[pick % reference.routes.length]!
    if (reference.routes.length === 1) return undefined
    return {
      next: {...reference, routes: reference.routes.filter(route => route !== gone)},
      expected: {table: 'routes', key: gone.name, rules: ['row-removed']},
    }
  },
  'codec taken from a route': (reference, pick) =>
    withRoute(
      reference,
      pick,
      route => {
        const [, ...codecs] = route.codecs
        return codecs.length > 0 ? {codecs} : undefined
      },
      'capability-narrowed',
    ),
  'codec given to a route': (reference, pick) =>
    withRoute(
      reference,
      pick,
      route => {
        const more = ['FP16', 'BF16', 'FP8_E4M3', 'FP8_E5M2'].find(codec => !route.codecs.includes(codec))
        return more === undefined ? undefined : {codecs: [...route.codecs, more]}
      },
      'capability-widened',
    ),
  'stage exchanged': (reference, pick) =>
    withRoute(
      reference,
      pick,
      route => (route.stage === 'decode' || route.stage === 'any' ? undefined : {stage: 'decode'}),
      'capability-narrowed',
    ),
  'stage opened': (reference, pick) =>
    withRoute(reference, pick, route => (route.stage === 'any' ? undefined : {stage: 'any'}), 'capability-widened'),
  'ratios closed': (reference, pick) =>
    withRoute(
      reference,
      pick,
      route => (route.shape.gqa_ratios.length > 0 ? undefined : {shape: {...route.shape, gqa_ratios: [6]}}),
      'capability-narrowed',
    ),
  'xqa turned on': (reference, pick) =>
    withRoute(
      reference,
      pick,
      route => (route.shape.xqa ? undefined : {shape: {...route.shape, xqa: true}}),
      'capability-narrowed',
    ),
  'binding retargeted': (reference, pick) => {
    const at = pick % reference.bindings.length
    const row = reference.bindings[at]!
    return {
      next: {...reference, bindings: reference.bindings.with(at, {...row, binding: 'another_function'})},
      expected: {table: 'bindings', key: `${row.family} / ${row.stage} / ${row.mode}`, rules: ['target-changed']},
    }
  },
  'owner added': (reference, pick) => {
    const at = pick % reference.configurations.length
    const row = reference.configurations[at]!
    return {
      next: {
        ...reference,
        configurations: reference.configurations.with(at, {...row, owners: [...row.owners, 'brand_new_owner']}),
      },
      expected: {table: 'configurations', key: row.type, rules: ['capability-widened']},
    }
  },
  'method removed': (reference, pick) => {
    const at = pick % reference.configurations.length
    const row = reference.configurations[at]!
    if (row.methods.length === 0) return undefined
    return {
      next: {...reference, configurations: reference.configurations.with(at, {...row, methods: row.methods.slice(1)})},
      expected: {table: 'configurations', key: row.type, rules: ['target-changed']},
    }
  },
}

function withRoute(
  reference: Reference,
  pick: number,
  change: (route: Route) => Partial<Route> | undefined,
  rule: string,
): ReturnType<Edit> {
  const at = pick % reference.routes.length
  const route = reference.routes[at]!
  const changed = change(route)
  if (!changed) return undefined
  return {
    next: {...reference, routes: reference.routes.with(at, {...route, ...changed})},
    expected: {table: 'routes', key: route.name, rules: [rule]},
  }
}

/** One to three edits, each of another row, so that what is expected of one stands beside the others. */
export function editsOf(reference: Reference): fc.Arbitrary<Edited> {
  const step = fc.record({edit: fc.constantFrom(...Object.keys(EDITS)), pick: fc.nat(20)})
  return fc.uniqueArray(step, {minLength: 1, maxLength: 3, selector: ({edit}) => edit}).map(steps => {
    let next = reference
    const expected: Expected[] = []
    for (const {edit, pick} of steps) {
      const done = EDITS[edit]!(next, pick)
      const clashes =
        done && expected.some(other => other.table === done.expected.table && other.key === done.expected.key)
      const replaces = edit.startsWith('route ') && expected.some(({rules}) => rules[0]!.startsWith('row-'))
      if (!done || clashes || replaces) continue
      next = done.next
      expected.push(done.expected)
    }
    return {next, expected}
  })
}
