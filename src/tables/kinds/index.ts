/** The kinds by name. To add one: a file in this folder and a line here (and its name in define.ts). */
import type {Kind} from '../../model.ts'
import type {ColumnDeclaration, KindName, PartDeclaration} from '../table-type.ts'
import {withLinks} from './beside.ts'
import {booleanKind} from './boolean.ts'
import {jsonKind} from './json.ts'
import {listKind} from './list.ts'
import {methodsKind} from './methods.ts'
import {numberKind} from './number.ts'
import {type Half, pairKind} from './pair.ts'
import {setKind} from './set.ts'
import {sourceKind} from './source.ts'
import {supportKind} from './support.ts'
import {textKind} from './text.ts'
import {typeKind} from './type.ts'

/** Makes a kind for a column. */
type KindMaker = (column: ColumnDeclaration, title: string) => Kind

export const kinds: Readonly<Record<KindName, KindMaker>> = {
  text: ({none}) => textKind('text', none),
  code: ({none}) => textKind('code', none),
  type: () => typeKind,
  set: setKind,
  list: listKind,
  pair: (column, title) => pairKind(column, halvesOf(column.parts ?? [{}, {}], title)),
  boolean: column => withLinks(booleanKind(column)),
  number: () => withLinks(numberKind),
  support: supportKind,
  json: jsonKind,
  methods: () => methodsKind,
  source: () => sourceKind,
}

function halvesOf(parts: readonly [PartDeclaration, PartDeclaration], title: string): [Half, Half] {
  const names = title.split(' / ')
  const half = (declared: PartDeclaration, index: number): Half => {
    const name =
      declared.name ?? (names.length === 2 ? (names[index] as string).trim().toLowerCase() : String(index + 1))
    return {name, declared, kind: kinds[declared.kind ?? 'text'](declared, title)}
  }
  return [half(parts[0], 0), half(parts[1], 1)]
}
