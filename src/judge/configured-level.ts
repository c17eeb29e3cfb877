import type {Config, Ignore, Override} from '../model.ts'
import {matchesGlob, matchesPath} from '../text/glob.ts'

/** What a selector of the config can name. */
export interface Place {
  /** Repository paths of the document, new and old. */
  readonly documents: readonly string[]
  /** Id, type and last headings of the table. */
  readonly tables: readonly string[]
  /** New and old key of the row, cells joined by ` / `. */
  readonly keys: readonly string[]
  readonly column?: string
  readonly rule: string
}

/** The level that config gives, if any: the last override whose selectors all agree; ignored columns are `off`. */
export function configuredLevel(config: Config, place: Place): Override['level'] | undefined {
  if (place.column !== undefined && config.ignore.some(entry => isIgnored(entry, place))) return 'off'
  return config.overrides.findLast(override => selects(override, place))?.level
}

function isIgnored(entry: Ignore, place: Place): boolean {
  return selects({...entry, level: 'off'}, place)
}

function selects(override: Override, place: Place): boolean {
  return (
    (override.rule === undefined || override.rule === place.rule) &&
    agree(override.document, place.documents, matchesPath) &&
    agree(override.table, place.tables, matchesGlob) &&
    agree(override.key, place.keys, matchesGlob) &&
    agree(override.column, place.column === undefined ? [] : [place.column], matchesGlob)
  )
}

function agree(
  glob: string | undefined,
  texts: readonly string[],
  matches: (glob: string, text: string) => boolean,
): boolean {
  return glob === undefined || texts.some(text => matches(glob, text))
}
