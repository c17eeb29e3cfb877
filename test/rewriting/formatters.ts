/** Prettier and remark as people run them over documents, each way with a name. */
import {format, type Options as PrettierOptions} from 'prettier'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify, {type Options as RemarkOptions} from 'remark-stringify'
import {unified} from 'unified'

export interface Formatter {
  readonly name: string
  rewrite(text: string): Promise<string>
}

function prettier(name: string, options: PrettierOptions): Formatter {
  return {name: `Prettier ${name}`, rewrite: text => format(text, {...options, parser: 'markdown'})}
}

function remark(name: string, options: RemarkOptions): Formatter {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkStringify, options).freeze()
  return {
    name: `remark ${name}`,
    // Front matter is no Markdown, and remark by itself does not know it.
    rewrite: async text => {
      const front = /^\ufeff?---\r?\n[\s\S]*?\n---\r?\n/.exec(text)?.[0] ?? ''
      return front + String(await processor.process(text.slice(front.length)))
    },
  }
}

/** Prettier as it comes is the first. */
export const formatters: readonly Formatter[] = [
  prettier('as it comes', {}),
  remark('as it comes', {}),
  // It would fill lines of code samples too, in YAML even of texts. That rewrites what a reader sees, not Markdown.
  prettier('with lines filled', {
    proseWrap: 'always',
    tabWidth: 4,
    singleQuote: true,
    embeddedLanguageFormatting: 'off',
  }),
  remark('with other marks', {
    bullet: '-',
    emphasis: '_',
    strong: '_',
    rule: '-',
    ruleSpaces: true,
    fence: '~',
    setext: true,
    incrementListMarker: false,
    listItemIndent: 'tab',
    quote: "'",
    resourceLink: true,
  }),
  prettier('with lines joined', {proseWrap: 'never', useTabs: true}),
  remark('with code indented', {
    bullet: '+',
    bulletOrdered: ')',
    closeAtx: true,
    fences: false,
    rule: '_',
    ruleRepetition: 5,
    listItemIndent: 'mixed',
    tightDefinitions: true,
  }),
]
