import * as v from 'valibot'
import type {NamedType, PartialConfig, Rule} from '../api.ts'
import type {Config, TableType} from '../model.ts'
import {rules} from '../rules/index.ts'
import {type TableDeclaration, tableTypeFrom, tableTypes} from '../tables/index.ts'
import {type Path, typeDisagreements} from './config-agreement.ts'
import {didYouMean, quoted} from './problem.ts'
import {level} from './rule-shape.ts'
import {anyText, day, flag, list, mapping, named, text, whole, word} from './schema-parts.ts'
import {declaredType, idText, roles, type WrittenType} from './type-shape.ts'
import {mistakes, verifyData} from './validate.ts'

/** What a program hands in instead of a `refdiff.yml`: config, table types and rules as values, checked alike. */

const made = new WeakSet<object>()

const type = v.custom<TableType>(
  value => typeof value === 'object' && value !== null && made.has(value),
  issue => `Unexpected ${named(issue.input)}, expected a table type made by \`defineTableType\``,
)

const oneOrSeveral = <const T extends readonly string[]>(options: T) => v.union([word(options), list(word(options))])

/** What a rule of a program's own may look at; of noise the built-in rules speak. */
const pattern = mapping({
  subject: v.optional(oneOrSeveral(['row', 'column', 'table', 'document', 'prose', 'coverage', 'diagnostic'] as const)),
  action: v.optional(oneOrSeveral(['added', 'removed', 'changed', 'renamed', 'relocated', 'split', 'merged'] as const)),
  role: v.optional(oneOrSeveral(roles)),
  direction: v.optional(oneOrSeveral(['narrowed', 'widened', 'shifted'] as const)),
  demand: v.optional(flag),
  retargeted: v.optional(flag),
  equalAdmission: v.optional(flag),
  everywhere: v.optional(flag),
  dispensable: v.optional(flag),
  mended: v.optional(flag),
  flaw: v.optional(text),
})

const example = mapping({
  ...{title: text, old: anyText, new: anyText},
  ...{oldPath: v.optional(text), newPath: v.optional(text), level: v.optional(level)},
})

const rule = mapping({
  id: v.pipe(
    idText,
    v.check(
      id => !rules.some(known => known.id === id),
      issue => `Unexpected ${named(issue.input)}, expected a name that no rule has`,
    ),
  ),
  level,
  matches: v.union([pattern, list(pattern)]),
  except: v.optional(list(mapping({when: pattern, level}))),
  ...{summary: text, why: text, examples: v.optional(list(example), [])},
})

const place = {document: v.optional(text), table: v.optional(text)}

const config = mapping({
  documents: v.optional(list(text)),
  types: v.optional(list(type)),
  rules: v.optional(list(rule)),
  overrides: v.optional(
    list(mapping({...place, key: v.optional(text), column: v.optional(text), rule: v.optional(text), level})),
  ),
  ignore: v.optional(list(mapping({...place, column: text}))),
  keys: v.optional(list(mapping({document: v.optional(text), table: text, key: list(text)}))),
  acceptances: v.optional(
    list(
      mapping({
        ...{fingerprint: text, rule: text, document: v.optional(text), count: whole(1), reason: text},
        ...{until: v.optional(day), by: anyText, state: v.optional(v.unknown())},
      }),
    ),
  ),
  noise: v.optional(flag),
  today: v.optional(day),
})

/**
 * A config as the stages use it.
 *
 * @throws UserError `bad-config` with the path of every mistake
 */
export function givenConfig(given: PartialConfig): Partial<Config> {
  const data = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined))
  verifyData(config, data, 'config')
  const wrong = [...unknownRules(given), ...unknownReferences(given)]
  if (wrong.length > 0) throw mistakes('config', wrong)
  return data as Partial<Config>
}

/** A rule that an override names by its whole id, and that there is not. */
function unknownRules({overrides = [], rules: own = []}: PartialConfig): {path: Path; message: string}[] {
  const ids = [...own, ...rules].map(({id}) => id)
  return overrides.flatMap(({rule: id}, index) => {
    if (id === undefined || ids.includes(id) || !/^[\w-]*$/.test(id)) return []
    const hint = didYouMean(id, ids)
    const message = `Unexpected ${quoted(id)}, expected the id of a rule${hint ? `\n${hint}` : ''}`
    return [{path: ['overrides', index, 'rule'], message}]
  })
}

function unknownReferences({types = []}: PartialConfig): {path: Path; message: string}[] {
  const ids = [...types, ...tableTypes].map(({id}) => id)
  return types.flatMap((each, index) =>
    (each as TableType).columns.flatMap(({title, references}) =>
      references === undefined || ids.includes(references)
        ? []
        : [
            {
              path: ['types', index, 'columns', title, 'references'],
              message: `Unexpected ${quoted(references)}, expected the id of a table type`,
            },
          ],
    ),
  )
}

/**
 * A table type from its declaration.
 *
 * @throws UserError `bad-config` with the path of every mistake
 */
export function givenType(declaration: TableDeclaration): NamedType {
  const written = verifyData(declaredType, declaration, 'tableType') as WrittenType
  const wrong = typeDisagreements(written, [])
  if (wrong.length > 0) throw mistakes('tableType', wrong)
  return remembered(tableTypeFrom(declaration))
}

/** Takes types that a config file declared for made. */
export function remembered<T extends TableType>(type: T): T {
  made.add(type)
  return type
}

/**
 * A rule from its declaration.
 *
 * @throws UserError `bad-config` with the path of every mistake
 */
export function givenRule(declaration: Omit<Rule, 'examples'> & Partial<Pick<Rule, 'examples'>>): Rule {
  return verifyData(rule, declaration, 'rule') as Rule
}
