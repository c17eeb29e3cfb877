import {type Document, isMap, isNode, isSeq, type Scalar, visit, type YAMLMap, type YAMLSeq} from 'yaml'
import {quoted} from '../config/problem.ts'
import {isDay} from '../config/schema-parts.ts'
import {validate} from '../config/validate.ts'
import {mostCharacters, readYaml, unprintable, type YamlFile} from '../config/yaml.ts'
import {UserError} from '../errors.ts'
import type {Acceptance, Json, Report} from '../model.ts'
import {type Target, targetsOf} from './accept-targets.ts'
import {type AcceptanceEntry, acceptanceShape} from './acceptance-shape.ts'
import type {RevisionPair} from './document-revision.ts'
import {isOver} from './ledger.ts'

export interface RecordOptions {
  readonly reason: string
  /** Last day, `YYYY-MM-DD`. */
  readonly until?: string
  /** Only findings whose key matches this glob. */
  readonly only?: string
  /** The day of recording, `YYYY-MM-DD` in UTC. */
  readonly today: string
}

/** What was recorded for one target. */
export interface Recorded extends Target {
  /** An entry that had run out was renewed; otherwise one was added. */
  readonly renewed: boolean
}

export interface AcceptedText {
  readonly text: string
  readonly recorded: readonly Recorded[]
}

export interface PrunedText {
  readonly text: string
  readonly dropped: readonly Acceptance[]
}

interface ReadEntry {
  readonly acceptance: Acceptance
  readonly written: AcceptanceEntry
}

/** `parseAcceptances` of acceptance.ts, with the entries as written. */
export function readAcceptances(text: string, label: string): ReadEntry[] {
  return entriesOf(readYaml(text, label))
}

function entriesOf(file: YamlFile): ReadEntry[] {
  if (!file.root) return []
  const {accepted} = validate(acceptanceShape, file, file.root)
  const nodes = file.root.entries?.get('accepted')?.node.items ?? []
  return (accepted ?? []).map((written, index) => {
    const {fingerprint, rule, document, count, reason, until, state} = written
    const by = `${file.file}:${file.place(nodes[index]?.at ?? 0).line}`
    return {
      written,
      acceptance: {
        fingerprint,
        rule,
        ...(document !== undefined && {document}),
        count,
        reason,
        ...(until !== undefined && {until}),
        by,
        ...(state && {state: state as unknown as Json}),
      },
    }
  })
}

/** `acceptFindings` of acceptance.ts. */
export function recordFindings(
  report: Report,
  options: RecordOptions,
  text: string,
  label: string,
  revisions?: readonly RevisionPair[],
): AcceptedText {
  verifyOptions(options)
  const file = readYaml(text, label)
  const entries = entriesOf(file)
  const targets = targetsOf(report, options.only, revisions)
  if (targets.length === 0) return {text, recorded: []}
  const list = listOf(file.document)
  const recorded = targets.map((target): Recorded => {
    const over = entries.findIndex(
      ({acceptance}) =>
        acceptance.fingerprint === target.fingerprint &&
        acceptance.document === target.document &&
        isOver(acceptance, options.today),
    )
    const node = list.items[over]
    const renewed = isMap(node)
    if (renewed) renew(file.document, node, target, options)
    else list.add(nodeOf(file.document, target, options))
    return {...target, renewed}
  })
  return {text: written(file, text), recorded}
}

/** `pruneAcceptances` of acceptance.ts. */
export function dropEntries(spent: readonly Acceptance[], text: string, label: string): PrunedText {
  const file = readYaml(text, label)
  const places = new Set(spent.map(({by, fingerprint}) => `${by} ${fingerprint}`))
  const entries = entriesOf(file).map(({acceptance}) => acceptance)
  const isSpent = ({by, fingerprint}: Acceptance) => places.has(`${by} ${fingerprint}`)
  const dropped = entries.filter(isSpent)
  if (dropped.length === 0) return {text, dropped}
  const list = listOf(file.document)
  list.items = list.items.filter((_, index) => !isSpent(entries[index] as Acceptance))
  list.flow = list.items.length === 0
  const [first] = list.items
  if (isNode(first)) first.spaceBefore = false
  return {text: written(file, text), dropped}
}

function verifyOptions({reason, until, today}: RecordOptions): void {
  if (reason.trim() === '') throw new UserError('no-reason', 'Unexpected empty reason', 'say why the findings are fine')
  if (until === undefined) return
  if (!isDay(until))
    throw new UserError('bad-date', `Unexpected ${quoted(until)}, expected a day written \`YYYY-MM-DD\``)
  if (until < today)
    throw new UserError('bad-date', `Unexpected ${quoted(until)}, expected today (${today}) or a later day`)
}

/** The list of entries in the document, made where there is none. */
function listOf(document: Document): YAMLSeq {
  if (!isMap(document.contents)) {
    document.contents = document.createNode({accepted: []})
    document.commentBefore ??= header
  }
  const known = document.get('accepted', true)
  if (isSeq(known)) {
    known.flow = false
    return known
  }
  const list = document.createNode([]) as YAMLSeq
  document.set('accepted', list)
  return list
}

const header = ` Findings that were looked at and are fine, each with the reason. Written by \`refdiff accept\`.
 \`fingerprint\` decides what an entry accepts; \`what\` and \`rule\` are for the reader.`

function nodeOf(document: Document, target: Target, {reason, until, today}: RecordOptions): YAMLMap {
  const {what, document: path, rule, count, fingerprint, state} = target
  const entry = document.createNode(
    {
      what,
      reason,
      ...(until !== undefined && {until}),
      added: today,
      ...(path !== undefined && {document: path}),
      rule,
      ...(count > 1 && {count}),
      fingerprint,
      ...(state && {state}),
    },
    {aliasDuplicateObjects: false},
  ) as YAMLMap
  visit(entry, {Scalar: (_, scalar) => quote(scalar)})
  const stateNode = entry.get('state')
  if (isMap(stateNode)) stateNode.flow = true
  return entry
}

/** Left to itself the library writes some texts so that they read back as something else: ":\\na" inside of `[]`. */
function quote(scalar: Scalar): void {
  if (typeof scalar.value === 'string' && !plain.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE'
}

/** Texts that it may write without quotes; it still quotes `null`, `1e3` and their like. */
const plain = /^[A-Za-z0-9][\w./ -]*$/

/** A run-out entry gets reason, last day, day, count and state anew; the rest says the same. */
function renew(
  document: Document,
  entry: YAMLMap,
  {count, state}: Target,
  {reason, until, today}: RecordOptions,
): void {
  entry.set('reason', reason)
  const node = entry.get('reason', true)
  if (node) quote(node)
  if (until === undefined) entry.delete('until')
  else entry.set('until', until)
  entry.set('added', today)
  if (count > 1 || entry.has('count')) entry.set('count', document.createNode(count))
  // The old revision may be another one than it was then.
  const known = entry.get('state')
  if (!isMap(known) || !state) return
  const anew = document.createNode(state, {aliasDuplicateObjects: false}) as YAMLMap
  visit(anew, {Scalar: (_, scalar) => quote(scalar)})
  anew.flow = known.flow ?? false
  entry.set('state', anew)
}

/** The document as text, with the line ends that the file had. */
function written({document, file}: YamlFile, before: string): string {
  const text = document
    .toString({lineWidth: 0, flowCollectionPadding: false})
    // Inside quotes, since no file that holds them is read.
    .replace(unprintable, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  if (text.length > mostCharacters) {
    throw new UserError(
      'too-many-acceptances',
      `${file} would grow beyond ${mostCharacters} characters`,
      'accept fewer findings at once, for example with `--only`',
    )
  }
  return /\r\n/.test(before) ? text.replaceAll('\n', '\r\n') : text
}
