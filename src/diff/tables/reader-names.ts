import {distinctNames} from '../../text/distinct-names.ts'
import {groupBy} from '../../text/group-by.ts'
import type {Grid} from '../grid.ts'
import {captionOf} from './caption.ts'

/** Titles that name a table under no heading. */
const TITLES = 3

/**
 * What a reader calls each table of a document: its heading, with as many of those above as tell it from others; of
 * several under one heading also the line above it that names it, else which of them it is. Under no heading that line,
 * else its first titles.
 */
export function readerNames(grids: readonly Grid[]): string[] {
  const names = distinctNames(grids.map(({heading}) => heading))
  const groups = groupBy(grids.keys(), at => JSON.stringify(grids[at]!.heading))
  for (const group of groups.values()) {
    const heading = names[group[0]!]!
    if (group.length === 1 && heading !== '') continue
    const captions = group.map(at => captionOf(grids[at]!))
    const own = group.map((at, index) => captions[index] ?? (heading === '' ? titlesOf(grids[at]!) : ''))
    const repeats = new Set(own.filter((name, index) => own.indexOf(name) !== index))
    for (const [index, at] of group.entries()) {
      const name = own[index]!
      const nth = name === '' || repeats.has(name) ? `table ${index + 1}` : ''
      names[at] = [[heading, name].filter(Boolean).join(' › '), nth].filter(Boolean).join(', ')
    }
  }
  return names
}

/** `Name, Default, …` */
function titlesOf({header}: Grid): string {
  const titles = header.filter(title => title !== '')
  return titles.length > TITLES ? [...titles.slice(0, TITLES), '…'].join(', ') : titles.join(', ')
}
