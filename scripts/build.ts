import {bundle} from './bundle.ts'
import {declarations} from './declarations.ts'

/** `npm run build [FOLDER]`: writes the bundle and its declarations, `dist/` unless told otherwise. */
const folder = process.argv[2] ?? 'dist'
await bundle(folder)
await declarations(folder)
