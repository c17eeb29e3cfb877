import {readdirSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import type {RawTable, TableType} from '../../src/model.ts'
import {columnTypeOf, generic, recognise, tableTypeFrom, tableTypes} from '../../src/tables/index.ts'
import type {TableExample} from '../../src/tables/table-type.ts'
import {tableOf, tablesOf} from './support/read.ts'

const files = readdirSync(new URL('../../src/tables/types/', import.meta.url)).map(name => name.replace(/\.ts$/, ''))

const row = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |\n`

const page = (heading: string, header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `## ${heading}\n\n${row(header)}${row(header.map(() => '---'))}${rows.map(row).join('')}`

test('every type is registered by its file', () => {
  expect(tableTypes.map(type => type.id).sort()).toEqual([...files].sort())
  expect(tableTypes.every(type => type.noun !== '')).toBe(true)
})

/** What a change of one row comes to, by column and path. */
function changesOf(type: TableType, old: RawTable, next: RawTable): Record<string, string> {
  const changes: Record<string, string> = {}
  old.header.forEach((cell, index) => {
    const title = cell.visible
    const column = columnTypeOf(type, title, old, next)
    const [before, after] = [
      column.kind.read(old.rows.get(0)!.cells[index]!, {}),
      column.kind.read(next.rows.get(0)!.cells[index]!, {}),
    ]
    expect([before.faults, after.faults]).toEqual([undefined, undefined])
    if (before.canon === after.canon) return
    for (const part of column.kind.compare(before, after)) {
      const words = [part.role ?? column.role, part.direction, part.equalAdmission && 'equal'].filter(word => word)
      changes[title + part.path] = words.join(' ')
    }
  })
  return changes
}

describe.each(files)('%s', id => {
  const load = async (): Promise<TableExample> => {
    const [declaration] = Object.values<{example: TableExample}>(await import(`../../src/tables/types/${id}.ts`))
    if (declaration === undefined) throw new Error(`${id}.ts declares no type`)
    return declaration.example
  }

  test('its example is recognised, and changes as it says', async () => {
    const {heading, header, old, new: next, changes} = await load()
    const [before, after] = [await tableOf(page(heading, header, old)), await tableOf(page(heading, header, next))]
    const type = recognise(before, after)
    expect(type?.id).toBe(id)
    expect(changesOf(type as TableType, before, after)).toEqual(changes)
  })

  test('reordered columns and one more are read, and either revision is enough', async () => {
    const {heading, header, old} = await load()
    const turned = await tableOf(
      page(
        heading,
        [header[0] as string, 'Extra', ...header.slice(1).reverse()],
        [old[0] as string, '', ...old.slice(1).reverse()],
      ),
    )
    const stranger = await tableOf(page('Other', ['A', 'B'], ['a', 'b']))
    expect(recognise(turned, stranger)?.id).toBe(id)
    expect(recognise(stranger, turned)?.id).toBe(id)
    expect(recognise(undefined, turned)?.id).toBe(id)
    expect(columnTypeOf(recognise(undefined, turned), 'Extra', undefined, turned).title).toBe('Extra')
  })
})

describe('recognising', () => {
  test.each([
    ['KV codecs', ['Symbol', 'Extra'], 'codecs'],
    ['Renamed', ['Symbol', 'Storage / element', 'Quantized', 'More'], 'codecs'],
    ['Renamed', ['Symbol', 'Quantized', 'More'], undefined],
    ['kv  CODECS', ['SYMBOL'], 'codecs'],
    ['Attention route declarations', ['Name', 'Stage', 'Codecs'], undefined],
    ['Argo CD', ['Key', 'Type', 'Default', 'Description'], 'helm-values'],
    ['Names', ['Name', 'Version'], undefined],
    ['Anything', ['Name', 'Description', 'Type', 'Default', 'Required'], 'terraform-inputs'],
  ])('%s %j', async (heading, header, id) => {
    const table = await tableOf(page(heading, header, header))
    expect(recognise(table, undefined)?.id).toBe(id)
  })

  test.each<[string, readonly (readonly string[])[], boolean]>([
    [
      'marks everywhere',
      [
        ['F', 'A', 'B'],
        ['x', '✅', '❌'],
        ['y', '', '🟡'],
      ],
      true,
    ],
    [
      'words everywhere',
      [
        ['F', 'A', 'B'],
        ['x', 'yes', 'no'],
        ['y', 'No', 'Partial (beta)'],
      ],
      true,
    ],
    [
      'half marks, half text',
      [
        ['F', 'Models', 'LoRA'],
        ['x', 'Llama', '✅'],
        ['y', 'Qwen', ''],
      ],
      true,
    ],
    [
      'some words',
      [
        ['API', 'Auth', 'HTTPS', 'CORS'],
        ['x', '`apiKey`', 'Yes', 'No'],
      ],
      false,
    ],
    [
      'flags',
      [
        ['Name', 'Required', 'Deprecated'],
        ['x', 'yes', 'no'],
      ],
      false,
    ],
    [
      'versions alone',
      [
        ['Tool', 'Version', 'Build'],
        ['x', '1.2', '3'],
      ],
      false,
    ],
    [
      'empty',
      [
        ['A', 'B'],
        ['', ''],
      ],
      false,
    ],
    [
      'emoji titles',
      [
        ['Name', '💼', '🔧'],
        ['x', '✅ ☑️', '🔧'],
      ],
      false,
    ],
    [
      'mostly text',
      [
        ['Name', 'A', 'B', 'C'],
        ['x', 'text', 'text', '✅'],
      ],
      false,
    ],
  ])('a support matrix by its cells: %s', async (_, [header, ...rows], is) => {
    const table = await tableOf(page('Features', header as readonly string[], ...rows))
    expect(recognise(table, undefined)?.id).toBe(is ? 'support-matrix' : undefined)
  })

  test('a row without any support is dispensable', async () => {
    const table = await tableOf(page('Ops', ['Op', 'CPU', 'GPU'], ['a', '❌', ''], ['b', '❌', '🟡']))
    const dispensable = (index: number) =>
      recognise(table, undefined)?.dispensable?.(
        title => table.rows.get(index)!.cells[table.header.findIndex(cell => cell.visible === title)]?.visible ?? '',
      )
    expect([dispensable(0), dispensable(1)]).toEqual([true, false])
    const named = await tableOf(page('Ops', ['Model', 'Names', 'LoRA'], ['a', 'Llama', ''], ['b', 'Qwen', '✅']))
    const text = (title: string) =>
      named.rows.get(0)!.cells[named.header.findIndex(cell => cell.visible === title)]?.visible ?? ''
    expect(recognise(named, undefined)?.dispensable?.(text)).toBe(false)
  })

  test('a required input is demanded', async () => {
    const type = tableTypes.find(({id}) => id === 'terraform-inputs')
    expect(type?.demands?.(title => (title === 'Required' ? 'yes' : ''))).toBe(true)
    expect(type?.demands?.(() => '')).toBe(false)
  })
})

describe('generic tables', () => {
  test('a destination of many line anchors takes no time', async () => {
    const anchors = '#L1'.repeat(30_000)
    const column = async (cell: string) =>
      columnTypeOf(generic, 'Source', await tableOf(page('T', ['Name', 'Source'], ['a', cell])), undefined)
    expect(await column(`[t](a.py${anchors})`)).toMatchObject({kind: {id: 'source'}})
    expect(await column(`[t](a.py${anchors}) x`)).toMatchObject({kind: {id: 'text'}})
  })

  test('columns get their role by usual titles and by their cells', async () => {
    const header = ['Name', 'Description', 'Type', 'Defined in', 'Source', 'Fixable', 'CORS']
    const link = '[a.ts:1](src/a.ts#L1)'
    const table = await tableOf(
      page('T', header, ['x', 'd', '`a` | `b`', link, link, '✅', 'Yes'], ['y', '', '', '', 'elsewhere', '', 'No']),
    )
    const roles = header
      .map(title => columnTypeOf(generic, title, table, undefined))
      .map(({kind, role}) => `${kind.id} ${role}`)
    expect(roles).toEqual([
      'text value',
      'text description',
      'type value',
      'source location',
      'text value',
      'support capability',
      'text value',
    ])
    expect(columnTypeOf(generic, 'Fixable', table, undefined).levels).toEqual({
      'capability-narrowed': 'warning',
      'column-removed': 'warning',
    })
    expect(columnTypeOf(undefined, 'Unknown', table, undefined)).toMatchObject({role: 'value', title: 'Unknown'})
  })

  test('both revisions must agree', async () => {
    const [marks, words, empty] = await Promise.all(
      ['✅', 'soon', ''].map(cell => tableOf(page('T', ['Name', 'LoRA'], ['x', cell]))),
    )
    expect(columnTypeOf(generic, 'LoRA', marks, words).kind.id).toBe('text')
    expect(columnTypeOf(generic, 'LoRA', empty, marks).kind.id).toBe('support')
  })
})

describe('declared types', () => {
  const declaration = {
    id: 'env',
    noun: 'variable',
    match: {columns: ['Default']},
    key: 'Variable',
    columns: {
      Default: {role: 'target', levels: {'target-changed': 'error'}},
      'Used by': {kind: 'set', split: ';', role: 'capability', references: 'services', exclusive: true},
      Limits: {
        kind: 'json',
        role: 'capability',
        fields: {ports: {meaning: 'allowed', of: 'any'}, safe: {meaning: 'flag', on: 'widens'}},
      },
    },
    levels: {'row-removed': 'warning'},
  } as const

  test('serve like the built-in ones, before them', async () => {
    const type = tableTypeFrom(declaration)
    const header = ['Variable', 'Default', 'Used by', 'Limits']
    const old = await tableOf(page('T', header, ['A', '1', 'x; y', '{"ports": ["a", 1], "safe": true}']))
    const next = await tableOf(page('U', header, ['A', '2', 'y', '{"ports": ["1", "a"]}']))
    expect(recognise(old, next, [type, ...tableTypes])).toBe(type)
    expect(changesOf(type, old, next)).toEqual({
      Default: 'target',
      'Used by': 'capability narrowed',
      'Limits/ports': 'capability shifted',
      'Limits/safe': 'capability narrowed',
    })
    expect(type).toMatchObject({noun: 'variable', key: ['Variable'], levels: {'row-removed': 'warning'}})
    expect(columnTypeOf(type, 'Variable', old, next)).toMatchObject({role: 'identity', title: 'Variable'})
    expect(columnTypeOf(type, 'used  BY', old, next)).toMatchObject({references: 'services', exclusive: ''})
  })

  test('match by heading, by columns, or by either of several ways', async () => {
    const byWay = (match: Parameters<typeof tableTypeFrom>[0]['match']) => tableTypeFrom({id: 'x', key: 'K', match})
    const [table] = await tablesOf(page('Flags', ['K', 'V'], ['a', 'b']))
    const is = (match: Parameters<typeof tableTypeFrom>[0]['match']) =>
      recognise(table, undefined, [byWay(match)])?.id === 'x'
    expect(is({heading: 'flags'})).toBe(true)
    expect(is({heading: ['Options', 'FLAGS'], columns: ['V']})).toBe(true)
    expect(is({heading: 'Flags', columns: ['W']})).toBe(false)
    expect(is([{heading: 'Other'}, {columns: ['V']}])).toBe(true)
    expect(is({})).toBe(true)
    expect(recognise(table, undefined, [tableTypeFrom({id: 'y', key: ['K', 'Z'], match: {}})])).toBeUndefined()
  })
})
