import {definitionLines} from '../../tables/index.ts'
import type {Grid} from '../grid.ts'

/**
 * Says of a row's or cell's source whether it alone decides what is read from it: not where it may hold a link
 * and links lead elsewhere than they did, because definitions changed or the document moved.
 */
export function sourceDecides(old: Grid, next: Grid): (source: string) => boolean {
  const same = sameContext(old, next) && definitionLines(old.side.document) === definitionLines(next.side.document)
  return same ? () => true : source => !/[[<]/.test(source)
}

function sameContext(old: Grid, next: Grid): boolean {
  const [before, after] = [old.side.context, next.side.context]
  if (before === after) return true
  return before.path === after.path && before.linkShift === after.linkShift && before.linkRoot === after.linkRoot
}
