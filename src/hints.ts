import type {TableHints} from './diff/tables/table-identity.ts'
import type {Config, Input} from './model.ts'
import {tableTypes} from './tables/index.ts'
import {matchesGlob, matchesPath} from './text/glob.ts'

/** Config's table types come before the built-in ones; its keys by document and by the table's id, type or last heading. */
export function hintsFrom(config: Config, {path, label}: Input): TableHints {
  const keys = config.keys.filter(({document}) => document === undefined || matchesPath(document, path ?? label ?? ''))
  return {
    types: [...config.types, ...tableTypes],
    keyFor: names => keys.findLast(({table}) => names.some(name => matchesGlob(table, name)))?.key,
  }
}
