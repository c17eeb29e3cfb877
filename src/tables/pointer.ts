/** A JSON pointer (RFC 6901) from its steps: `~` is written `~0`, `/` is written `~1`; no step at all is the whole, `''`. */
export function pointer(...steps: readonly (string | number)[]): string {
  return steps.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The steps of a JSON pointer, as they were before it was written. */
export function pointerSteps(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
