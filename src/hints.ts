import type {TableHints} from './diff/tables/compare-table.ts'
import type {Config, Input} from './model.ts'
import {tableTypes} from './tables/index.ts'
import {matchesGlob, matchesPath} from './text/glob.ts'

/** Config's table types come before the built-in ones; its keys by document and by table id, type or last heading. */
export function hintsFrom(config: Config, {path, label}: Input): TableHints {
  const keys = config.keys.filter(({document}) => document === undefined || matchesPath(document, path ?? label ?? ''))
  return {
    types: [...config.types, ...tableTypes],
    keyFor: (heading, type) =>
      keys.findLast(({table}) => table === type || matchesGlob(table, heading.at(-1) ?? ''))?.key,
  }
}
