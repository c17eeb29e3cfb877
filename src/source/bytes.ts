import {isAscii, isUtf8} from 'node:buffer'
import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import {firstInvalid} from '../text/utf8.ts'

/**
 * The text of a document's bytes, byte order mark kept. NUL bytes are data.
 *
 * @throws UserError `empty`, `not-utf8` with byte and line of the first mistake, `too-large`
 */
export function decode(bytes: Uint8Array, label: string): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isUtf16(buffer)) throw utf16(label)
  // Bytes below 128 are characters as they are: the decoder need not look at each of them again.
  const encoding = isAscii(buffer) ? 'latin1' : 'utf8'
  if (encoding === 'utf8' && !isUtf8(buffer)) throw notUtf8(buffer, label)
  try {
    return buffer.toString(encoding)
  } catch (cause) {
    const hint = 'split it: one document can hold at most half a gigabyte'
    throw new UserError('too-large', `\`${label}\` has ${buffer.length} bytes, more than a string can hold`, hint, {
      cause,
    })
  }
}

/**
 * The document in `bytes`, with the label and whatever else is known of where it comes from.
 *
 * @throws UserError as `decode` does, and `not-fetched` for what Git LFS keeps in its place
 */
export function document(bytes: Uint8Array, rest: Omit<Input, 'text' | 'bytes'> & {label: string}): Input {
  const text = decode(bytes, rest.label)
  if (!text.startsWith(LFS)) return {text, ...rest, bytes: bytes.length}
  const hint = 'fetch the file with `git lfs pull`, and give its name in the working folder'
  throw new UserError('not-fetched', `\`${rest.label}\` is a pointer of Git LFS, not the document`, hint)
}

/** The first line of a pointer (Git LFS, docs/spec.md). */
const LFS = 'version https://git-lfs.github.com/spec/v1\n'

/** Refuses a document without content: that is a mistake in the name or in whatever wrote the file. */
export function verifyContent(input: Input): Input {
  if (input.bytes) return input
  const hint = 'to compare with no document at all, give `/dev/null`'
  throw new UserError('empty', `\`${input.label}\` is empty, expected a Markdown document`, hint)
}

/** Told by its mark, or by its first eight characters, every other byte of which is NUL: UTF-8 too, but of no document. */
function isUtf16(buffer: Buffer): boolean {
  if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) return true
  const start = buffer.subarray(0, 16)
  const isHalf = (half: number) => start.every((byte, at) => (byte === 0) === (at % 2 === half))
  return start.length === 16 && (isHalf(0) || isHalf(1))
}

function utf16(label: string): UserError {
  return new UserError('not-utf8', `\`${label}\` is UTF-16, expected UTF-8`, 'save it as UTF-8')
}

function notUtf8(buffer: Buffer, label: string): UserError {
  // Decoding writes U+FFFD for what it cannot read.
  const offset = firstInvalid(buffer, Buffer.from(buffer.toString('utf8')))
  const line = lineAt(buffer, offset)
  const byte = `0x${(buffer[offset] ?? 0).toString(16).padStart(2, '0')}`
  return new UserError(
    'not-utf8',
    `\`${label}\` is not UTF-8: unexpected byte ${byte} at byte ${offset}, line ${line}`,
    'save it as UTF-8',
  )
}

/** 1-based; lines end at LF, CR and CRLF. */
function lineAt(buffer: Buffer, offset: number): number {
  let line = 1
  for (let at = 0; at < offset; at++) {
    if (buffer[at] === 0x0a || (buffer[at] === 0x0d && buffer[at + 1] !== 0x0a)) line++
  }
  return line
}
