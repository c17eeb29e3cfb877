/**
 * Containers in time that grows with their lines. Wherever a container ends at a line that does not say so, micromark
 * writes all events of the document anew to put its end before that line, so most of the events before are put away
 * while it reads, and back when it is done.
 */
import type {content} from 'micromark-core-commonmark'

type Construct = typeof content
type Context = ThisParameterType<Construct['tokenize']>
type Event = Context['events'][number]

/** What is put away, of documents that a construct has been found in which will put it back. */
const away = new WeakMap<Context, Event[]>()

/** Lines, by their chunks of flow, that micromark may go back to: the one before a lazy line. */
const CHUNKS = 3

function putAway(context: Context): void {
  const {events} = context
  let chunks = 0
  let from = events.length
  while (from > 0 && chunks < CHUNKS) {
    from--
    if (events[from]?.[0] === 'exit' && events[from]?.[1].type === 'chunkFlow') chunks++
  }
  const earlier = away.get(context)
  if (earlier) for (const event of events.splice(0, from)) earlier.push(event)
}

function putBack(events: Event[], context: Context): Event[] {
  const earlier = away.get(context) ?? []
  away.delete(context)
  return earlier.concat(events)
}

function linear(construct: Construct): Construct {
  if (!construct.continuation || construct.resolveAll) return construct
  return {
    ...construct,
    resolveAll: putBack,
    tokenize(effects, ok, nok) {
      const found: typeof ok = code => {
        if (!away.has(this)) away.set(this, [])
        return ok(code)
      }
      return construct.tokenize.call(this, effects, found, nok)
    },
  }
}

/** Has a document's containers read so. @param context the document's own, before any flow is read */
export function linearContainers(context: Context): void {
  const {parser} = context
  const {document} = parser.constructs
  for (const [code, constructs] of Object.entries(document)) {
    document[code as unknown as number] = [constructs ?? []].flat().map(linear)
  }
  const {flow} = parser
  parser.flow = from => {
    putAway(context)
    return flow(from)
  }
}
