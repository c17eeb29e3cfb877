import {ConfigError} from '../config/problem.ts'
import type {UserError} from '../errors.ts'
import type {Report} from '../model.ts'
import {type Annotation, annotations} from '../report/annotations.ts'
import {visible} from '../report/parts/visible.ts'
import {counted} from '../text/count.ts'
import type {Inputs} from './inputs.ts'
import {lineMap} from './line-map.ts'
import type {Log} from './log.ts'
import {type Settings, settingPaths} from './read-settings.ts'
import type {Store} from './store/store.ts'

/** How lines of the compared documents and files of the pull request are known. */
export interface Places {
  readonly shown: (path: string, line: number) => number | undefined
  readonly touches: (path: string) => boolean
}

/** Annotations of a report, `limit` per level: what the runner keeps of a step unless given. */
export function annotationsOf(
  report: Report,
  places: Places,
  {annotate}: Pick<Inputs, 'annotate'>,
  limit?: number,
): Annotation[] {
  return annotations(report, {on: annotate, limit, rest: 'the job summary', ...places})
}

/**
 * What is wrong with the files that refdiff is set up by: mistakes that the pull request makes, at their lines, and
 * broken files of the base branch. At most half of what the runner keeps of a step.
 */
export function settingAnnotations(
  {mistakes, repaired}: Settings,
  {shown}: Pick<Places, 'shown'>,
  {proposedBy = 'pull request'}: Pick<Report, 'proposedBy'>,
): Annotation[] {
  const title = 'refdiff: config'
  const found = mistakes.flatMap((mistake): Annotation[] => {
    if (!(mistake instanceof ConfigError)) return [{level: 'error', title, message: visible(wordsOf(mistake))}]
    const {file, problems} = mistake
    return problems.map(({line, message, hint}) => {
      const at = shown(file, line)
      const text = visible(hint === undefined ? message : `${message}. ${hint}`)
      return {level: 'error', title, message: text, file, ...(at === undefined ? {} : {line: at})}
    })
  })
  const rest = found.slice(mostOfSettings - 1)
  const more = `${counted(rest.length, 'more mistake')} in the same files: run \`refdiff\` there to see them`
  const kept =
    rest.length > 1 ? [...found.slice(0, mostOfSettings - 1), {level: 'error' as const, title, message: more}] : found
  const whose = proposedBy === 'push' ? 'from before the push' : 'of the base branch'
  const broken = repaired.map(({file, mistake}): Annotation => {
    const message = `\`${file}\` ${whose} is broken, so that this ${proposedBy}'s counts: ${wordsOf(mistake)}`
    return {level: 'warning', title, message: visible(message)}
  })
  return [...kept, ...broken]
}

const mostOfSettings = 5
const wordsOf = ({message, hint}: UserError) => (hint === undefined ? message : `${message}. ${hint}`)

type Toolkit = Pick<typeof import('./toolkit.ts'), 'error' | 'warning' | 'notice'>

/** Prints annotations as commands to the runner, escaped by its own toolkit; control characters reach no log. */
export function print(all: readonly Annotation[], core: Toolkit): void {
  for (const {level, message, title, file, line} of all) {
    core[level](message, {title, file: file === undefined ? undefined : visible(file), startLine: line})
  }
}

/**
 * Lines as the pull request shows them. What was compared may be a merge of it into its base, where the base has moved
 * the document's lines; the files tab shows the head commit.
 */
export async function placesOf(
  report: Report,
  {store, base, head, shown}: {store: Store; base: string | undefined; head: string; shown: string | undefined},
  {annotate, config}: Pick<Inputs, 'annotate' | 'config'>,
  log: Log,
): Promise<Places> {
  const needsSource = annotate === 'source' || annotate === 'both'
  const touched = needsSource && base !== undefined ? await store.changed(base, head) : undefined
  if (needsSource && base !== undefined && touched === undefined) {
    log.say('No annotations on sources: it is not known which files the pull request changes')
  }
  // Where the shown commit cannot be read, the compared one has most likely the same lines.
  const maps =
    shown === undefined || shown === head
      ? undefined
      : await lineMaps([...documentPaths(report), ...settingPaths({config})], store, head, shown)
  return {
    // Without a base everything is new; without an answer nothing is known to be.
    touches: path => touched?.has(path) ?? base === undefined,
    shown: (path, line) => (maps ? maps.get(path)?.(line) : line),
  }
}

type Lines = (line: number) => number | undefined

const documentPaths = ({documents}: Report) => documents.flatMap(({new: side}) => side?.path ?? [])

async function lineMaps(
  paths: readonly string[],
  store: Store,
  head: string,
  shown: string,
): Promise<ReadonlyMap<string, Lines>> {
  const merged = await store.find(head, paths)
  const seen = await store.find(shown, paths)
  const differing = paths.filter(path => merged.get(path) !== seen.get(path))
  const ids = differing.flatMap(path => [merged.get(path) ?? [], seen.get(path) ?? []].flat())
  const contents = ids.length > 0 ? await store.read([...new Set(ids)]) : new Map<string, Uint8Array>()
  const text = (id: string | undefined) => Buffer.from(contents.get(id ?? '') ?? []).toString('utf8')
  return new Map(
    paths.map((path): [string, Lines] => {
      if (!differing.includes(path)) return [path, line => line]
      const map = lineMap(text(merged.get(path)), text(seen.get(path)))
      return [path, line => nearest(map, line)]
    }),
  )
}

/** The line itself, or the nearest one above that the other text has as well. */
function nearest(map: Lines, line: number): number | undefined {
  for (let at = line; at > 0; at--) {
    const found = map(at)
    if (found !== undefined) return found
  }
  return undefined
}
