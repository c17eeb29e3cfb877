/** Table types from plain data: the built-in ones and those that a project's config declares. */
import type {ColumnType, Coverage, RawTable, TableType} from '../model.ts'
import {titleKey} from './cell-text.ts'
import {withAsides} from './kinds/asides.ts'
import {booleanOf} from './kinds/boolean.ts'
import {kinds} from './kinds/index.ts'
import {ownKind} from './own-kind.ts'
import {pointer} from './pointer.ts'
import {hasColumns, headingIs} from './recognise.ts'
import type {ColumnDeclaration, CoverageDeclaration, KindName, TableDeclaration} from './table-type.ts'

/** Makes a declaration, which is taken to be valid, into the table type that the stages use. */
export function tableTypeFrom(declaration: TableDeclaration): TableType {
  const {id, noun = 'row', heading, match, levels, demands, covers} = declaration
  const key = typeof declaration.key === 'string' ? [declaration.key] : declaration.key
  let columns: readonly ColumnType[] | undefined
  return {
    id,
    noun,
    key,
    // Made at first use: of all types, a document needs one or two.
    get columns() {
      columns ??= columnsOf(declaration, key)
      return columns
    },
    ...(heading === undefined ? {} : {heading}),
    ...(levels === undefined ? {} : {levels}),
    ...(match === undefined ? {} : {matches: matcher(match, key)}),
    ...(covers === undefined ? {} : {covers: coverageFrom(covers, noun)}),
    ...(demands === undefined ? {} : {demands: text => booleanOf(text(demands.column).trim()) === true}),
  }
}

/** A coverage with all that is left out in its declaration. */
export function coverageFrom(
  {by, of = 'rows', without = [], reserve = [], noun}: CoverageDeclaration,
  row: string,
): Coverage {
  return {by: [by].flat(), of, without, reserve, noun: noun ?? (of === 'columns' ? 'column' : row)}
}

function columnsOf({columns = {}}: TableDeclaration, key: readonly string[]): readonly ColumnType[] {
  const declared = Object.entries(columns).map(([title, column]) => columnFrom(title, column, key))
  const missing = key.filter(title => !declared.some(column => titleKey(column.title) === titleKey(title)))
  return [...missing.map(title => columnFrom(title, 'text', key)), ...declared]
}

function matcher(match: NonNullable<TableDeclaration['match']>, key: readonly string[]): (table: RawTable) => boolean {
  const ways = [match].flat().map(({heading, columns = []}) => ({
    headings: heading === undefined ? undefined : [heading].flat(),
    columns: [...key, ...columns],
  }))
  return table =>
    ways.some(
      ({headings, columns}) =>
        (headings?.some(heading => headingIs(table, heading)) ?? true) && hasColumns(table, columns),
    )
}

function columnFrom(title: string, declared: ColumnDeclaration | KindName, key: readonly string[]): ColumnType {
  const isKey = key.some(name => titleKey(name) === titleKey(title))
  return columnTypeFrom(title, {
    role: isKey ? 'identity' : 'value',
    ...(typeof declared === 'string' ? {kind: declared} : declared),
  })
}

/** A column type from its declaration; the kind is text and the role value where none is named. */
export function columnTypeFrom(title: string, declared: ColumnDeclaration): ColumnType {
  const {kind = 'text', role = 'value', levels, references} = declared
  const exclusive = exclusivePath(declared, title)
  return {
    title,
    kind: withAsides(typeof kind === 'string' ? kinds[kind]({...declared, role}, title) : ownKind(kind)),
    role,
    ...(levels === undefined ? {} : {levels}),
    ...(references === undefined ? {} : {references}),
    ...(exclusive === undefined ? {} : {exclusive}),
  }
}

/** Path of the part whose members belong to one row at a time. */
function exclusivePath({exclusive, parts}: ColumnDeclaration, title: string): string | undefined {
  if (exclusive) return ''
  const index = parts?.findIndex(part => part.exclusive) ?? -1
  if (index < 0) return undefined
  return pointer(parts?.[index]?.name ?? title.split(' / ')[index]?.trim().toLowerCase() ?? String(index + 1))
}
