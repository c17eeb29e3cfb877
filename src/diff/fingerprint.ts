import {sha256} from '@noble/hashes/sha2.js'
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js'
import type {Json} from '../model.ts'
import {canonicalJson} from '../tables/exact.ts'

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
  const head = ['refdiff/1', table, subject, action, key, previousKey ?? null].map(canonicalJson).join(',')
  const text = `[${head},[${sorted.join(',')}]]`
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32)
}
