import {sha256} from '@noble/hashes/sha2.js'
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js'
import type {Json} from '../../model.ts'
import {canonicalJson} from '../../tables/exact.ts'

/** What a fingerprint is taken over; everything else may change without voiding an acceptance. */
export interface FingerprintFacts {
  /** The table type's id, for generic tables the sorted header and last heading; empty outside tables. */
  readonly table: Json
  readonly subject: string
  readonly action: string
  readonly key: Json
  readonly previousKey?: Json
  /** `[column, pointer, gone, came]` for sets, `[column, pointer, old, new]` otherwise; none for added and removed rows. */
  readonly facts: readonly Json[]
}

/** The first 128 bits of SHA-256 over the facts' canonical JSON, in hexadecimal. */
export function fingerprint({table, subject, action, key, previousKey, facts}: FingerprintFacts): string {
  const sorted = facts.map(canonicalJson).sort()
  const about = [subject, action, key, previousKey ?? null].map(canonicalJson).join(',')
  const rest = `,${about},[${sorted.join(',')}]]`
  return bytesToHex(startOf(table).clone().update(bytesOf(rest)).digest()).slice(0, 32)
}

/** The hash as far as the table: a wide header is read once, not with each of its findings. */
function startOf(table: Json): Hash {
  const known = table instanceof Object ? starts.get(table) : undefined
  if (known) return known
  const start = sha256.create().update(bytesOf(`["refdiff/1",${canonicalJson(table)}`))
  if (table instanceof Object) starts.set(table, start)
  return start
}

type Hash = ReturnType<typeof sha256.create>
const starts = new WeakMap<object, Hash>()

/** UTF-8. Texts are short and nearly all ASCII, for which the engine's encoder takes longer to get ready than to encode. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return utf8ToBytes(text)
    bytes[at] = code
  }
  return bytes
}
