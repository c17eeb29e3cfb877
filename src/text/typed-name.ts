/** `` `page` _integer_ ``, as crd-ref-docs writes it, and the same in HTML of gen-crd-api-reference-docs. */
const NAME_AND_TYPE = /^\s*(?:`([^`]+)`|<code>([^<]+)<\/code>)\s*(?:<br ?\/?>\s*)?(?:[_*][^\s_*]|<em>)/

/** The code that the source of a cell begins with, where emphasised text follows it: a name and its type. */
export function typedName(source: string): string | undefined {
  const [, markdown, html] = NAME_AND_TYPE.exec(source) ?? []
  return markdown ?? html
}
