import type {Cell, CellFault, Declaration, Json, Kind, Part, ReadContext, Value} from '../../model.ts'
import {notesIn, withoutFootnotes} from '../cell-text.ts'
import {record} from '../exact.ts'
import {pointer} from '../pointer.ts'
import type {ColumnDeclaration, PartDeclaration} from '../table-type.ts'
import {valueText} from '../value-text.ts'

/** Both halves as their kinds read them; text where the cell has no two halves. */
type Pair = readonly [Value, Value] | string

export interface Half {
  readonly name: string
  readonly kind: Kind
  readonly declared: PartDeclaration
}

/** Two values around a separator, each compared on its own (part paths `/first` and what follows). */
export function pairKind({split = ' / '}: ColumnDeclaration, halves: readonly [Half, Half]): Kind<Pair> {
  return {
    id: 'pair',
    read: (cell, context) => readPair(cell, context, split, halves),
    ...(halves.every(({kind}) => kind.faultless) ? {faults: cell => faultsOf(cell, split)} : {}),
    compare: (old, next) => comparePairs(old.data, next.data, halves),
    halves: cell => cellsOf(cell, split)?.map((part, at) => ({cell: part, kind: (halves[at] as Half).kind})),
    declares: value => declarationOf(value.data, halves),
    facts: value => pairFacts(value.data, halves),
  }
}

/** Where neither half can be at fault, only what parts them can be missing. */
function faultsOf(cell: Cell, split: string): readonly CellFault[] {
  const text = withoutFootnotes(cell)
  return text === '' || cell.visible.includes(split) ? [] : (unreadable(text, split).faults ?? [])
}

function readPair(cell: Cell, context: ReadContext, split: string, halves: readonly [Half, Half]): Value<Pair> {
  const text = withoutFootnotes(cell)
  if (text === '') return {canon: '', data: '', anchors: ''}
  const cells = cellsOf(cell, split)
  if (cells === undefined) return unreadable(text, split)
  const [first, second] = [halves[0].kind.read(cells[0], context), halves[1].kind.read(cells[1], context)]
  const faults = [...(first.faults ?? []), ...(second.faults ?? [])]
  const canon = `${first.canon.length} ${first.canon} ${second.canon}`
  return {canon, data: [first, second], anchors: first.anchors + second.anchors, ...(faults.length > 0 ? {faults} : {})}
}

function cellsOf(cell: Cell, split: string): readonly [Cell, Cell] | undefined {
  const text = cell.visible
  const at = text.indexOf(split)
  if (at < 0) return undefined
  const cut = cell.source.indexOf(split)
  const [first, second] = [text.slice(0, at).trim(), text.slice(at + split.length).trim()]
  const place = {line: cell.line, column: cell.column}
  // Links go to the half whose text they stand in, those around both to the first.
  const inSecond = cell.links.filter(link => second.includes(link.text))
  const inFirst = cell.links.filter(link => first.includes(link.text) || !inSecond.includes(link))
  return [
    {
      ...place,
      visible: first,
      links: inFirst,
      notes: notesIn(cell, first),
      source: cut < 0 ? '' : cell.source.slice(0, cut).trim(),
    },
    {
      ...place,
      visible: second,
      links: inSecond,
      notes: notesIn(cell, second),
      source: cut < 0 ? '' : cell.source.slice(cut + split.length).trim(),
    },
  ]
}

function unreadable(text: string, split: string): Value<Pair> {
  const message = `Unexpected \`${text}\`, expected two values around \`${split}\`; mend the cell, it is compared as text until then`
  return {canon: `\0${text}`, data: text, anchors: '', faults: [{rule: 'unreadable-cell', offset: 0, message}]}
}

function comparePairs(old: Pair, next: Pair, halves: readonly [Half, Half]): Part[] {
  if (typeof old === 'string' || typeof next === 'string') {
    return [{path: '', old: pairFacts(old, halves), new: pairFacts(next, halves)}]
  }
  return halves.flatMap(({name, kind, declared}, index) => {
    const before = old[index] as Value
    const after = next[index] as Value
    if (before.canon === after.canon) return []
    const {role, levels} = declared
    return kind.compare(before, after).map(
      (part): Part => ({
        ...part,
        path: pointer(name) + part.path,
        ...(role === undefined || part.role !== undefined ? {} : {role}),
        ...(levels === undefined ? {} : {levels}),
      }),
    )
  })
}

/** The dimensions of both halves; what only has a text is named by that. */
function declarationOf(pair: Pair, halves: readonly [Half, Half]): Declaration | undefined {
  if (typeof pair === 'string') return undefined
  const both = halves.map(({kind}, at) => kind.declares?.(pair[at]!) ?? textOf(kind, pair[at]!))
  const dimensions = both.flatMap((own, at) =>
    [...own.dimensions].map(([name, extent]) => [name === '' ? halves[at]!.name : name, extent] as const),
  )
  return {dimensions: new Map(dimensions), flags: both.flatMap(({flags}) => flags)}
}

function textOf(kind: Kind, value: Value): Declaration {
  return {dimensions: new Map([['', {names: [valueText(kind.facts(value))]}]]), flags: []}
}

function pairFacts(pair: Pair, halves: readonly [Half, Half]): Json {
  if (typeof pair === 'string') return pair
  return record(halves.map(({name, kind}, index) => [name, kind.facts(pair[index] as Value)] as const))
}
