import type {Format} from './format.ts'
import {visibleJson} from './parts/visible.ts'

/** The change as RFC 6902 operations, for programs that keep the facts elsewhere. */
const jsonPatch: Format = {
  id: 'json-patch',
  summary: 'JSON Patch (RFC 6902) from the old facts document to the new one',
  async render(_report, {patch}) {
    return visibleJson(`${JSON.stringify((await patch?.()) ?? [], null, 2)}\n`)
  },
}

export default jsonPatch
