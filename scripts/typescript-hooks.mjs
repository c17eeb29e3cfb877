import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {transform} from 'rolldown/utils'

/**
 * The module hook behind `typescript.mjs`.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const path = fileURLToPath(url)
  const {code, errors} = await transform(path, await readFile(path, 'utf8'), {target: 'es2023'})
  const error = errors[0]
  if (error) throw new SyntaxError(error.message)
  return {format: 'module', source: code, shortCircuit: true}
}
