/** `1 row`, `2 rows`, `12,345 rows`; a plural that is not made with s is given. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${grouped(number)} ${number === 1 ? one : many}`
}

/** `12,345`, the same on every machine. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
