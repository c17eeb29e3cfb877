import {parseAcceptances} from './accept/acceptances.ts'
import type {Acceptance, Input, Json, NamedType, Operation, PartialConfig, Role, Rule} from './api.ts'
import * as core from './compare.ts'
import {givenConfig, givenRule, givenType, remembered} from './config/config-values.ts'
import {parseConfig} from './config/parse-config.ts'
import {roles as allRoles} from './config/type-shape.ts'
import type {Report} from './contract.ts'
import * as alone from './inspect.ts'
import type {ParsedDocument} from './parsed.ts'
import type {FormatId, RenderOptions} from './report/format.ts'
import {formatIds, renderAs} from './report/render.ts'
import {kinds as allKinds} from './tables/kinds/index.ts'
import type {KindDeclaration, KindName, TableDeclaration} from './tables/table-type.ts'

export type {
  Acceptance,
  Ignore,
  Input,
  Json,
  KeyColumns,
  NamedType as TableType,
  Operation,
  Override,
  PartialConfig as Config,
  Pattern,
  Role,
  Rule,
} from './api.ts'
export type * from './contract.ts'
export {UserError} from './errors.ts'
export type {ParsedDocument, ParsedTable} from './parsed.ts'
export type {FormatId, RenderOptions} from './report/format.ts'
export type {
  CellText,
  ColumnDeclaration,
  FieldDeclaration,
  KindDeclaration,
  KindName,
  TableDeclaration,
} from './tables/table-type.ts'

/** A comparison whose report is made; facts and patch are made when asked for. */
export interface Comparison {
  readonly report: Report
  /** The facts of either side, between which the patch leads; several documents stand under `documents`, by name. */
  facts(): Promise<{old: Json; new: Json}>
  /** The RFC 6902 patch from the old facts to the new ones. */
  patch(): Promise<Operation[]>
}

/**
 * Compares two revisions of one document. Throws nothing on any text.
 *
 * @throws UserError `bad-config` with the path of every mistake; TypeError where a document is neither text nor an `Input`
 */
export async function compare(old: string | Input, next: string | Input, config: PartialConfig = {}): Promise<Report> {
  return core.compare(old, next, givenConfig(config))
}

/**
 * Compares the documents of two revisions; either side may lack any of them, or all.
 *
 * @throws as `compare`
 */
export async function compareDocuments(
  old: readonly Input[],
  next: readonly Input[],
  config: PartialConfig = {},
): Promise<Comparison> {
  const {report, facts, patch} = await core.compareDocuments(old, next, givenConfig(config))
  return {report, facts, patch}
}

/**
 * The typed tables of one document: every cell as its kind reads it, with lines.
 *
 * @throws as `compare`
 */
export async function parse(document: string | Input, config: PartialConfig = {}): Promise<ParsedDocument> {
  return alone.parseDocument(typeof document === 'string' ? {text: document} : document, givenConfig(config))
}

/**
 * What is wrong inside documents, each on its own: a report whose diagnostics all count.
 *
 * @throws as `compare`
 */
export async function check(documents: readonly Input[], config: PartialConfig = {}): Promise<Report> {
  return alone.checkDocuments(documents, givenConfig(config))
}

/**
 * A report as text.
 *
 * @throws UserError `bad-format` for a format that there is not, and for `json-patch` without `patch`
 */
export function render(report: Report, format: FormatId, options: RenderOptions = {}): Promise<string> {
  return renderAs(report, format, options)
}

/**
 * The config that the text of a `refdiff.yml` says.
 *
 * @param file what messages call it
 * @throws UserError `bad-config` with line and column of every mistake
 */
export async function readConfig(text: string, file = 'refdiff.yml'): Promise<PartialConfig> {
  const config = await parseConfig(text, file)
  for (const type of config.types) remembered(type)
  return config
}

/**
 * The acceptances in the text of a `refdiff.accepted.yml`, for `Config.acceptances`.
 *
 * @param file what messages and reports call it
 * @throws UserError `bad-config` with line and column of every mistake
 */
export function readAcceptances(text: string, file = 'refdiff.accepted.yml'): Promise<Acceptance[]> {
  return parseAcceptances(text, file)
}

/**
 * A table type, for `Config.types`.
 *
 * @throws UserError `bad-config` with the path of every mistake
 */
export function defineTableType(declaration: TableDeclaration): NamedType {
  return givenType(declaration)
}

/** A kind of columns, for `ColumnDeclaration.kind`; its declaration as it is, with the type of its values inferred. */
export function defineKind<T extends Json>(declaration: KindDeclaration<T>): KindDeclaration {
  return declaration
}

/**
 * A rule, for `Config.rules`: names changes that match, before the built-in rules do.
 *
 * @throws UserError `bad-config` with the path of every mistake
 */
export function defineRule(declaration: Omit<Rule, 'examples'> & Partial<Pick<Rule, 'examples'>>): Rule {
  return givenRule(declaration)
}

/** The kinds that a column can have. */
export const kinds: readonly KindName[] = Object.keys(allKinds) as KindName[]

/** What a column can mean to those who depend on a row. */
export const roles: readonly Role[] = allRoles

/** The formats of `render`. */
export const formats: readonly FormatId[] = formatIds
