/** Which columns of a table say how far something is supported. */
import type {RawTable} from '../model.ts'
import {type Mark, markOf, meaningOf} from './kinds/marks.ts'

/** Rows that are looked at; what a column is shows early, and reading all of a large table would cost. */
const sampled = 200

/** Marks may stand in a link, in emphasis or beside a footnote. */
const markup =
  /\[\^[^\][]*\]|!?\[([^\][]*)\](?:\([^()\s]*\)|\[[^\][]*\])?|\*\*|<\/?(?:b|strong|sup|abbr)\b[^<>]*>|\\(?=[*~_])/g

/** The mark in a cell's source, without a full reading of the cell. */
function sourceMark(source: string): Mark | undefined {
  return markOf(plainText(source)).mark
}

/** The mark or the answer (`true`) that a cell's source holds, as it is written, in lower case. */
export function writtenMark(source: string): string | undefined {
  const text = plainText(source)
  const answer = text.trim().toLowerCase()
  return markOf(text).mark?.written ?? (meaningOf(answer) === undefined ? undefined : answer)
}

function plainText(source: string): string {
  return source.replace(markup, (_, label: string | undefined) => label ?? '')
}

/** A cell that only points at a note under the table is not against its column. */
const noteMark = /^\\?[*^†‡§]+$/

const otherFlags =
  /^(?:required|optional|mandatory|deprecated|default|enabled|nullable|sensitive|breaking|unique|repeatable)\b/

/** Whether a title, as `titleKey` gives it, is of a column of yes and no that promises nothing. */
export function isOtherFlag(name: string): boolean {
  return otherFlags.test(name)
}

/** A column of a table. */
export interface Place {
  readonly table: RawTable
  readonly column: number
}

export interface Evidence {
  /** Every cell is a mark or empty. */
  readonly possible: boolean
  /** Some cells say yes, no or something between, and no more are words. */
  readonly mostly: boolean
  /** At least one mark says more than a dash or a version. */
  readonly support: boolean
  /** Some cells say since which version, others a plain no. */
  readonly dated: boolean
  /** At least one mark is an emoji, and the title has letters: emoji titles need a legend to be understood. */
  readonly emoji: boolean
}

/** What the cells of a column say about it being one of support. */
export function evidenceOf({table, column}: Place): Evidence {
  let emoji = false
  let versions = false
  let refusals = false
  let marks = 0
  let words = 0
  for (let row = 0; row < Math.min(table.rows.length, sampled); row++) {
    const source = table.rows.get(row)?.cells[column]?.source ?? ''
    const mark = sourceMark(source)
    if (mark === undefined && noteMark.test(source)) continue
    if (mark === undefined) {
      words++
      continue
    }
    if (mark.means !== 'nothing' && mark.means !== 'version') marks++
    emoji ||= mark.emoji
    versions ||= mark.means === 'version'
    refusals ||= mark.means === 'no' && mark.written !== 'none'
  }
  const mostly = marks > 0 && words <= marks
  if (words > 0) return {possible: false, mostly, support: false, dated: false, emoji: false}
  const dated = versions && refusals
  return {
    possible: true,
    mostly,
    support: marks > 0,
    dated,
    emoji: emoji && /\p{L}/u.test(table.header[column]?.visible ?? ''),
  }
}

/**
 * Whether a column, where it stands in either revision, is one of support, told by emoji alone: `yes` and `no` mean
 * many things. First columns name rows. Words that stand in some cells of one revision do not change what its marks mean.
 */
export function isSupportColumn(places: readonly Place[]): boolean {
  if (places.some(({column}) => column === 0)) return false
  const evidence = places.map(evidenceOf)
  return evidence.some(({emoji}) => emoji) && evidence.every(({possible, mostly}) => possible || mostly)
}
