import {sha256} from '@noble/hashes/sha2.js'
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js'
import {type Revision, recordOf} from '../accept/document-revision.ts'
import {admits} from '../coverage/axis.ts'
import {documentCoverage} from '../coverage/document-coverage.ts'
import type {TableDiff} from '../diff/change.ts'
import {diffDocument, type ReadInput} from '../diff/diff-document.ts'
import {factsOf} from '../diff/facts/document-facts.ts'
import type {TableHints} from '../diff/tables/table-identity.ts'

/** A document as it stands by itself, for acceptances. Pure but for `Suspended`. */
export function standing(read: ReadInput, hints: TableHints): Revision {
  const {path, label, text} = read.input
  const diff = diffDocument(undefined, read, hints)
  const facts = factsOf(diff, 'new')
  const prose = Object.entries(recordOf(facts.prose)).map(([name, said]) => [name, digestOf(String(said))] as const)
  const name = path ?? label
  return {
    ...(path === undefined ? {} : {path}),
    ...(name === undefined ? {} : {name}),
    facts,
    tables: diff.tables.map(standingTable),
    coverage: documentCoverage(diff.tables).changes.map(({type, new: rows}) => ({
      type: type.id,
      has: point =>
        rows.some(({as, extents}) => as === 'cover' && extents.every((each, at) => admits(each, point[at]))),
    })),
    flaws: diff.flaws.map(({flaw: {rule, line, key}}) => ({rule, line, ...(key && {key})})),
    digest: digestOf(
      text
        .replace(/^\ufeff/, '')
        .replace(/\r\n?/g, '\n')
        .trimEnd(),
    ),
    prose: Object.fromEntries(prose),
  }
}

function standingTable({type, new: next, newKeys}: TableDiff) {
  const {heading, header, rows, raw} = next!
  const lines = Array.from({length: rows}, (_, row) => [raw.rows.line(row), newKeys(row)] as const)
  return {type: type.id, heading, columns: header, rows: new Map(lines)}
}

/** The first 64 bits of SHA-256 in hexadecimal. */
function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16)
}
