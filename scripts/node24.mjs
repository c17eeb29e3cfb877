/**
 * Brings the Node that action.yml names, so that tests of the bundle run on it: before `npm test`, on Linux x64, where
 * the running Node is an older one. Where it cannot be had, those tests are skipped, visibly.
 */
import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const folder = fileURLToPath(new URL('../test/node24/', import.meta.url))
const isRecent = Number(process.versions.node.split('.')[0]) >= 24
const fits = process.platform === 'linux' && process.arch === 'x64'
const npm = process.env.npm_execpath

if (fits && !isRecent && npm && !process.env.REFDIFF_NODE24 && !existsSync(`${folder}node_modules`)) {
  try {
    execFileSync(process.execPath, [npm, 'ci', '--prefix', folder, '--no-bin-links'], {stdio: 'ignore'})
  } catch {
    console.error('Node 24 cannot be installed: tests that need it are skipped')
  }
}
