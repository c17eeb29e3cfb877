import type {Change, FieldDiff, Holdings, RowRef, TableDiff} from '../diff/change.ts'
import type {Json} from '../model.ts'
import {counted} from '../text/count.ts'
import {clip, fieldPhrase, NAMED, name, show} from './field-phrase.ts'

/** A table of so few rows is known by them. */
export const FEW = 3

/** What a change says, in one sentence without a final dot. Document text stands in it as it is: formats escape. */
export function messageOf(change: Change, table: TableDiff | undefined): string {
  const noun = table?.type.noun ?? change.subject
  const cause = change.cause ? ` (${change.cause})` : ''
  const remains = change.remains ? `; ${change.remains}` : ''
  return `${sentence(change, noun, table)}${remains}${cause}`
}

function sentence(change: Change, noun: string, table: TableDiff | undefined): string {
  switch (change.subject) {
    case 'column':
      return columnSentence(change)
    case 'table':
      return tableSentence(change, noun, table)
    case 'document':
      return change.previousKey
        ? `document renamed: ${name(change.previousKey)} → ${name(change.key)}`
        : `document ${name(change.key)} ${change.action}${change.holds ? ` (${heldText(change.holds, change.action)})` : ''}`
    case 'section':
      return sectionSentence(change)
    case 'prose':
      return proseSentence(change)
    case 'coverage':
      return change.lost?.text ?? ''
    default:
      return rowSentence(change, noun)
  }
}

/** What happened to a column. */
export function columnSentence(change: Change): string {
  if (change.action === 'merged') return `columns ${listOf(change.previousKey)} joined into ${name(change.key)}`
  if (change.action === 'split') return `column ${name(change.previousKey ?? [])} split into ${listOf(change.key)}`
  if (change.previousKey) return `column ${change.action}: ${name(change.previousKey)} → ${name(change.key)}`
  if (change.action === 'changed')
    return `column ${name(change.key)}: ${fieldPhrases(change.fields.map(field => ({...field, column: 'header'})))}`
  const [values] = change.fields
  const said = values ? valueCounts(values.part.new ?? values.part.old) : ''
  return `column ${name(change.key)} ${change.action}${said === '' ? '' : `: ${said}`}`
}

/** `a`, `b` and `c` */
function listOf(titles: readonly string[] = []): string {
  const names = titles.map(title => name([title]))
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

/** The values of a column: the two most frequent with their counts, or which few rows differ from the rest. */
function valueCounts(told: Json | undefined): string {
  const all = Array.isArray(told) ? (told as unknown as ValueCount[]) : []
  const [first, ...rest] = all
  if (!first) return ''
  const rows = all.reduce((sum, one) => sum + one.rows, 0)
  const distinct = all.reduce((sum, one) => sum + (one.others ?? 1), 0)
  if (distinct === 1) return rows === 1 ? valueName(first) : `${valueName(first)} in all rows`
  if (first.rows === 1 && distinct > FEW) return `${distinct} different values`
  const few = rest.filter(one => one.in !== undefined)
  if (few.length === rest.length && first.rows > rows / 2 && rows > NAMED)
    return [
      `${valueName(first)} ${first.rows}`,
      ...few.map(
        one =>
          `${valueName(one)} in ${one
            .in!.map(key => name([key]))
            .sort()
            .join(', ')}`,
      ),
    ].join(', ')
  const shown = all.slice(0, 2).map(one => `${valueName(one)} ${one.rows}`)
  return [...shown, ...(distinct > 2 ? [`${distinct - 2} more`] : [])].join(', ')
}

/** One value of a column that came or went, as `column-changes.ts` counts it. */
interface ValueCount {
  readonly value?: string
  readonly rows: number
  readonly in?: readonly string[]
  readonly others?: number
}

function valueName({value = ''}: ValueCount): string {
  return value === '' ? '(empty)' : `\`${clip(value)}\``
}

function tableSentence(change: Change, noun: string, table: TableDiff | undefined): string {
  if (change.action === 'renamed') return `table renamed: ${name(change.previousKey ?? [])} → ${name(change.key)}`
  const rows = change.action === 'added' ? change.new.length : change.old.length
  const all = (change.action === 'added' ? table?.new?.rows : table?.old?.rows) ?? rows
  const moved =
    all > rows ? `, ${all - rows} of them ${change.action === 'added' ? 'from' : 'now in'} another table` : ''
  const refs = change.action === 'added' ? change.new : change.old
  // The order of rows is no fact.
  const names =
    refs.length <= FEW
      ? refs
          .map(ref => name(ref.key))
          .sort()
          .join(', ')
      : ''
  return `table ${name([table?.name ?? ''])} ${change.action} with ${counted(all, noun)}${moved}${names && `: ${names}`}`
}

function proseSentence(change: Change): string {
  return `text ${change.key.length > 0 ? `under ${labelOf(change)}` : 'before the first heading'} ${change.action}`
}

function sectionSentence(change: Change): string {
  const {holds, previousLabel, before, after} = change
  const held = holds ? heldText(holds, change.action) : ''
  const isRenamed = change.previousKey?.at(-1) !== change.key.at(-1)
  const what = `section ${labelOf(change)}`
  if (change.action === 'renamed') return `section renamed: ${name([previousLabel ?? ''])} → ${labelOf(change)}`
  if (change.action !== 'relocated') return `${what} ${change.action}${held === '' ? '' : ` (${held})`}`
  const was = isRenamed ? `, was ${name((change.previousKey ?? []).slice(-1))},` : ''
  const place = (text: string | undefined) => (text ? name([text]) : 'the top level')
  return `${what}${held === '' ? '' : ` (${held})`}${was} moved from ${place(before)} to ${place(after)}`
}

/** `2 sections, 1 table, 3 rows: a, b, c`; what there is none of is left out. */
function heldText({sections, tables, rows, elsewhere, names}: Holdings, action: Change['action']): string {
  const listed = elsewhere === 0 && names.length > 0 ? `: ${names.map(each => name([each])).join(', ')}` : ''
  const moved = elsewhere > 0 && `${elsewhere} of them ${action === 'added' ? 'from' : 'now in'} another table`
  const counts = [
    sections > 0 && counted(sections, 'section'),
    tables > 0 && counted(tables, 'table'),
    tables > 0 && `${counted(rows, 'row')}${listed}`,
    moved,
  ]
  return counts.filter(Boolean).join(', ')
}

function labelOf({label, key}: Change): string {
  return label ? name([label]) : name(key.slice(-1))
}

function rowSentence(change: Change, noun: string): string {
  if (change.noise) return `${counted(change.new.length, noun)} ${change.noise}`
  if (change.group) return groupSentence(change, noun)
  const apart = change.apart ? ` with ${change.apart.column} ${show(change.apart.text)}` : ''
  const what = `${noun} ${name(change.key)}${apart}`
  const also = change.fields.length > 0 ? `; ${fieldPhrases(change.fields)}` : ''
  switch (change.action) {
    case 'added':
      return `${what} added${change.demand ? ' and required' : ''}`
    case 'removed':
      return `${what} removed`
    case 'renamed':
      return `${noun} renamed: ${name(change.previousKey ?? [])} → ${name(change.key)}${also}`
    case 'relocated':
      return `${what} moved here from ${change.fromName ?? 'another table'}${also}`
    case 'split':
      return `${what} split into ${change.new.map(ref => name(ref.key)).join(', ')}${also}`
    case 'merged':
      return `${change.old.map(ref => name(ref.key)).join(', ')} merged into ${what}${also}`
    default:
      return `${what}: ${fieldPhrases(change.fields)}`
  }
}

function groupSentence(change: Change, noun: string): string {
  const rows = Math.max(change.old.length, change.new.length)
  if (change.action === 'removed' || change.action === 'added') return `${counted(rows, noun)} ${change.action}`
  const odd = change.odd ?? []
  const shown = odd.slice(0, NAMED).map(({key, field}) => `${name(key)} has ${show(field.part.new ?? field.part.old)}`)
  if (odd.length > NAMED) shown.push(`${odd.length - NAMED} more differ`)
  const [first, ...rest] = change.fields
  const others = odd.length > 0 ? [] : rest
  const except = shown.length > 0 ? `, but ${shown.join(', ')}` : ''
  return `${counted(rows, noun)}: ${fieldPhrases([first!, ...others])}${except}`
}

/** `a`, `b` and 3 more. */
export function rowNames(rows: readonly RowRef[]): string {
  const names = rows.slice(0, NAMED).map(({key}) => name(key))
  return `${names.join(', ')}${rows.length > NAMED ? ` and ${rows.length - NAMED} more` : ''}`
}

function fieldPhrases(fields: readonly FieldDiff[]): string {
  const phrases = fields.slice(0, NAMED).map(fieldPhrase)
  if (fields.length > NAMED) phrases.push(`${fields.length - NAMED} more fields`)
  return phrases.join('; ')
}
