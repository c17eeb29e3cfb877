import {execFileSync} from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {refdiff, root} from '../support/cli.ts'
import {temporaryFolder} from '../support/repository.ts'

const fixtures = join(root, 'fixtures/runtime-reference')
const asked = ['diff', join(fixtures, 'old.md'), join(fixtures, 'new.md'), '--color', 'never']
const name = `diff-${process.version}-${process.arch}`

/** A folder for what is kept, and a run that keeps it there. */
function kept(files: Parameters<typeof temporaryFolder>[0] = {}) {
  const home = temporaryFolder(files)
  const run = (args: readonly string[] = asked, env: Record<string, string | undefined> = {}, bin?: string) =>
    refdiff(args, {env: {XDG_CACHE_HOME: home, ...env}, ...(bin ? {bin} : {})})
  return {home, file: join(home, 'refdiff', name), run}
}

/** How many of the files that a run compiles it takes from what was kept. */
async function taken(home: string): Promise<number> {
  const counter = `data:text/javascript,${encodeURIComponent(`
    import vm from 'node:vm'
    const {Script} = vm
    let taken = 0
    vm.Script = class extends Script {
      constructor(code, options) {
        super(code, options)
        if (options.cachedData && !this.cachedDataRejected) taken++
      }
    }
    process.on('exit', () => process.stderr.write('taken ' + taken))
  `)}`
  const {stderr} = await refdiff(asked, {env: {XDG_CACHE_HOME: home}, nodeOptions: ['--import', counter]})
  return Number(/taken (\d+)$/.exec(stderr)?.[1])
}

describe('compiled code', () => {
  test('is kept by the first run and used by the next, which says the same', async () => {
    const {home, file, run} = kept()
    const first = await run()
    expect(first).toMatchObject({status: 1, stderr: ''})
    expect(readdirSync(join(home, 'refdiff'))).toEqual([name])
    const made = readFileSync(file)
    expect(await taken(home)).toBeGreaterThan(1)
    expect(await run()).toEqual(first)
    // Nothing is written where nothing was compiled anew.
    expect(readFileSync(file).equals(made)).toBe(true)
    if (process.getuid) {
      expect([statSync(join(home, 'refdiff')).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
    }
  })

  test('is kept apart for each command, whatever stands on the command line', async () => {
    const {home, run} = kept()
    await run(['explain', 'row-removed'])
    await run(['--version'])
    await run(['diff', join(fixtures, 'old.md'), join(home, 'nowhere.md')])
    await run(['../../../etc/passwd'])
    await run(['unknown'])
    const ending = `-${process.version}-${process.arch}`
    expect(readdirSync(join(home, 'refdiff')).sort()).toEqual([`explain${ending}`, `refdiff${ending}`])
  })

  test('of code that only some runs load is added to what there is', async () => {
    const {home, file, run} = kept()
    await run(['diff', asked[1]!, asked[1]!])
    const few = readFileSync(file).length
    expect((await run()).status).toBe(1)
    expect(readFileSync(file).length).toBeGreaterThan(few)
    expect(await taken(home)).toBeGreaterThan(1)
  })

  test('is kept again now and then, with the functions that other runs have called', async () => {
    const table = '| Name | Value |\n| --- | --- |\n| a | 1 |\n| b | 2 |\n'
    const {home, file, run} = kept({'old.md': table, 'new.md': `${table}| c | 3 |\n`})
    const [old, next] = [join(home, 'old.md'), join(home, 'new.md')]
    const age = (seconds: number) => utimesSync(file, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds)
    const state = () => {
      const bytes = readFileSync(file)
      return {size: bytes.length, ...(JSON.parse(bytes.toString('latin1').split('\n')[0]!) as {times: number})}
    }
    await run(['diff', old, old])
    const {size} = state()
    const sizes = [size]
    for (const [seconds, times] of [
      [5, 0],
      [30, 1],
      [30, 1],
      [90, 2],
      [3600, 3],
      [7200, 4],
      [7200, 4],
      [90_000, 5],
    ]) {
      age(seconds!)
      await run(['diff', old, next])
      expect(state().times, `${seconds} s`).toBe(times)
      sizes.push(state().size)
    }
    expect(sizes[1]).toBe(size)
    expect(sizes[2]).toBeGreaterThan(size * 1.05)
    // What is there is never given up, and a clock that was set back is no reason to write.
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    age(-90_000)
    await run(['diff', old, next])
    expect(state().times).toBe(5)
  })

  const damages: [string, (bytes: Buffer) => Uint8Array][] = [
    ['empty', () => Buffer.alloc(0)],
    ['cut off', bytes => bytes.subarray(0, bytes.length / 2)],
    ['cut off in an odd place', bytes => bytes.subarray(0, 12_345)],
    ['of one bad byte early on', bytes => flipped(bytes, 20)],
    ['of one bad byte in the middle', bytes => flipped(bytes, Math.floor(bytes.length / 3))],
    ['of one bad byte at the end', bytes => flipped(bytes, bytes.length - 9)],
    [
      'of another build',
      bytes => Buffer.from(bytes.toString('latin1').replaceAll(/"build":"./g, '"build":"x'), 'latin1'),
    ],
    ['text', () => Buffer.from('refdiff\n'.repeat(1000))],
    ['of the right outside only', bytes => halves(head(bytes), Buffer.alloc(400_000, 7))],
  ]

  function flipped(bytes: Buffer, at: number): Buffer {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 0x55
    return copy
  }

  const head = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('\n') + 1)
  const halves = (...parts: Buffer[]) => Buffer.concat([...parts, ...parts])

  test.each(damages)('that is %s is made anew', async (_, damage) => {
    const {home, file, run} = kept()
    const first = await run()
    writeFileSync(file, damage(readFileSync(file)))
    expect(await run()).toEqual(first)
    expect(await taken(home)).toBeGreaterThan(1)
  })

  test('of other code is not used, were it as long', async () => {
    const {home, run} = kept()
    const first = await run()
    const copy = join(temporaryFolder(), 'dist')
    cpSync(join(root, 'dist'), copy, {recursive: true})
    const core = join(copy, 'chunks/core.js')
    writeFileSync(core, readFileSync(core, 'utf8').replaceAll('not shown', 'not SHOWN'))
    const cli = join(copy, 'cli.js')
    writeFileSync(cli, readFileSync(cli, 'utf8').replaceAll(/(?<=[`'"])[0-9a-f]{32}(?=[`'"])/g, 'f'.repeat(32)))
    const other = await run(asked, {}, cli)
    expect(other.stdout).toBe(first.stdout.replaceAll('not shown', 'not SHOWN'))
    expect(existsSync(join(home, 'refdiff', name))).toBe(true)
  })

  test.skipIf(process.getuid?.() !== 0)('that somebody else wrote, or could have, is not used', async () => {
    const {home, file, run} = kept()
    const first = await run()
    chmodSync(file, 0o666)
    expect(await taken(home)).toBe(0)
    chmodSync(file, 0o600)
    expect(await taken(home)).toBeGreaterThan(1)
    chownSync(file, 12345, 12345)
    expect(await taken(home)).toBe(0)
    expect(await run()).toEqual(first)
  })

  test.skipIf(process.platform === 'win32')('waits for nobody where its file is a pipe', async () => {
    const {file, home, run} = kept()
    mkdirSync(join(home, 'refdiff'))
    execFileSync('mkfifo', [file])
    expect((await run()).status).toBe(1)
  })

  test('is no trouble where it cannot be kept', async () => {
    const {home, run} = kept({file: 'x', 'refdiff/.keep': ''})
    const first = await run()
    expect(await run(asked, {XDG_CACHE_HOME: join(home, 'file')})).toEqual(first)
    expect(await run(asked, {XDG_CACHE_HOME: '/proc/nowhere'})).toEqual(first)
    expect(await run(asked, {XDG_CACHE_HOME: join(home, 'none/none')})).toEqual(first)
    expect(existsSync(join(home, 'none'))).toBe(false)
    mkdirSync(join(home, 'taken/refdiff', name), {recursive: true})
    expect(await run(asked, {XDG_CACHE_HOME: join(home, 'taken')})).toEqual(first)
    expect(readdirSync(join(home, 'taken/refdiff'))).toEqual([name])
  })

  test('is kept nowhere where it is told not to be, or there is no place for it', async () => {
    const {home, run} = kept()
    await run(asked, {NODE_DISABLE_COMPILE_CACHE: '1'})
    await run(asked, {NODE_V8_COVERAGE: temporaryFolder()})
    await run(asked, {XDG_CACHE_HOME: undefined, HOME: undefined, LOCALAPPDATA: undefined})
    expect(readdirSync(home)).toEqual([])
    const cwd = temporaryFolder()
    await refdiff(asked, {cwd, env: {XDG_CACHE_HOME: 'here', HOME: ''}})
    expect(readdirSync(cwd)).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('is kept in the home folder', async () => {
    const {home, run} = kept()
    await run(asked, {XDG_CACHE_HOME: undefined, HOME: home})
    const place = process.platform === 'darwin' ? 'Library/Caches' : '.cache'
    expect(readdirSync(join(home, place, 'refdiff'))).toEqual([name])
  })
})
