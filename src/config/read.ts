import type {Config, Ignore, Level, Override} from '../model.ts'
import {defaults} from './schema.ts'
import {type ConfigFile, configShape} from './shape.ts'
import {problemsAt, validate} from './validate.ts'
import {type Located, readYaml, type YamlFile} from './yaml.ts'
import {quoted} from './problem.ts'

/** `parseConfig` of schema.ts; a module of its own, so that YAML and the schema load only where a config file exists. */
export function readConfig(text: string, label: string): Config {
  const file = readYaml(text, label)
  if (!file.root) return defaults
  const written = validate(configShape, file, file.root)
  agree(file, file.root, written)
  return configFrom(written)
}

function configFrom(written: ConfigFile): Config {
  const documents = written.documents?.map(entry => (typeof entry === 'string' ? entry : entry.path))
  const sections: readonly Section[] = [
    {where: {}, levels: written.levels, ignore: written.ignore},
    ...(written.documents ?? []).flatMap(entry =>
      typeof entry === 'string' ? [] : [{where: {document: entry.path}, levels: entry.levels, ignore: entry.ignore}],
    ),
    ...(written.tables ?? []).map(({document, table, levels, ignore}) => ({where: place(document, table), levels, ignore})),
  ]
  return {
    ...defaults,
    ...(documents && {documents}),
    overrides: [
      ...sections.flatMap(({where, levels}) => overridesOf(where, levels)),
      ...(written.overrides ?? []).flatMap(({rule, ...rest}) =>
        rule === undefined ? [rest] : [rule].flat().map(id => ({...rest, rule: id})),
      ),
    ],
    ignore: sections.flatMap(({where, ignore}) => (ignore ?? []).map((column): Ignore => ({...where, column}))),
    keys: (written.tables ?? []).flatMap(({table, document, key}) => (key ? [{...place(document, table), table, key}] : [])),
  }
}

interface Place {
  readonly document?: string
  readonly table?: string
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

function overridesOf(where: Place, levels: Levels | undefined): Override[] {
  return Object.entries(levels ?? {}).flatMap(([rule, level]) => (level ? [{...where, rule, level}] : []))
}

/** What must agree between entries of the file. */
function agree(file: YamlFile, root: Located, written: ConfigFile): void {
  const found: {at: number; message: string}[] = []
  const at = (...path: readonly (string | number)[]): number => {
    let node: Located | undefined = root
    for (const step of path) node = typeof step === 'string' ? node?.entries?.get(step)?.node : node?.items?.[step]
    return node?.at ?? root.at
  }
  written.documents?.forEach((entry, index) => {
    if (typeof entry === 'string' || !entry.path.startsWith('!')) return
    found.push({at: at('documents', index, 'path'), message: `Unexpected \`!\`, expected the documents that the entry is about`})
  })
  written.tables?.forEach(({key = [], ignore = []}, index) => {
    const twice = key.findIndex((title, place) => key.indexOf(title) !== place)
    if (twice >= 0) found.push({at: at('tables', index, 'key', twice), message: `Unexpected second ${quoted(key[twice] ?? '')}`})
    ignore.forEach((title, place) => {
      if (!key.includes(title)) return
      const message = `Unexpected ${quoted(title)}, expected a column that is not part of \`key\``
      found.push({at: at('tables', index, 'ignore', place), message})
    })
  })
  if (found.length > 0) throw problemsAt(file, found)
}
