import type {Json, Section} from '../../model.ts'
import {canonicalJson, factKey} from '../../tables/exact.ts'
import {namer} from '../../text/unique-names.ts'

interface Node {
  readonly heading: string
  readonly children: Node[]
}

/** The headings of a document inside each other. Those that are equal beside each other are numbered by what is in them. */
export function sectionTree(sections: readonly Section[]): {[heading: string]: Json} {
  const top: Node[] = []
  // The open sections, outermost first.
  const open: Node[] = []
  for (const {trail} of sections) {
    if (trail.length === 0) continue
    const node: Node = {heading: trail.at(-1)!, children: []}
    open.length = trail.length - 1
    ;(open.at(-1)?.children ?? top).push(node)
    open.push(node)
  }
  return factsOfNodes(top)
}

function factsOfNodes(nodes: readonly Node[]): {[heading: string]: Json} {
  const told = nodes.map(({heading, children}) => ({name: factKey(heading), facts: factsOfNodes(children)}))
  const texts = new Map(told.map(one => [one, canonicalJson(one.facts)]))
  const sorted = told.toSorted((one, other) => (texts.get(one)! < texts.get(other)! ? -1 : 1))
  const unique = namer('#')
  return Object.fromEntries(sorted.map(({name, facts}) => [unique(name), facts]))
}
