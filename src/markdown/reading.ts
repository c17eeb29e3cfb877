import type {Link} from '../model.ts'

/** What a reader sees of inline content, and where its links lead. */
export interface Reading {
  readonly visible: string
  readonly links: readonly Link[]
  /** Labels of footnotes, in order. */
  readonly notes?: readonly string[]
}

/** Shared by every cell without links. */
export const noLinks: readonly Link[] = []

/** Tags that leave no trace in visible text (docs/design.md, "Three readings of a cell"). */
export const silent = new Set('a b i em strong sup sub code span abbr kbd pre img p div'.split(' '))

const variationSelectors = /[\uFE0E\uFE0F]/g

/** White space that is not one space already. */
const loose = /\s{2,}|[^\S ]/g

/** White space collapsed and trimmed. */
export function collapse(text: string): string {
  return text.replace(loose, ' ').trim()
}

/** What `tidy` would change. */
export const untidy = /[^\S ]| {2}|^ | $|[\uFE0E\uFE0F]/

/** White space collapsed and trimmed, variation selectors dropped. */
export function tidy(text: string): string {
  return untidy.test(text) ? collapse(text.replace(variationSelectors, '')) : text
}

/** A link that is being read: its text is what is put out from one place to another. */
interface OpenLink {
  readonly link: {url: string; text: string}
  readonly from: number
  to: number
}

/** Puts a reading together from inline content in source order, whichever parser found it. */
export class ReadingBuilder {
  private out = ''
  private readonly links: {url: string; text: string}[] = []
  private readonly notes: string[] = []
  private readonly spans: OpenLink[] = []
  /** The `a` tag that is not yet closed. */
  private anchor: OpenLink | undefined

  text(value: string): void {
    this.out += value
  }

  strike(): void {
    this.out += '~~'
  }

  footnote(label: string): void {
    this.out += `[^${label}]`
    this.notes.push(label)
  }

  image(url: string, alternative: string): void {
    this.out += alternative
    this.links.push({url, text: tidy(alternative)})
  }

  /** An image of which nothing is seen in the text, as an `img` tag's. */
  picture(url: string, alternative: string): void {
    this.links.push({url, text: tidy(alternative)})
  }

  /** A link of nothing but text. */
  link(url: string, text: string): void {
    const open = this.openLink(url)
    this.text(text)
    this.closeLink(open)
  }

  openLink(url: string): OpenLink {
    const link = {url, text: ''}
    this.links.push(link)
    const open = {link, from: this.out.length, to: this.out.length}
    this.spans.push(open)
    return open
  }

  closeLink(open: OpenLink | undefined): void {
    if (open) open.to = this.out.length
  }

  /** One inline HTML tag, comment or declaration as written. */
  html(source: string): void {
    const tag = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)/.exec(source)
    if (!tag) {
      // A reader sees no comment; anything else that is no tag is kept.
      if (!source.startsWith('<!--')) this.out += source
      return
    }
    const closing = tag[1] === '/'
    const name = (tag[2] as string).toLowerCase()
    if (name === 'br') this.out += ' '
    else if (!silent.has(name)) this.out += source
    else if (name === 'a') this.anchorTag(source, closing)
    else if (name === 'img' && !closing) {
      const url = attribute(source, 'src')
      if (url !== undefined) this.picture(url, attribute(source, 'alt') ?? '')
    }
  }

  /** The reading; an `a` tag left open ends where the content ends. */
  done(): Reading {
    this.closeLink(this.anchor)
    for (const {link, from, to} of this.spans) link.text = tidy(this.out.slice(from, to))
    const reading = {visible: tidy(this.out), links: this.links.length > 0 ? this.links : noLinks}
    return this.notes.length > 0 ? {...reading, notes: this.notes} : reading
  }

  /** An `a` tag in another one ends it (HTML standard, "in body"). */
  private anchorTag(source: string, closing: boolean): void {
    this.closeLink(this.anchor)
    const url = closing ? undefined : attribute(source, 'href')
    this.anchor = url === undefined ? undefined : this.openLink(url)
  }
}

/** Value of an attribute of an open tag, as written, without its quotes. */
export function attribute(tag: string, name: string): string | undefined {
  const pairs = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
  pairs.lastIndex = 1
  pairs.exec(tag)
  for (let found = pairs.exec(tag); found; found = pairs.exec(tag)) {
    if (found[1]?.toLowerCase() === name) return found[2] ?? found[3] ?? found[4] ?? ''
  }
  return undefined
}
