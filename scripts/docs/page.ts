import {part} from './parts.ts'
import {openScratch, type Scratch} from './scratch.ts'

/** The pages that hold parts made by a program. */
export const pages = ['README.md', 'docs/design.md', 'docs/coverage.md'] as const

/**
 * A page with everything in it that is made by a program made anew:
 *
 * | in the page | what happens |
 * | --- | --- |
 * | `<!-- generated: NAME -->` up to `<!-- end -->` | replaced by the part of that name (parts.ts) |
 * | `<!-- file: NAME -->` and the code block under it | the block is put into a file of the scratch folder |
 * | a `console` block | each `$ command` is run in the scratch folder, and what it prints stands under it |
 */
export async function rebuild(page: string): Promise<string> {
  const scratch = await openScratch()
  try {
    const lines = page.split('\n')
    const out: string[] = []
    for (let at = 0; at < lines.length; ) at = await step(lines, at, out, scratch)
    return out.join('\n')
  } finally {
    await scratch.close()
  }
}

/** Copies or replaces what starts at line `at`; gives the line to go on with. */
async function step(lines: readonly string[], at: number, out: string[], scratch: Scratch): Promise<number> {
  const line = lines[at] ?? ''
  out.push(line)
  const name = /^<!-- generated: (.+) -->$/.exec(line)?.[1]
  if (name !== undefined) {
    const end = find(lines, at, '<!-- end -->')
    out.push('', (await part(name)).trim(), '', '<!-- end -->')
    return end + 1
  }
  const file = /^<!-- file: (.+) -->$/.exec(line)?.[1]
  if (file !== undefined) {
    const start = lines.findIndex((other, index) => index > at && other.startsWith('```'))
    const end = find(lines, start, '```')
    await scratch.write(file, `${lines.slice(start + 1, end).join('\n')}\n`)
    out.push(...lines.slice(at + 1, end + 1))
    return end + 1
  }
  if (line === '```console') {
    const end = find(lines, at, '```')
    for (const command of lines.slice(at + 1, end).filter(line => line.startsWith('$ '))) {
      out.push(command)
      const printed = (await scratch.run(command.slice(2))).trimEnd()
      if (printed) out.push(printed)
    }
    out.push('```')
    return end + 1
  }
  return at + 1
}

function find(lines: readonly string[], after: number, wanted: string): number {
  const at = lines.indexOf(wanted, after + 1)
  if (at < 0) throw new Error(`line ${after + 1}: no \`${wanted}\` follows`)
  return at
}
