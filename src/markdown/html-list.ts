import {type Element, HtmlCell, isElement, type Place, UnwrittenCell} from './html-cells.ts'
import {type Entry, insideOf, type Shape, startOf} from './html-shape.ts'
import {lineAt} from './lines.ts'

/** What HTML calls the two parts of a description list (HTML standard, "The dl element"). */
const TITLES = ['Term', 'Description']

/**
 * The shape of a `dl`: each term is a row, with all that stands under it up to the next term.
 *
 * @returns `undefined` where it has no term: then it only indents
 */
export function listShape(list: Element, place: Place): Shape | undefined {
  const parts = partsOf(list)
  if (!parts.some(isTerm)) return undefined
  const groups: [Element, ...Element[]][] = []
  for (const part of parts) {
    if (isTerm(part) || groups.length === 0) groups.push([part])
    else groups.at(-1)?.push(part)
  }
  const header = TITLES.map(title => new UnwrittenCell(title, lineOf(list, place)))
  // What stands beside terms and descriptions is no part of any row.
  const beside = insideOf(list, {...place, apart: parts}).replace(/\s+/g, ' ')
  return {first: list, header, sections: [groups.map(entryOf)], prose: beside}
}

/** Terms and descriptions in order; a `div` may hold a group of them. */
function partsOf(list: Element): Element[] {
  return list.childNodes
    .filter(isElement)
    .flatMap(part => (part.tagName === 'div' ? part.childNodes.filter(isElement) : [part]))
    .filter(({tagName}) => tagName === 'dt' || tagName === 'dd')
}

function isTerm({tagName}: Element): boolean {
  return tagName === 'dt'
}

function entryOf(nodes: readonly [Element, ...Element[]]): Entry {
  const cells = (place: Place) => {
    const said = nodes.filter(node => !isTerm(node))
    return [nodes.filter(isTerm), said].map(([first, ...others]) => ({
      cell: first ? new HtmlCell([first, ...others], place) : new UnwrittenCell('', lineOf(nodes[0], place)),
      columns: 1,
      rows: 1,
    }))
  }
  return {nodes, cells}
}

function lineOf(node: Element, {lines, start}: Place): number {
  return lineAt(lines, start + startOf(node)) + 1
}
