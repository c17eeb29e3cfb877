import type {RawDocument} from '../model.ts'

const known = new WeakMap<RawDocument, string>()

/** Lines of a document that may define what `[label]` leads to. */
export function definitionLines(document: RawDocument): string {
  let definitions = known.get(document)
  if (definitions === undefined) {
    definitions = document.text.includes(']:') ? (document.text.match(DEFINITION) ?? []).join('\n') : ''
    known.set(document, definitions)
  }
  return definitions
}

/** A line that holds a definition, in whatever container. */
const DEFINITION = /^.*\]:.*$/gm
