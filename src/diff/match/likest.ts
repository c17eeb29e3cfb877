/** Two candidates by their places, and how like they are. */
export interface Scored {
  from: number
  to: number
  score: number
}

/** Of equally like ones those whose places are nearest. */
export function likestFirst(scored: readonly Scored[]): Scored[] {
  const distance = (one: Scored) => Math.abs(one.from - one.to)
  return [...scored].sort((a, b) => b.score - a.score || distance(a) - distance(b) || a.from + a.to - b.from - b.to)
}
