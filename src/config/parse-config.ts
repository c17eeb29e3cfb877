import type {Config} from '../model.ts'

/** What holds where nothing was configured. */
export const defaults: Config = {
  types: [],
  rules: [],
  overrides: [],
  ignore: [],
  keys: [],
  acceptances: [],
  noise: false,
}

/**
 * Reads a `refdiff.yml`. The parser and the validator load with the first call.
 *
 * @param text the file's text
 * @param file what messages call the file: `refdiff.yml`, `origin/main:refdiff.yml`
 * @returns the config with defaults applied
 * @throws ConfigError (a UserError) with line, column, what was expected and what was probably meant, for every mistake
 */
export async function parseConfig(text: string, file: string): Promise<Config> {
  const {readConfig} = await import('./read-config.ts')
  return {...defaults, ...readConfig(text, file)}
}
