/** Table types in the order they are tried, and what the stages need of them. To add one: a file in types/ and a line here. */
import type {ColumnType, RawTable, TableType} from '../model.ts'
import {titleKey} from './cell-text.ts'
import {columnTypeFrom, tableTypeFrom} from './declared.ts'
import {genericColumn} from './generic.ts'
import {isOfType} from './recognise.ts'
import {bindings} from './types/bindings.ts'
import {codecs} from './types/codecs.ts'
import {configurations} from './types/configurations.ts'
import {helmValues} from './types/helm-values.ts'
import {routes} from './types/routes.ts'
import {supportMatrix} from './types/support-matrix.ts'
import {terraformInputs} from './types/terraform-inputs.ts'
import {terraformModules} from './types/terraform-modules.ts'
import {terraformOutputs} from './types/terraform-outputs.ts'
import {terraformProviders} from './types/terraform-providers.ts'
import {terraformRequirements} from './types/terraform-requirements.ts'
import {terraformResources} from './types/terraform-resources.ts'

export {besideTitle, readBesideTitle, titleFacts} from './beside-title.ts'
export {keyText, titleKey} from './cell-text.ts'
export {tableTypeFrom} from './declared.ts'
export {definitionLines} from './definition-lines.ts'
export {generic} from './generic.ts'
export {isShown, linksToItself} from './kinds/linked.ts'
export {declaredAt} from './kinds/source.ts'
export {linkContexts} from './link-contexts.ts'
export {withoutAnchors} from './links.ts'
export {markUse} from './mark-use.ts'
export {compareSeen, leadAlike, looksAlike, NOISE, whyNoise} from './noise.ts'
export {numberedNotes} from './notes.ts'
export {type Member, memberValue, objectMembers} from './object-members.ts'
export {supports} from './supports.ts'
export type * from './table-type.ts'

export const tableTypes: readonly TableType[] = [
  ...[configurations, codecs, routes, bindings].map(tableTypeFrom),
  ...[terraformInputs, terraformOutputs, terraformProviders, terraformRequirements].map(tableTypeFrom),
  ...[terraformModules, terraformResources, helmValues].map(tableTypeFrom),
  supportMatrix,
]

/** The first type that fits either revision of a table; its columns are those of this pair where the type goes by cells. */
export function recognise(
  old: RawTable | undefined,
  next: RawTable | undefined,
  types: readonly TableType[] = tableTypes,
): TableType | undefined {
  const fits = (table: RawTable | undefined, type: TableType): boolean => table !== undefined && isOfType(table, type)
  const type = types.find(candidate => fits(old, candidate) || fits(next, candidate))
  return type === supportMatrix ? supportMatrix.shaped(old, next) : type
}

const asSupport = {kind: 'support', role: 'capability'} as const

const columnsByTitle = new WeakMap<TableType, ReadonlyMap<string, ColumnType>>()

/** The column type of a title: as the type declares it, else as the type or a generic table reads such a title. */
export function columnTypeOf(
  type: TableType | undefined,
  title: string,
  old: RawTable | undefined,
  next: RawTable | undefined,
): ColumnType {
  const declared = type === undefined ? undefined : declaredColumns(type).get(titleKey(title))
  if (declared) return declared
  const other = (type?.otherColumn ?? genericColumn)(title, old, next)
  // The type says that its columns support what its rows are about.
  const isSupport = type?.covers?.of === 'columns' && other.role === 'value' && other.kind.id === 'text'
  return isSupport ? columnTypeFrom(title, asSupport) : other
}

/** Whether a type says what a column of this title holds; a support matrix only finds out from the cells. */
export function declares(type: TableType, title: string): boolean {
  return type.id !== supportMatrix.id && declaredColumns(type).has(titleKey(title))
}

function declaredColumns(type: TableType): ReadonlyMap<string, ColumnType> {
  const known = columnsByTitle.get(type)
  if (known !== undefined) return known
  const columns = new Map(type.columns.map(column => [titleKey(column.title), column] as const))
  columnsByTitle.set(type, columns)
  return columns
}
