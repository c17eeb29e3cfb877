import type {Action, Direction, Level, NoiseClass, Role, Subject} from '../model.ts'

/** What a rule can look at: facts about one change, one field of a changed row, or one diagnostic. */
export interface Circumstance {
  readonly subject: Subject | 'diagnostic'
  readonly action?: Action
  readonly role?: Role
  readonly direction?: Direction
  /** The row is one that the user must supply, and was not before. */
  readonly demand?: boolean
  /** A member of an exclusive set went to another row. */
  readonly retargeted?: boolean
  /** Written differently, admits the same set. */
  readonly equalAdmission?: boolean
  /** The same JSON field came or went in every row. */
  readonly everywhere?: boolean
  /** By its type's own word nothing is lost with the row. */
  readonly dispensable?: boolean
  readonly noise?: NoiseClass
  /** Id of the flaw, for diagnostics. */
  readonly flaw?: string
}

/** Every property must agree; a list agrees with each of its members. */
export type Pattern = {
  readonly [Property in keyof Circumstance]?: Circumstance[Property] | readonly Circumstance[Property][]
}

/** A worked example: it is the rule's documentation, its test and its `refdiff explain` text. */
export interface Example {
  /** What happens, one sentence without a final dot. */
  readonly title: string
  readonly old: string
  readonly new: string
  /** Repository paths, where the rule is about them. */
  readonly oldPath?: string
  readonly newPath?: string
  /** The level it has in this example; the rule's own by default. */
  readonly level?: Level
}

/** A rule is data: what kind of change it names, how bad that is, and why. */
export interface Rule {
  /** The stem of its file. */
  readonly id: string
  readonly level: Level
  readonly matches: Pattern | readonly Pattern[]
  /** Other levels in narrower circumstances; the first that agrees counts. */
  readonly except?: readonly {readonly when: Pattern; readonly level: Level}[]
  /** What it reports, one sentence without a final dot. */
  readonly summary: string
  /** Why a reader of a pull request wants to know, in a sentence or two. */
  readonly why: string
  readonly examples: readonly Example[]
}

/** A rule as it is written in its file, checked by its type alone. */
export function defineRule(rule: Rule): Rule {
  return rule
}

/** Whether a circumstance has all that one of the patterns names. */
export function agrees(patterns: Pattern | readonly Pattern[], circumstance: Circumstance): boolean {
  return [patterns].flat().some(pattern => agreesWith(pattern, circumstance))
}

function agreesWith(pattern: Pattern, circumstance: Circumstance): boolean {
  return Object.entries(pattern).every(([property, expected]) => {
    const actual = circumstance[property as keyof Circumstance]
    return Array.isArray(expected) ? expected.includes(actual) : expected === actual
  })
}
