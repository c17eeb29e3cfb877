import {rename, rm} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {bundle} from './bundle.ts'
import {declarations} from './declarations.ts'

/** `npm run build [FOLDER]`: writes the bundle and its declarations, into `dist/` unless told otherwise. */
const folder = resolve(fileURLToPath(new URL('..', import.meta.url)), process.argv[2] ?? 'dist')
const draft = `${folder}.${process.pid}.tmp`
try {
  await bundle(draft)
  await declarations(join(draft, 'library'))
  await rm(folder, {recursive: true, force: true})
  await rename(draft, folder)
} finally {
  await rm(draft, {recursive: true, force: true})
}
