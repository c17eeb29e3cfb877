import {equalStart} from './ends.ts'

/** Bytes of a text in UTF-8; a lone surrogate becomes the replacement character, three bytes. */
export function utf8Length(text: string): number {
  let bytes = text.length
  if (!/[^\0-\x7f]/.test(text)) return bytes
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0x80) bytes += unit < 0x800 ? 1 : 2
    // The two halves of a pair are four bytes together.
    if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) bytes -= 2
  }
  return bytes
}

/**
 * Offset of the first byte that is not UTF-8, in bytes that hold one.
 *
 * @param again the bytes decoded and encoded again: decoders write U+FFFD for what they cannot read
 */
export function firstInvalid(bytes: Uint8Array, again: Uint8Array): number {
  let offset = equalStart(bytes, again)
  // A sequence can share its first bytes with U+FFFD: step back to where it starts.
  while (offset > 0 && ((again[offset] ?? 0) & 0xc0) === 0x80) offset--
  return offset
}
