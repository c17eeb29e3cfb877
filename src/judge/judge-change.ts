import type {Change, FieldDiff, TableDiff} from '../diff/change.ts'
import type {Config, Level} from '../model.ts'
import {rules} from '../rules/index.ts'
import {worst, worstFirst} from '../rules/levels.ts'
import {agrees, type Circumstance, type Rule} from '../rules/rule.ts'
import {configuredLevel, type Place} from './configured-level.ts'

export interface Judgement {
  readonly rule: string
  readonly level: Level
}

/** A change with its rule and level, and those of each of its fields, in the order of `change.fields`. */
export interface JudgedChange extends Judgement {
  readonly change: Change
  readonly fields: readonly Judgement[]
}

/** Where a change stands: its table, if any, and the paths of its document. */
export interface Setting {
  readonly table: TableDiff | undefined
  readonly documents: readonly string[]
  readonly config: Config
}

/** Names a change by the first rule that agrees with it, and gives it the worst level of what it holds. */
export function judgeChange(change: Change, setting: Setting): JudgedChange {
  const fields =
    change.subject === 'row'
      ? change.fields.map(field => judgeField(change, field, setting))
      : change.fields.map(() => judgeWhole(change, setting))
  if (change.subject === 'row' && change.action === 'changed' && !change.noise) {
    return {change, fields, ...worstFirst(fields)[0]!}
  }
  const own = judgeWhole(change, setting)
  return {change, fields, rule: own.rule, level: worst([own, ...fields].map(({level}) => level))}
}

/**
 * A section or document that came, went or changed with the findings that are parts of it: it has the level of the worst
 * of them. What only holds others has no level of its own but from config, which may also switch it off: then they stand
 * for themselves.
 */
export function judgeHolder(change: Change, parts: readonly Level[], setting: Setting): Level {
  const {rule, level} = judgeChange(change, setting)
  const isConfigured = configuredLevel(setting.config, placeOf(setting, rule, keysOf(change)[0]!))
  if (isConfigured === 'off') return 'off'
  const holdsOnly = change.subject === 'section' && (change.action === 'added' || change.action === 'removed')
  return worst(holdsOnly && parts.length > 0 && !isConfigured ? parts : [level, ...parts])
}

/** Level of a diagnostic. */
export function judgeFlaw(flaw: string, key: readonly string[] | undefined, setting: Setting): Judgement {
  const circumstance: Circumstance = {subject: 'diagnostic', flaw}
  const rule = ruleFor(circumstance, setting.config.rules)
  return {
    rule: rule.id,
    level: levelOf(unconfiguredLevel(rule, circumstance, setting, undefined), setting, () => [
      placeOf(setting, rule.id, key ? [key] : []),
    ]),
  }
}

function judgeWhole(change: Change, setting: Setting): Judgement {
  const {subject, action} = change
  const circumstance: Circumstance = {
    subject,
    action,
    ...(change.role ? {role: change.role} : {}),
    ...(change.demand ? {demand: true} : {}),
    ...(change.dispensable ? {dispensable: true} : {}),
    ...(change.mended ? {mended: true} : {}),
    ...(change.noise ? {noise: change.noise} : {}),
  }
  const rule = ruleFor(circumstance, setting.config.rules)
  const column = subject === 'column' ? change.key[0] : undefined
  const places = () => keysOf(change).map(keys => placeOf(setting, rule.id, keys, column))
  const own = subject === 'column' ? change.fields[0] : undefined
  const level =
    action === 'relocated' && subject === 'row'
      ? relocationLevel(rule, change, setting)
      : unconfiguredLevel(rule, circumstance, setting, own)
  return {rule: rule.id, level: levelOf(level, setting, places)}
}

/** A row that moved away is lost where it was: by moving, no level falls. */
function relocationLevel(rule: Rule, {fromType, dispensable}: Change, setting: Setting): Level {
  const removal: Circumstance = {subject: 'row', action: 'removed', ...(dispensable ? {dispensable} : {})}
  return worst([
    rule.level,
    unconfiguredLevel(
      ruleFor(removal, setting.config.rules),
      removal,
      {table: fromType && {type: fromType}},
      undefined,
    ),
  ])
}

function judgeField(change: Change, field: FieldDiff, setting: Setting): Judgement {
  const {part, role} = field
  const circumstance: Circumstance = {
    subject: 'row',
    action: 'changed',
    role,
    ...(part.direction ? {direction: part.direction} : {}),
    ...(part.equalAdmission ? {equalAdmission: true} : {}),
    ...(field.demand ? {demand: true} : {}),
    ...(field.retargeted ? {retargeted: true} : {}),
    ...(field.everywhere ? {everywhere: true} : {}),
  }
  const rule = ruleFor(circumstance, setting.config.rules)
  const places = () => keysOf(change).map(keys => placeOf(setting, rule.id, keys, field.column))
  return {rule: rule.id, level: levelOf(unconfiguredLevel(rule, circumstance, setting, field), setting, places)}
}

/** Circumstances are few and asked for often; by the rules of the config, which come first. */
const knownBy = new WeakMap<readonly Rule[], Map<string, Rule>>()

function ruleFor(circumstance: Circumstance, own: readonly Rule[]): Rule {
  const known = knownBy.get(own) ?? new Map<string, Rule>()
  knownBy.set(own, known)
  const id = JSON.stringify(circumstance)
  const rule = known.get(id) ?? [...own, ...rules].find(candidate => agrees(candidate.matches, circumstance))
  if (!rule) throw new Error(`no rule for ${id}`)
  known.set(id, rule)
  return rule
}

/** The column's own level, then narrower circumstances, the table type's level, the rule's. */
function unconfiguredLevel(
  rule: Rule,
  circumstance: Circumstance,
  {table}: {readonly table: Pick<TableDiff, 'type'> | undefined},
  field: FieldDiff | undefined,
): Level {
  return (
    field?.part.levels?.[rule.id] ??
    field?.type?.levels?.[rule.id] ??
    rule.except?.find(({when}) => agrees(when, circumstance))?.level ??
    table?.type.levels?.[rule.id] ??
    rule.level
  )
}

/**
 * Config before all else. Of several places (the rows of a group) the worst counts: a level that was given to one row
 * says nothing of the others.
 */
function levelOf(unconfigured: Level, {config}: Setting, places: () => readonly Place[]): Level {
  if (config.overrides.length + config.ignore.length === 0) return unconfigured
  return worst(places().map(place => configuredLevel(config, place) ?? unconfigured))
}

/** The keys that a selector may name, once for every row of a group; a row that was renamed has two. */
function keysOf(change: Change): (readonly (readonly string[])[])[] {
  if (change.group) return (change.new.length > 0 ? change.new : change.old).map(ref => [ref.key])
  if (change.subject === 'column') return [[]]
  return [change.previousKey ? [change.key, change.previousKey] : [change.key]]
}

function placeOf(
  {table, documents}: Setting,
  rule: string,
  keys: readonly (readonly string[])[],
  column?: string,
): Place {
  const headings = [table?.new?.heading.at(-1), table?.old?.heading.at(-1)].filter(text => text !== undefined)
  return {
    documents,
    tables: table ? [table.id, table.type.id, ...headings] : [],
    keys: keys.map(key => key.join(' / ')),
    rule,
    ...(column === undefined ? {} : {column}),
  }
}
