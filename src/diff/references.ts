/** Links of prose by reference: `[text][3]` says what its definition says, wherever that stands and whatever its label. */

/** A definition's line; a footnote's is none. */
const DEFINITION =
  /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.)+)\]:[ \t]*(?:<([^<>\r\n]*)>|(\S+))(?:[ \t]+(?:"[^"\r\n]*"|'[^'\r\n]*'|\([^()\r\n]*\)))?[ \t]*$/gm
/** The same in prose, where white space is collapsed. */
const SHOWN = /\[(?!\^)((?:[^[\]\\]|\\.)+)\]: ?(?:<([^<>]*)>|(\S+))(?: (?:"[^"]*"|'[^']*'|\([^()]*\)))?(?= |$)/g
/** Full, collapsed and shortcut references; not the label of an inline link. */
const REFERENCE = /(!?)\[((?:[^[\]\\]|\\.)+)\](?:\[((?:[^[\]\\]|\\.)*)\])?(?![([:])/g

/** Destinations by label, the first definition of each, found without parsing the document. */
export function definitionsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!text.includes(']:')) return found
  for (const [, label, bracketed, bare] of text.matchAll(DEFINITION)) {
    const name = labelName(label ?? '')
    if (!found.has(name)) found.set(name, bracketed ?? bare ?? '')
  }
  return found
}

/** Prose with its references as inline links and without the definitions, which no reader sees. */
export function withReferences(prose: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0) return prose
  return prose
    .replace(SHOWN, (all: string, label: string, bracketed?: string, bare?: string) =>
      definitions.has(labelName(label)) && (bracketed ?? bare) !== undefined ? ' ' : all,
    )
    .replace(REFERENCE, (all: string, mark: string, text: string, label: string | undefined) => {
      const url = definitions.get(labelName(label ? label : text))
      return url === undefined ? all : `${mark}[${text}](${url})`
    })
}

/** Labels are equal whatever their case and white space (CommonMark 0.31, "link reference definitions"). */
function labelName(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()
}
