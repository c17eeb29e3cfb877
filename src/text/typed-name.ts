/** A name in code that a cell begins with. */
const NAME = String.raw`^\s*(?:\`([^\`]+)\`|<(code|tt)>([^<]+)</\2>)\s*`

/** `` `page` _integer_ ``, as crd-ref-docs writes it, and the same in HTML of gen-crd-api-reference-docs. */
const THEN_EMPHASIS = String.raw`(?:<br ?\/?>\s*)?(?:[_*][^\s_*]|<em>)`

/** `<tt>axis</tt> (optional) : int`, as ONNX writes the schemas of its operators. */
const THEN_COLON = String.raw`(?:\([^()]*\)\s*)?:\s+\S`

const NAME_AND_TYPE = new RegExp(`${NAME}(?:${THEN_EMPHASIS}|${THEN_COLON})`)

/** The code that the source of a cell begins with, where its type follows it: after a colon or emphasised. */
export function typedName(source: string): string | undefined {
  const [, markdown, , html] = NAME_AND_TYPE.exec(source) ?? []
  return markdown ?? html
}
