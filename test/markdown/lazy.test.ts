/** In a file of its own, so that nothing has loaded remark before. */
import {expect, test} from 'vitest'
import {readBy} from '../../src/markdown/index.ts'
import {Suspended} from '../../src/suspend.ts'
import {contentsOf} from './snapshot.ts'

const reference = `# Runtime reference

Written by \`a tool\`.

## Configuration owners

| Type | Owner paths | Lifecycle / hash methods | Source |
| --- | --- | --- | --- |
| \`pkg.config.A\` | (root), a_config.b | __init__: [pkg/a.py](../../pkg/a.py#L3); __post_init__: [pkg/a.py](../../pkg/a.py#L9) | [pkg/a.py](../../pkg/a.py#L1) |
| \`pkg.config.B\` |  |  | [pkg/b.py](../../pkg/b.py#L1) |

## Routes

| Route | Declared shape / flags |
| --- | --- |
| \`decode_x\` | {"head_dims": [128, 256], "max_chunk": null, "observer": false} |
`

test('a runtime reference is read to its last cell without remark', async () => {
  const {document, by} = await readBy(reference, 'scan')
  expect(by).toBe('scan')
  expect(() => contentsOf(document)).not.toThrow()
  expect(document.tables[0]?.rows.get(0)?.cells[2]?.visible).toBe('init: pkg/a.py; post_init: pkg/a.py')
})

test('a cell that needs remark asks to wait for it, then reads', async () => {
  const {document, by} = await readBy('| a |\n|---|\n| &copy; |\n', 'scan')
  expect(by).toBe('scan')
  const cell = document.tables[0]?.rows.get(0)?.cells[0]
  let reason: unknown
  try {
    void cell?.visible
  } catch (thrown) {
    reason = thrown
  }
  expect(reason).toBeInstanceOf(Suspended)
  await (reason as Suspended).ready
  expect(cell?.visible).toBe('©')
})
