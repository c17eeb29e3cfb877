/**
 * Reads documents for the corpus tests with a parser that is not refdiff's: markdown-it for GFM, parse5 for HTML
 * tables. It shares no code with src/, so that a row which refdiff's reader loses is missed here.
 */
import MarkdownIt, {type StateBlock, type Token} from 'markdown-it'
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5'

export interface ReadRow {
  /** 1-based line of the row. */
  readonly line: number
  /** Visible text of the cells, one per header cell (see docs/design.md, "Three readings of a cell"). */
  readonly cells: readonly string[]
  /** Destinations of the links and images of each cell, as written. */
  readonly links: readonly (readonly string[])[]
  /** What each cell tells beside its text: titles that show on hovering, labels that are read aloud. */
  readonly asides: readonly (readonly string[])[]
}

export interface ReadTable {
  readonly syntax: 'gfm' | 'html'
  /** Headings above the table, outermost first. */
  readonly trail: readonly string[]
  readonly header: readonly string[]
  /** The header as a row. */
  readonly titles: ReadRow
  readonly rows: readonly ReadRow[]
  /** 1-based line of the header row. */
  readonly line: number
  /** False in a list item or block quote. */
  readonly root: boolean
}

const markdown = new MarkdownIt({html: true})
// GFM reads `[^1]: …` as a footnote, never as the definition of a link with that label.
markdown.block.ruler.before(
  'reference',
  'footnote',
  (state: StateBlock, start: number, _end: number, silent: boolean) => {
    const from = (state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0)
    if (!state.src.startsWith('[^', from)) return false
    if (!/^\[\^[^\]\s]+\]:/.test(state.src.slice(from, state.eMarks[start]))) return false
    if (!silent) state.line = start + 1
    return true
  },
  {alt: []},
)

/** The text without byte order mark, and with empty lines for the YAML front matter that Markdown does not know. */
function bodyOf(source: string): string {
  const text = source.replace(/^\uFEFF/, '')
  const lines = text.split('\n')
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  if (!/^---\s*$/.test(lines[0] ?? '') || !/^[\w$"]+.*:\s/.test(`${lines[1]} `) || end < 0) return text
  return [...lines.slice(0, end + 1).map(() => ''), ...lines.slice(end + 1)].join('\n')
}

const dropped = /^<\/?(?:a|b|i|em|strong|sup|sub|code|span|abbr|kbd|pre|img|p|div)(?=[\s/>])/i

function raw(tokens: readonly Token[]): string {
  return tokens
    .map(token => {
      switch (token.type) {
        case 'softbreak':
        case 'hardbreak':
          return ' '
        case 's_open':
        case 's_close':
          return '~~'
        case 'image':
          return raw(token.children ?? [])
        case 'html_inline':
          if (/^<img\b/i.test(token.content)) return valuesOf(token.content, /^alt$/)[0] ?? ''
          if (/^<\/?br(?=[\s/>])/i.test(token.content)) return ' '
          if (token.content.startsWith('<!--')) return ''
          return dropped.test(token.content) ? '' : token.content
        default:
          return token.content
      }
    })
    .join('')
}

const LEADS = /^(?:href|src|srcset|poster|data)$/
const BESIDE = /^(?:title|aria-label|label|placeholder|value|start|reversed|open|checked|selected)$/

/** Tags that only mark text: no picture has its source there. */
const MARKING = /^(?:b|i|em|strong|su[bp]|code|span|abbr|kbd|pre|p|div|wbr)$/

/** Values of the attributes of a tag whose names fit, by the HTML standard's own parser. */
function valuesOf(tag: string, names: RegExp): string[] {
  const [node] = parseFragment(tag).childNodes
  if (!node || !('attrs' in node) || (names === LEADS && MARKING.test(node.tagName))) return []
  return node.attrs.filter(({name}) => names.test(name) && isFor(node.tagName, name)).map(({value}) => value)
}

/** Attributes that say something on few tags. */
const ONLY: Readonly<Record<string, RegExp>> = {
  label: /^(?:option|optgroup|track)$/,
  placeholder: /^(?:input|textarea)$/,
  value: /^(?:button|data|input|li|meter|option|progress)$/,
  start: /^ol$/,
}

/** An `a` leads where its `href` says, and nowhere else. */
function isFor(tag: string, name: string): boolean {
  if (ONLY[name]?.test(tag) === false) return false
  return tag !== 'a' || !LEADS.test(name) || name === 'href'
}

function tidy(text: string): string {
  return text
    .replace(/<wbr ?\/?>|[\uFE0E\uFE0F\u00AD\u200B\u2060\uFEFF]/gi, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A heading without the id that some writers pin to it. */
function unpinned(heading: string): string {
  return heading.replace(/(?<=\S) ?\{(?:#[^\s{}`]+|\/\* #[\w.-]+ \*\/)\}$/, '')
}

function destinations(tokens: readonly Token[]): string[] {
  return tokens.flatMap(token => {
    if (token.type === 'html_inline') return dropped.test(token.content) ? valuesOf(token.content, LEADS) : []
    const url = token.attrGet(token.type === 'image' ? 'src' : 'href')
    // What stands in the text of an image is no link.
    const inside = token.type === 'image' ? [] : destinations(token.children ?? [])
    return [...(url === null ? [] : [String(url)]), ...inside]
  })
}

function asides(tokens: readonly Token[]): string[] {
  return tokens.flatMap(token => {
    if (token.type === 'html_inline') return dropped.test(token.content) ? valuesOf(token.content, BESIDE) : []
    const title = token.attrGet('title')
    return [...(title ? [tidy(String(title))] : []), ...(token.type === 'image' ? [] : asides(token.children ?? []))]
  })
}

export interface ReadSection {
  readonly trail: readonly string[]
  /** What a reader sees of it besides headings and tables: no comment, no tag, no line anchor, white space collapsed. */
  readonly prose: string
}

/** The sections of a Markdown text with their visible prose and where its links lead; the first has no heading. */
export function readSections(source: string): ReadSection[] {
  const tokens = markdown.parse(bodyOf(source), {})
  const stack: {depth: number; text: string}[] = []
  const sections: {trail: string[]; parts: string[]}[] = [{trail: [], parts: []}]
  let inTable = false
  for (const [index, token] of tokens.entries()) {
    const parts = sections.at(-1)?.parts ?? []
    if (token.type === 'table_open') inTable = true
    else if (token.type === 'table_close') inTable = false
    else if (inTable || tokens[index - 1]?.type === 'heading_open') continue
    else if (token.type === 'heading_open') {
      const depth = Number(token.tag.slice(1))
      while ((stack.at(-1)?.depth ?? 0) >= depth) stack.pop()
      stack.push({depth, text: unpinned(tidy(raw(tokens[index + 1]?.children ?? [])))})
      sections.push({trail: stack.map(heading => heading.text), parts: []})
    } else if (token.type === 'inline') parts.push(raw(token.children ?? []), ...destinations(token.children ?? []))
    else if (token.type === 'html_block') parts.push(token.content.replace(/<(table|dl)[\s\S]*<\/\1>/gi, ''))
    else if (token.type === 'fence' || token.type === 'code_block') parts.push(token.info, token.content)
  }
  return sections.map(({trail, parts}) => ({trail, prose: plain(parts.join(' '))}))
}

export interface ReadHeading {
  /** 1-based. */
  readonly line: number
  readonly depth: number
  /** Its text, destinations and asides, as a row of one cell. */
  readonly said: ReadRow
}

/** The headings of a Markdown text outside lists and quotes, ATX headings alone. */
export function readHeadings(source: string): ReadHeading[] {
  const tokens = markdown.parse(bodyOf(source), {})
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.level > 0 || !token.markup.startsWith('#')) return []
    const inside = tokens[index + 1]?.children ?? []
    const line = (token.map?.[0] ?? 0) + 1
    const cells = [unpinned(tidy(raw(inside)))]
    return [
      {
        line,
        depth: Number(token.tag.slice(1)),
        said: {line, cells, links: [destinations(inside)], asides: [asides(inside)]},
      },
    ]
  })
}

function plain(text: string): string {
  return tidy(
    text
      .replace(/<!--[\s\S]*?-->/g, ' ')
      .replace(/<\/?[a-z][^>]*>/gi, ' ')
      .replace(/(\?plain=1)?#(?:L\d+(?:C\d+)?(?:-L\d+(?:C\d+)?)?|lines-\d+)/g, '')
      .replace(/(\.[a-z]+):\d+/g, '$1'),
  )
}

/** The tables of a Markdown text, in source order, with the rows as GFM has them. */
export function readTables(source: string): ReadTable[] {
  const text = bodyOf(source)
  const lines = text.split(/\r\n|\r|\n/)
  const tokens = markdown.parse(text, {})
  const tables: ReadTable[] = []
  const stack: {depth: number; text: string}[] = []
  let consumed = 0
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const trail = () => stack.map(heading => heading.text)
    if (token.type === 'heading_open' && token.level === 0) {
      const depth = Number(token.tag.slice(1))
      while ((stack.at(-1)?.depth ?? 0) >= depth) stack.pop()
      stack.push({depth, text: unpinned(tidy(raw(tokens[index + 1]?.children ?? [])))})
    } else if (token.type === 'table_open') {
      const end = tokens.findIndex((other, at) => at > index && other.type === 'table_close')
      const table = gfm(tokens.slice(index, end), trail(), token.level === 0)
      // An HTML block of any type ends a table; markdown-it asks only for those that interrupt a paragraph.
      const cut = table.rows.findIndex(row => /^ {0,3}<\/?[a-z][^>]*>\s*$/i.test(lines[row.line - 1] ?? ''))
      tables.push(cut < 0 ? table : {...table, rows: table.rows.slice(0, cut)})
      index = end
    } else if (token.type === 'html_block' && token.map) {
      const first = token.map[0]
      // What stands in it line by line: headings at the margin, and tables, which a blank line does not end.
      for (let line = Math.max(first, consumed); line < token.map[1]; line++) {
        const heading = token.level === 0 ? htmlHeading(lines.slice(line, token.map[1]).join('\n')) : undefined
        if (heading) {
          while ((stack.at(-1)?.depth ?? 0) >= heading.depth) stack.pop()
          stack.push(heading)
        } else if (/<(?:table|dl)[\s>]/i.test(lines[line] ?? '')) {
          consumed = lastLine(lines, line) + 1
          tables.push(...html(lines.slice(line, consumed).join('\n'), line, trail(), token.level === 0))
          line = consumed - 1
        }
      }
    }
  }
  return tables
}

/** The line in which all tables and lists that open from a line on are closed again. */
function lastLine(lines: readonly string[], first: number): number {
  let depth = 0
  for (let line = first; line < lines.length; line++) {
    for (const [, slash] of (lines[line] as string).matchAll(/<(\/?)(?:table|dl)[\s>]/gi)) depth += slash ? -1 : 1
    if (depth <= 0) return line
  }
  return lines.length - 1
}

/** The heading that an HTML text begins with, if it has any text. */
function htmlHeading(source: string): {depth: number; text: string} | undefined {
  const [, depth, inner = ''] = /^[ \t]*<h([1-6])(?:\s[^>]*)?>([\s\S]*?)<\/h\1\s*>/i.exec(source) ?? []
  const text = tidy(parseFragment(inner).childNodes.map(textOf).join(''))
  return depth === undefined || text === '' || /<h[1-6]/i.test(inner) ? undefined : {depth: Number(depth), text}
}

function gfm(tokens: readonly Token[], trail: readonly string[], root: boolean): ReadTable {
  const rows: {line: number; cells: string[]; links: string[][]; asides: string[][]}[] = []
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push({line: (token.map?.[0] ?? 0) + 1, cells: [], links: [], asides: []})
    if (token.type !== 'inline') continue
    rows.at(-1)?.cells.push(tidy(raw(token.children ?? [])))
    rows.at(-1)?.links.push(destinations(token.children ?? []))
    rows.at(-1)?.asides.push(asides(token.children ?? []))
  }
  const [header, ...body] = rows
  if (header === undefined) throw new Error('a table without a header row')
  const isIdle = (row: ReadRow) =>
    says(row, header) || row.cells.every((cell, at) => cell === '' && !row.links[at]?.length)
  const base = {syntax: 'gfm', trail, header: header.cells, titles: header} as const
  return {...base, rows: body.filter(row => !isIdle(row)), line: header.line, root}
}

/** Whether a row is the header once more. */
const says = (row: ReadRow, header: ReadRow) =>
  JSON.stringify([row.cells, row.links]) === JSON.stringify([header.cells, header.links])

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

function elements(node: {childNodes: Node[]}, name: RegExp): Element[] {
  return node.childNodes.flatMap(child => {
    if (!('tagName' in child)) return []
    return name.test(child.tagName) ? [child] : elements(child, name)
  })
}

function textOf(node: Node): string {
  if (node.nodeName === 'br') return ' '
  if (node.nodeName === 'img') return (node as Element).attrs.find(({name}) => name === 'alt')?.value ?? ''
  if ('value' in node) return node.value
  const inside = 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
  return /^(?:details|div|li|ol|p|summary|ul)$/.test(node.nodeName) ? ` ${inside} ` : inside
}

/** What the attributes tell, of a cell and of all that stands in it. */
function attributesIn(node: Element, names: RegExp): string[] {
  // A cell itself leads nowhere.
  const told = names === LEADS && /^t[dh]$/.test(node.tagName) ? [] : node.attrs
  const isNone = names === LEADS && MARKING.test(node.tagName)
  const own = isNone
    ? []
    : told.filter(({name}) => names.test(name) && isFor(node.tagName, name)).map(({value}) => value)
  return [...own, ...node.childNodes.flatMap(child => ('attrs' in child ? attributesIn(child, names) : []))]
}

interface Spread {
  readonly text: string
  readonly links: readonly string[]
  readonly asides: readonly string[]
}

/** A row's cells, each as often as it is wide, with those that reach down to it from rows above. */
function spread(cells: readonly Element[], spanning: {text: Spread; rows: number}[]): Spread[] {
  const waiting = [...cells]
  const texts: Spread[] = []
  while (waiting.length > 0 || (spanning[texts.length]?.rows ?? 0) > 0) {
    const above = spanning[texts.length]
    if (above !== undefined && above.rows > 0) {
      above.rows--
      texts.push(above.text)
      continue
    }
    const cell = waiting.shift() as Element
    const text = spreadOf(cell)
    for (let column = 0; column < span(cell, 'colspan'); column++) {
      spanning[texts.length] = {text, rows: span(cell, 'rowspan') - 1}
      texts.push(text)
    }
  }
  return texts
}

function span(cell: Element, name: string): number {
  return Math.max(1, Number.parseInt(cell.attrs.find(attribute => attribute.name === name)?.value ?? '1', 10) || 1)
}

const GRID = /^(?:table|dl)$/

function html(source: string, line: number, trail: readonly string[], root: boolean): ReadTable[] {
  const fragment = parseFragment(source, {sourceCodeLocationInfo: true})
  const base = {syntax: 'html', root} as const
  const rowOf = (node: Element, cells: readonly Spread[]): ReadRow => ({
    line: line + (node.sourceCodeLocation?.startLine ?? 1),
    cells: cells.map(({text}) => text),
    links: cells.map(({links}) => links),
    asides: cells.map(({asides}) => asides),
  })
  /** The tables in an element and those in them; they are taken out of the tree once they are read. */
  const read = (node: Element, above: readonly string[], around: readonly string[]): ReadTable[] =>
    (GRID.test(node.nodeName) ? [node] : elements(node, GRID)).flatMap(grid => {
      const isList = grid.nodeName === 'dl'
      const parts = isList ? elements(grid, /^d[td]$/) : elements(grid, /^tr$/)
      const isHeadless = !isList && elements(grid, /^t(?:h|head)$/).length === 0
      const goesOn =
        isHeadless && around.length > 1 && elements(parts[0] as Element, /^t[dh]$/).length === around.length
      // A table of a single row lays out a page; it states nothing.
      if (!isList && !goesOn && parts.length < 2) return parts.flatMap(part => readInside(part, above, []))
      const inner: ReadTable[] = []
      const enter = (part: Element, name: string, header: readonly string[]) =>
        inner.push(...readInside(part, name === '' ? above : [...above, name], header))
      const rows: ReadRow[] = []
      const titles = isList ? ['Term', 'Description'] : goesOn ? [...around] : undefined
      if (isList) {
        const nameless: Spread = {text: '', links: [], asides: []}
        for (const part of parts) {
          if (part.nodeName === 'dt' || rows.length === 0) rows.push(rowOf(part, [nameless, nameless]))
          const {cells, links, asides} = rows.at(-1) as ReadRow
          const at = part.nodeName === 'dt' ? 0 : 1
          enter(part, at === 0 ? '' : (cells[0] as string), [])
          const said = spreadOf(part)
          const put = <T>(all: readonly T[], one: T) => all.map((each, index) => (index === at ? one : each))
          rows[rows.length - 1] = {
            line: (rows.at(-1) as ReadRow).line,
            cells: put(cells, tidy(`${cells[at]} ${said.text}`)),
            links: put(links, [...(links[at] as string[]), ...said.links]),
            asides: put(asides, [...(asides[at] as string[]), ...said.asides]),
          }
        }
      } else {
        const spanning: {text: Spread; rows: number}[] = []
        for (const part of parts) {
          const header = titles ?? rows[0]?.cells ?? []
          if (rows.length > 0 || titles) enter(part, nameIn(part), header)
          rows.push(rowOf(part, spread(elements(part, /^t[dh]$/), spanning)))
        }
      }
      const header = titles
        ? rowOf(
            grid,
            titles.map(text => ({text, links: [], asides: []})),
          )
        : (rows.shift() as ReadRow)
      const rest = rows.filter(
        row => !says(row, header) && row.cells.some((cell, at) => cell !== '' || row.links[at]?.length),
      )
      grid.childNodes = []
      return [{...base, trail: above, header: header.cells, titles: header, rows: rest, line: header.line}, ...inner]
    })
  const readInside = (part: Element, above: readonly string[], header: readonly string[]) =>
    elements(part, GRID).flatMap(grid => read(grid, above, header))
  return fragment.childNodes.flatMap(node => ('tagName' in node ? read(node, trail, []) : []))
}

/** What a row is called: the code that its first cell begins with, else all of that cell. */
function nameIn(row: Element): string {
  const [first] = elements(row, /^t[dh]$/)
  const code = first && elements(first, /^code$/)[0]
  return tidy(textOf(code ?? (first as Element)))
}

function spreadOf(cell: Element): Spread {
  return {text: tidy(textOf(cell)), links: attributesIn(cell, LEADS), asides: attributesIn(cell, BESIDE)}
}
