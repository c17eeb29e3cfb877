/**
 * Some of micromark's constructs, made to take no time squared in the lines of a document or container: what they read
 * stays as it is. Only for block structure; whole documents are read by the originals, which the tests compare with.
 */
import {content, setextUnderline} from 'micromark-core-commonmark'
import type {Data} from 'unified'
import {linearContainers} from './linear-containers.ts'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Context = ThisParameterType<(typeof content)['tokenize']>
type Event = Context['events'][number]

/** Puts events back in place; there may be more of them than a call takes arguments. */
function append(events: Event[], more: readonly Event[]): void {
  for (const event of more) events.push(event)
}

/**
 * A paragraph, and the definitions above it. For each lazy line micromark goes back through the events of the flow
 * until it finds the content to be open, so the events of lines that are done wait elsewhere until it ends.
 */
const frugalContent: typeof content = {
  ...content,
  add: 'after',
  tokenize(effects, ok, nok) {
    const done: Event[] = []
    const lastChunk = () => this.events.splice(-2)
    const start = content.tokenize.call(
      this,
      {
        ...effects,
        enter: (type, fields) => {
          if (fields?.previous) append(done, lastChunk())
          return effects.enter(type, fields)
        },
        exit: type => {
          if (type === 'content') append(this.events, [...done, ...lastChunk()])
          return effects.exit(type)
        },
      },
      ok,
      nok,
    )
    // Content interrupts nothing: micromark, which tries it last of all, never asks it to.
    return code => (this.interrupt ? nok(code) : start(code))
  },
}

/** A setext heading's underline: micromark would write all events of the flow anew, of which the heading is the last. */
const lastHeading: typeof setextUnderline = {
  tokenize: setextUnderline.tokenize,
  resolveTo(events, context) {
    let from = events.length - 1
    while (from > 0 && (events[from]?.[0] !== 'enter' || events[from]?.[1].type !== 'content')) from--
    append(
      events,
      (setextUnderline.resolveTo as NonNullable<typeof setextUnderline.resolveTo>)(events.splice(from), context),
    )
    return events
  },
}

/** CR, LF and CRLF as micromark has them. */
const LINE_ENDS = [-5, -4, -3]
const BRACKET = 91

/**
 * Takes out of a grammar what text may hold, before any is read: nobody asks for it, and each mark would be a token of
 * its own, which micromark joins to the others in time squared. The box of a task stays, since its paragraph starts
 * behind it; it is looked for at the start alone.
 */
function leaveOutText(constructs: Context['parser']['constructs']): void {
  const boxes = [constructs.text[BRACKET] ?? []].flat().filter(({name}) => name === 'tasklistCheck')
  constructs.text = {
    ...Object.fromEntries(LINE_ENDS.map(code => [code, constructs.text[code]])),
    [BRACKET]: boxes.map(box => ({...box, previous: code => code === null})),
  }
}

/** Grammars that are made ready; each document has its own. */
const ready = new WeakSet<object>()

/** Starts no container: document constructs are tried at the start of each line, before anything is read there. */
const preparation: typeof content = {
  partial: true,
  tokenize(_effects, _ok, nok) {
    const {constructs} = this.parser
    if (!ready.has(constructs)) {
      ready.add(constructs)
      leaveOutText(constructs)
      linearContainers(this)
    }
    return nok
  },
}

/** For headings whose text is read as well. */
export const linearHeadings: Extension = {
  disable: {null: [setextUnderline.name as string]},
  flow: {45: lastHeading, 61: lastHeading},
}

export const linearBlocks: Extension = {
  disable: {null: [setextUnderline.name as string]},
  document: {null: preparation},
  flow: {45: lastHeading, 61: lastHeading, null: frugalContent},
}
