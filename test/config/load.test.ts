import {chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {
  decodeConfig,
  findConfigFiles,
  loadConfig,
  readText,
  shown,
  writeAtomically,
} from '../../src/cli/config-files.ts'
import {defaults} from '../../src/config/parse-config.ts'
import {UserError} from '../../src/errors.ts'
import {temporaryFolder} from '../support/repository.ts'

const fingerprint = '0123456789abcdef0123456789abcdef'
const levels = 'levels: {row-added: off}\n'
const accepted = `accepted:\n  - {reason: a, rule: row-added, fingerprint: ${fingerprint}}\n`

describe('where the files are', () => {
  test('in the working folder, else above it up to the root of the repository', () => {
    const root = temporaryFolder({'.git/HEAD': '', 'refdiff.yml': '', 'a/b/x': '', 'a/refdiff.accepted.yml': ''})
    const found = {config: join(root, 'refdiff.yml'), accepted: join(root, 'a/refdiff.accepted.yml')}
    expect(findConfigFiles({cwd: join(root, 'a/b')})).toEqual(found)
    expect(findConfigFiles({cwd: root})).toEqual({...found, accepted: join(root, 'refdiff.accepted.yml')})
  })

  test('nothing above the repository, and nothing above the working folder outside of one', () => {
    const root = temporaryFolder({'refdiff.yml': '', 'in/.git/HEAD': '', 'in/a/x': '', 'out/x': ''})
    expect(findConfigFiles({cwd: join(root, 'in/a')})).toEqual({accepted: join(root, 'in/refdiff.accepted.yml')})
    expect(findConfigFiles({cwd: join(root, 'out')})).toEqual({accepted: join(root, 'out/refdiff.accepted.yml')})
  })

  test('as they are named', () => {
    const root = temporaryFolder({'.git/HEAD': '', 'refdiff.yml': '', 'etc/other.yml': ''})
    expect(findConfigFiles({cwd: root, file: 'etc/other.yml', accepted: '../x.yml'})).toEqual({
      config: join(root, 'etc/other.yml'),
      accepted: join(root, '../x.yml'),
    })
    expect(findConfigFiles({cwd: root, file: 'etc/other.yml'}).accepted).toBe(join(root, 'refdiff.accepted.yml'))
  })

  test('either spelling, not both', () => {
    expect(findConfigFiles({cwd: temporaryFolder({'refdiff.yaml': ''})}).config).toMatch(/refdiff\.yaml$/)
    const both = temporaryFolder({'refdiff.yml': '', 'refdiff.yaml': ''})
    expect(() => findConfigFiles({cwd: both})).toThrow(UserError)
  })
})

describe('loading', () => {
  test('nothing gives the defaults', async () => {
    expect(await loadConfig({cwd: temporaryFolder()})).toEqual(defaults)
  })

  test('both files, named from the working folder', async () => {
    const root = temporaryFolder({'.git/HEAD': '', 'refdiff.yml': levels, 'refdiff.accepted.yml': accepted, 'a/x': ''})
    const config = await loadConfig({cwd: join(root, 'a')})
    expect(config.overrides).toEqual([{rule: 'row-added', level: 'off'}])
    expect(config.acceptances).toEqual([
      {fingerprint, rule: 'row-added', count: 1, reason: 'a', by: '../refdiff.accepted.yml:2'},
    ])
  })

  test.each([
    ['a missing config', {}, {file: 'x/none.yml'}, 'file-not-found', '`x/none.yml` does not exist'],
    [
      'a missing acceptance file that was named',
      {},
      {accepted: 'none.yml'},
      'file-not-found',
      '`none.yml` does not exist',
    ],
    ['a folder', {'refdiff.yml/x': ''}, {}, 'unreadable', '`refdiff.yml` is not a file'],
    ['a device', {}, {file: '/dev/zero'}, 'unreadable', 'is not a file'],
    ['a mistake in the config', {'refdiff.yml': 'levels: 1'}, {}, 'bad-config', 'refdiff.yml:1:9: Unexpected `1`'],
    [
      'a mistake in the acceptances',
      {'refdiff.accepted.yml': 'accepted: 1'},
      {},
      'bad-config',
      'refdiff.accepted.yml:1:11: Unexpected `1`',
    ],
    [
      'a huge file',
      {'refdiff.yml': new Uint8Array(8 * 1024 * 1024 + 1)},
      {},
      'bad-config',
      'refdiff.yml:1:1: Unexpected size of 8388609 bytes, expected at most 8388608',
    ],
  ] as const)('%s is told', async (_, files, where, code, message) => {
    const error = await loadConfig({cwd: temporaryFolder(files), ...where}).catch(error => error)
    expect(error).toBeInstanceOf(UserError)
    expect(error.code).toBe(code)
    expect(error.message).toContain(message)
  })

  test.skipIf(process.getuid?.() === 0)('a file that may not be read is told', () => {
    const root = temporaryFolder({'refdiff.yml': levels})
    chmodSync(join(root, 'refdiff.yml'), 0o000)
    expect(() => readText(join(root, 'refdiff.yml'), root)).toThrow('`refdiff.yml` cannot be read (EACCES)')
  })

  test.each([
    ['a stray byte', [0x61, 0x0a, 0x62, 0xff, 0x63], '2:2: Unexpected byte 0xff'],
    ['a cut sequence', [0x0a, 0x0a, 0xe2, 0x82], '3:1: Unexpected byte 0xe2'],
    ['one that shares bytes with the replacement', [0xef, 0xbf, 0x41], '1:1: Unexpected byte 0xef'],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00], '1:1: Unexpected byte 0xff'],
    ['a byte after others than ASCII', [0xc3, 0xa9, 0xf0, 0x9f, 0x9a, 0x80, 0xc0], '1:4: Unexpected byte 0xc0'],
  ])('%s is not UTF-8', (_, bytes, expected) => {
    expect(() => decodeConfig(new Uint8Array(bytes), 'f.yml')).toThrow(`f.yml:${expected}, expected UTF-8`)
  })

  test('replacement characters that were written are read', () => {
    expect(decodeConfig(new TextEncoder().encode('\uFEFFa\uFFFD'), 'f.yml')).toBe('\uFEFFa\uFFFD')
  })
})

describe('writing', () => {
  test('makes a file, or replaces its text and keeps its mode', () => {
    const root = temporaryFolder({'old.yml': 'old'})
    chmodSync(join(root, 'old.yml'), 0o640)
    writeAtomically(join(root, 'old.yml'), 'new')
    writeAtomically(join(root, 'other.yml'), 'new')
    expect(readFileSync(join(root, 'old.yml'), 'utf8')).toBe('new')
    expect(statSync(join(root, 'old.yml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(root).sort()).toEqual(['old.yml', 'other.yml'])
  })

  test('writes through a link', () => {
    const root = temporaryFolder({'real/a.yml': 'old'})
    symlinkSync(join(root, 'real/a.yml'), join(root, 'a.yml'))
    writeAtomically(join(root, 'a.yml'), 'new')
    expect(lstatSync(join(root, 'a.yml')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, 'real/a.yml'), 'utf8')).toBe('new')
  })

  test('leaves nothing behind where it cannot', () => {
    const root = temporaryFolder({})
    mkdirSync(join(root, 'folder.yml/x'), {recursive: true})
    expect(() => writeAtomically(join(root, 'none/a.yml'), 'x')).toThrow('cannot be written (ENOENT)')
    expect(() => writeAtomically(join(root, 'folder.yml'), 'x')).toThrow(UserError)
    expect(readdirSync(root)).toEqual(['folder.yml'])
    expect(existsSync(join(root, 'none'))).toBe(false)
  })
})

test('names are as from the working folder', () => {
  expect(shown('/a/b/c.yml', '/a')).toBe('b/c.yml')
  expect(shown('/a/c.yml', '/a/b')).toBe('../c.yml')
})
