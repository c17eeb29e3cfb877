import {scanEntity, unsure} from './inline-marks.ts'

/** How an attribute reaches a reader: it leads somewhere, stands in the text, or is told beside it, by value or by name. */
type Reach = 'link' | 'text' | 'aside' | 'flag'

/**
 * The attributes of HTML tags that a reader sees, hears or follows. All others only dress text, or name it for others to
 * link to.
 */
const reaches: ReadonlyMap<string, Reach> = new Map<string, Reach>([
  ...['href', 'src', 'srcset', 'poster', 'data'].map((name): [string, Reach] => [name, 'link']),
  // What stands where the picture cannot be shown or seen.
  ['alt', 'text'],
  // Shown on hovering, read aloud, written into a form's fields; the number that an item bears.
  ...['title', 'aria-label', 'label', 'placeholder', 'value', 'start'].map((name): [string, Reach] => [name, 'aside']),
  ...['reversed', 'open', 'checked', 'selected'].map((name): [string, Reach] => [name, 'flag']),
])

/** An attribute of a tag, by its name in lower case; its value is empty where it has none. */
export interface Attribute {
  readonly name: string
  readonly value: string
}

/** Tags that only mark their text: a source or what stands for a picture does nothing there. */
const marking = new Set('a b i em strong sup sub code span abbr kbd pre p div wbr'.split(' '))

/** Attributes that say something on some tags alone (HTML, "Attributes"). */
const tagsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['label', ['option', 'optgroup', 'track']],
  ['placeholder', ['input', 'textarea']],
  ['value', ['button', 'data', 'input', 'li', 'meter', 'option', 'progress']],
  ['start', ['ol']],
])

/** How an attribute of a tag, its name in lower case, reaches a reader; `undefined` where it does not. */
export function reachOf(tag: string, {name}: Attribute): Reach | undefined {
  if (tagsOf.get(name)?.includes(tag) === false) return undefined
  const reach = reaches.get(name)
  const isNothing = marking.has(tag) && (reach === 'link' || reach === 'text')
  return isNothing && !(tag === 'a' && name === 'href') ? undefined : reach
}

/** The attributes of an open tag by its source, those of a name that repeats once. */
export function attributesOf(tag: string): Attribute[] {
  const pairs = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
  pairs.lastIndex = 1
  pairs.exec(tag)
  const found = new Map<string, string>()
  for (let pair = pairs.exec(tag); pair; pair = pairs.exec(tag)) {
    const name = (pair[1] as string).toLowerCase()
    if (!found.has(name)) found.set(name, decoded(pair[2] ?? pair[3] ?? pair[4] ?? ''))
  }
  return Array.from(found, ([name, value]) => ({name, value}))
}

/** The value of one of the attributes; `undefined` where it is not there. */
export function attributeOf(attributes: readonly Attribute[], name: string): string | undefined {
  return attributes.find(attribute => attribute.name === name)?.value
}

/** A value with the character references that are known written out; others stay as written. */
function decoded(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(/&(?:#\w{1,8}|\w{1,31});/g, written => {
    const found = scanEntity(written, 0)
    return found === undefined || found === unsure ? written : found.text
  })
}
