import type {Config, Ignore, Level, Override} from '../model.ts'
import {tableTypeFrom} from '../tables/declared.ts'
import type {TableDeclaration} from '../tables/table-type.ts'
import {literalGlob} from '../text/glob.ts'
import {verifyAgreement} from './config-agreement.ts'
import {type ConfigFile, configShape} from './config-shape.ts'
import type {WrittenType} from './type-shape.ts'
import {validate} from './validate.ts'
import {readYaml} from './yaml.ts'

/** What a file says; all else is left to the defaults. */
export type Configured = Omit<Config, 'acceptances' | 'noise' | 'rules' | 'today'>

/** `parseConfig` of schema.ts before defaults; a module of its own, so that YAML and the schema load only where a config file exists. */
export function readConfig(text: string, label: string): Partial<Configured> {
  const file = readYaml(text, label)
  if (!file.root) return {}
  const written = validate(configShape, file, file.root)
  verifyAgreement(file, file.root, written)
  return configFrom(written)
}

function configFrom(written: ConfigFile): Configured {
  const documents = written.documents?.map(entry => (typeof entry === 'string' ? entry : entry.path))
  const sections: readonly Section[] = [
    {where: {}, levels: written.levels, ignore: written.ignore},
    ...(written.types ?? []).flatMap(type => nearer(type, written.levels)),
    ...(written.documents ?? []).flatMap(entry =>
      typeof entry === 'string' ? [] : [{where: {document: entry.path}, levels: entry.levels, ignore: entry.ignore}],
    ),
    ...(written.tables ?? []).map(({document, table, levels, ignore}) => ({
      where: place(document, table),
      levels,
      ignore,
    })),
  ]
  return {
    ...(documents && {documents}),
    // Its keys were checked one by one and against each other, so it is the declaration that the types describe.
    types: (written.types ?? []).map(type => tableTypeFrom(type as TableDeclaration)),
    overrides: [
      ...sections.flatMap(({where, levels}) => overridesOf(where, levels)),
      ...(written.overrides ?? []).flatMap(({rule, ...rest}) =>
        rule === undefined ? [rest] : [rule].flat().map(id => ({...rest, rule: id})),
      ),
    ],
    ignore: sections.flatMap(({where, ignore}) => (ignore ?? []).map((column): Ignore => ({...where, column}))),
    keys: (written.tables ?? []).flatMap(({table, document, key}) =>
      key ? [{...place(document, table), table, key}] : [],
    ),
  }
}

interface Place {
  readonly document?: string
  readonly table?: string
  readonly column?: string
}

interface Section {
  readonly where: Place
  readonly levels: Levels | undefined
  readonly ignore: readonly string[] | undefined
}

type Levels = Partial<Record<string, Level>>

function place(document: string | undefined, table: string): Place {
  return {...(document !== undefined && {document}), table}
}

/** Levels that a declared type has of its own are nearer than those set everywhere. */
function nearer({id, levels, columns = {}}: WrittenType, everywhere: Levels = {}): Section[] {
  const both = (own: Levels | undefined): Levels =>
    Object.fromEntries(Object.entries(own ?? {}).filter(([rule]) => everywhere[rule] !== undefined))
  const ofColumns = Object.entries(columns).flatMap(([title, column]) =>
    typeof column === 'string'
      ? []
      : [{where: {table: id, column: literalGlob(title)}, levels: both(column.levels), ignore: []}],
  )
  return [{where: {table: id}, levels: both(levels), ignore: []}, ...ofColumns]
}

function overridesOf(where: Place, levels: Levels | undefined): Override[] {
  return Object.entries(levels ?? {}).flatMap(([rule, level]) => (level ? [{...where, rule, level}] : []))
}
