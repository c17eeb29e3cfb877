import type {RawDocument} from '../model.ts'
import {assemble} from './document.ts'
import {loadRemark} from './load.ts'
import {readPhrasing} from './phrasing.ts'
import {InlineReader} from './reader.ts'
import {cellContents, find, headingSource, itself, structureOf} from './tree.ts'

/** How much of a document remark reads: nothing, what is left without table rows, all of it. */
export type Tier = 0 | 1 | 2

/**
 * Reads a Markdown document to its tables, sections and faults.
 *
 * Three tiers do so, each equal to the next (test/markdown/tiers.test.ts): the cheapest that is sure of the
 * document is taken. A cell is read on first use; `visible` and `links` throw `Suspended` where remark must be
 * loaded for it, so readers of cells run inside `settled`.
 *
 * @param text the document; a byte order mark is left out
 * @param options `tier` is the first one to try
 */
export async function readDocument(text: string, options: {tier?: Tier} = {}): Promise<RawDocument> {
  return (await readTiered(text, options.tier ?? 0)).document
}

/** As `readDocument`, and says which tier read it. */
export async function readTiered(text: string, first: Tier): Promise<{document: RawDocument; tier: Tier}> {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  return {document: await readWhole(body, first < 2), tier: 2}
}

async function readWhole(text: string, blocks: boolean): Promise<RawDocument> {
  const remark = await loadRemark()
  if (blocks) {
    const found = find(remark.parseBlocks(text))
    const reader = new InlineReader(found.definitions)
    const structure = structureOf(found, text, reader, node => reader.heading(headingSource(node, text, itself)))
    return assemble(text, structure, [], reader)
  }
  const found = find(remark.parseWhole(text))
  const {destinations} = found.definitions
  const contents = cellContents(found, text)
  const reader = {
    read: (_raw: string, start: number) => readPhrasing(contents.get(start) ?? [], destinations, true),
  }
  const structure = structureOf(found, text, reader, node => readPhrasing(node.children, destinations, false).visible)
  return assemble(text, structure, [], new InlineReader(found.definitions))
}
