import type {Level, Summary} from '../model.ts'

/** All levels, worst first. */
export const LEVELS = ['error', 'warning', 'notice', 'off'] as const satisfies readonly Level[]

/** The lowest level that fails a run; `never`: none does. */
export const FAIL_ON = ['error', 'warning', 'notice', 'never'] as const

export type FailOn = (typeof FAIL_ON)[number]

/** How bad a level is: 0 for an error, more for what counts less. */
export function rankOf(level: Level): number {
  return LEVELS.indexOf(level)
}

/** A copy with the worst first; entries of equal level stay in order. */
export function worstFirst<T extends {readonly level: Level}>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => rankOf(a.level) - rankOf(b.level))
}

/** The worst of some levels; `off` for none. */
export function worst(levels: readonly Level[]): Level {
  return LEVELS.find(level => levels.includes(level)) ?? 'off'
}

/** Whether a summary counts anything at or above the level. */
export function fails(summary: Summary, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return LEVELS.slice(0, rankOf(failOn) + 1).some(level => level !== 'off' && summary[level] > 0)
}
