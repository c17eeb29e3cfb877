import type {Report} from '../model.ts'
import {type Annotation, annotations} from '../report/annotations.ts'
import {visible} from '../report/parts/visible.ts'
import type {Inputs} from './inputs.ts'
import {lineMap} from './line-map.ts'
import type {Log} from './log.ts'
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
  {annotate}: Pick<Inputs, 'annotate'>,
  log: Log,
): Promise<Places> {
  const needsSource = annotate === 'source' || annotate === 'both'
  const touched = needsSource && base !== undefined ? await store.changed(base, head) : undefined
  if (needsSource && base !== undefined && touched === undefined) {
    log.say('No annotations on sources: it is not known which files the pull request changes')
  }
  // Where the shown commit cannot be read, the compared one has most likely the same lines.
  const maps = shown === undefined || shown === head ? undefined : await lineMaps(report, store, head, shown)
  return {
    // Without a base everything is new; without an answer nothing is known to be.
    touches: path => touched?.has(path) ?? base === undefined,
    shown: (path, line) => (maps ? maps.get(path)?.(line) : line),
  }
}

type Lines = (line: number) => number | undefined

async function lineMaps(
  report: Report,
  store: Store,
  head: string,
  shown: string,
): Promise<ReadonlyMap<string, Lines>> {
  const paths = report.documents.flatMap(({new: side}) => side?.path ?? [])
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
