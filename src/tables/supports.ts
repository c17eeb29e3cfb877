import {booleanOf} from './kinds/boolean.ts'
import {markOf, rankOf} from './kinds/marks.ts'

/** Whether a cell says that something is supported, wholly or in part. */
export function supports(visible: string): boolean {
  return booleanOf(visible.trim()) ?? (rankOf(markOf(visible).mark) ?? 0) > 0
}
