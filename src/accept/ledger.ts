import type {Acceptance, Accepted, DocumentReport} from '../model.ts'
import {matchesPath} from '../text/glob.ts'
import {editIds, type State} from './finding-state.ts'

/** Books what accepts one finding: by fingerprint, or by the edits it consists of. */
export interface Book {
  byFingerprint(fingerprint: string, times: number): Booking
  byEdits(ids: readonly string[]): Booking
}

/** What the ledger says of a fingerprint: accepted by an entry, or by one that has run out. */
export interface Booking {
  readonly accepted?: Accepted
  readonly expired?: Accepted
}

interface Entry {
  readonly acceptance: Acceptance
  readonly over: boolean
  left: number
  fits: boolean
}

/** Counts how often each entry was used. */
export class Ledger {
  readonly #entries: readonly Entry[]
  readonly #byFingerprint = new Map<string, Entry[]>()
  readonly #byEdit = new Map<string, Entry[]>()

  constructor(acceptances: readonly Acceptance[], today: string | undefined) {
    this.#entries = acceptances.map(acceptance => ({
      acceptance,
      over: isOver(acceptance, today),
      left: acceptance.count,
      fits: false,
    }))
    for (const entry of this.#entries) {
      const {fingerprint} = entry.acceptance
      push(this.#byFingerprint, fingerprint, entry)
      for (const id of editIds((entry.acceptance.state ?? {}) as unknown as State)) push(this.#byEdit, id, entry)
    }
  }

  /** What books the findings of one document. */
  open(document: DocumentReport): Book {
    const about = (entries: readonly Entry[] | undefined) =>
      (entries ?? []).filter(({acceptance}) => isAbout(acceptance, document))
    return {
      byFingerprint: (fingerprint, times) => book(about(this.#byFingerprint.get(fingerprint)), times),
      byEdits: ids => bookEach(ids.map(id => about(this.#byEdit.get(id)))),
    }
  }

  /** Entries that fit nothing, although one of the documents is theirs. */
  idle(documents: readonly DocumentReport[]): Acceptance[] {
    return this.#entries
      .filter(({fits, acceptance}) => !fits && documents.some(document => isOrWasAbout(acceptance, document)))
      .map(({acceptance}) => acceptance)
  }

  tooLate(): Acceptance[] {
    return this.#entries.filter(({over, fits}) => over && fits).map(({acceptance}) => acceptance)
  }
}

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key)
  if (entries) entries.push(entry)
  else map.set(key, [entry])
}

/** Takes `times` from the first entry that still has as many. */
function book(entries: readonly Entry[], times: number): Booking {
  for (const entry of entries) entry.fits = true
  const free = entries.find(({over, left}) => !over && left >= times)
  const entry = free ?? entries.find(({over, left}) => over && left >= times)
  if (!entry) return {}
  entry.left -= times
  return free ? {accepted: acceptedBy(entry.acceptance)} : {expired: acceptedBy(entry.acceptance)}
}

/** Takes one from an entry of each of these lists, or nothing at all. */
function bookEach(lists: readonly (readonly Entry[])[]): Booking {
  for (const entry of lists.flat()) entry.fits = true
  const taken: Entry[] = []
  for (const entries of lists) {
    const entry = entries.find(({over, left}) => !over && left > 0)
    if (!entry) {
      for (const each of taken) each.left++
      return {}
    }
    entry.left--
    taken.push(entry)
  }
  return taken.length > 0 ? {accepted: together(taken.map(({acceptance}) => acceptedBy(acceptance)))} : {}
}

/** Whether the entry's last day is over: it holds to the end of that day in UTC. */
export function isOver({until}: {readonly until?: string}, today: string | undefined): boolean {
  return until !== undefined && today !== undefined && until < today
}

const pathsOf = ({old, new: next}: DocumentReport): string[] =>
  [old?.path, next?.path].filter(path => path !== undefined)

function isAbout(acceptance: Acceptance, document: DocumentReport): boolean {
  return pathsOf(document).length === 0 || isKnownToBeAbout(acceptance, document)
}

function isKnownToBeAbout({document: glob}: Acceptance, document: DocumentReport): boolean {
  return glob === undefined || pathsOf(document).some(path => matchesPath(glob, path))
}

/** Also where the document has, or has again, the path that it had before the change. */
function isOrWasAbout(acceptance: Acceptance, document: DocumentReport): boolean {
  const {before} = (acceptance.state ?? {}) as unknown as Partial<State>
  const earlier = before?.document
  if (earlier !== undefined && isKnownToBeAbout({...acceptance, document: earlier}, document)) return true
  return isKnownToBeAbout(acceptance, document)
}

function acceptedBy({reason, until, by, proposed}: Acceptance): Accepted {
  return {reason, ...(until !== undefined && {until}), by, ...(proposed && {proposed})}
}

/** Several acceptances as one: each reason and place once, the earliest last day. */
export function together(all: readonly Accepted[]): Accepted {
  const until = all.flatMap(each => each.until ?? []).sort()[0]
  const join = (texts: readonly string[], separator: string) => [...new Set(texts)].join(separator)
  return {
    reason: join(
      all.map(({reason}) => reason),
      '; ',
    ),
    ...(until !== undefined && {until}),
    by: join(
      all.map(({by}) => by),
      ', ',
    ),
    ...(all.some(({proposed}) => proposed) && {proposed: true}),
  }
}
