import type {HeadingBeside, Link} from '../model.ts'
import {type Attribute, attributeOf, attributesOf, reachOf} from './attributes.ts'
import type {Target} from './inline-marks.ts'

/** What a reader sees of inline content, and where its links lead. */
export interface Reading {
  readonly visible: string
  readonly links: readonly Link[]
  /** Labels of footnotes, in order. */
  readonly notes?: readonly string[]
  /** What is told beside the text, in order: titles of links and pictures, what an abbreviation stands for. */
  readonly asides?: readonly string[]
}

/** What a heading says beside its text, kept where it does. */
export function besideOf(source: string, {links, asides}: Omit<Reading, 'visible'>): {readonly beside?: HeadingBeside} {
  if (links.length === 0 && !asides?.length) return {}
  return {beside: {source, links, ...(asides?.length ? {asides} : {})}}
}

/** Shared by every cell without links. */
export const noLinks: readonly Link[] = []

/** Shared by every cell without asides. */
export const noAsides: readonly string[] = []

/** Tags that leave no trace in visible text (docs/design.md, "Three readings of a cell"). */
export const silent = new Set('a b i em strong sup sub code span abbr kbd pre img p div wbr'.split(' '))

/** Variation selectors, soft hyphens, zero-width spaces and joiners of words: nobody sees whether they are there. */
const unseen = /[\uFE0E\uFE0F\u00AD\u200B\u2060\uFEFF]/g

/** White space that is not one space already. */
const loose = /\s{2,}|[^\S ]/g

/** White space collapsed and trimmed. */
export function collapse(text: string): string {
  return text.replace(loose, ' ').trim()
}

/** What `tidy` would change, or may: marks that make one letter with the one before it. */
export const untidy =
  /[^\S ]| {2}|^ | $|[\uFE0E\uFE0F\u00AD\u200B\u2060\uFEFF]|[\u0300-\u036F\u1160-\u11FF\u3099\u309A]/

/** White space collapsed and trimmed, what nobody sees dropped, letters composed (NFC). */
export function tidy(text: string): string {
  return untidy.test(text) ? collapse(text.replace(unseen, '').normalize('NFC')) : text
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
  private readonly asides: string[] = []
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

  /** What is told beside the text. */
  aside(text: string | null | undefined): void {
    const told = tidy(text ?? '')
    if (told !== '') this.asides.push(told)
  }

  image(target: Target, alternative: string): void {
    this.out += alternative
    this.links.push({url: target.url, text: tidy(alternative)})
    this.aside(target.title)
  }

  /** A link of nothing but text. */
  link(url: string, text: string): void {
    const open = this.openLink({url})
    this.text(text)
    this.closeLink(open)
  }

  openLink({url, title}: Target): OpenLink {
    const link = {url, text: ''}
    this.links.push(link)
    const open = {link, from: this.out.length, to: this.out.length}
    this.spans.push(open)
    this.aside(title)
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
    else {
      const attributes = closing ? [] : attributesOf(source)
      if (name === 'a') this.anchorTag(attributeOf(attributes, 'href'))
      this.attributes(name, attributes)
    }
  }

  /** What the attributes of a tag tell, but for the `href` of an `a` tag, which is a link around what follows. */
  attributes(tag: string, attributes: readonly Attribute[]): void {
    const alternative = tidy(attributes.find(one => reachOf(tag, one) === 'text')?.value ?? '')
    for (const attribute of attributes) {
      const {name, value} = attribute
      const reach = reachOf(tag, attribute)
      if (reach === 'link' && !(tag === 'a' && name === 'href')) this.links.push({url: value, text: alternative})
      else if (reach === 'text') this.out += value
      else if (reach === 'aside') this.aside(value)
      else if (reach === 'flag') this.aside(name)
    }
  }

  /** The reading; an `a` tag left open ends where the content ends. */
  done(): Reading {
    this.closeLink(this.anchor)
    for (const {link, from, to} of this.spans) link.text = tidy(this.out.slice(from, to))
    return {
      visible: tidy(this.out),
      links: this.links.length > 0 ? this.links : noLinks,
      ...(this.notes.length > 0 ? {notes: this.notes} : {}),
      ...(this.asides.length > 0 ? {asides: this.asides} : {}),
    }
  }

  /** An `a` tag in another one ends it (HTML standard, "in body"). */
  private anchorTag(url: string | undefined): void {
    this.closeLink(this.anchor)
    this.anchor = url === undefined ? undefined : this.openLink({url})
  }
}
