import type {DocumentReport, Report, Side} from '../contract.ts'

/** A way to show a report. One file per format in this folder, listed in index.ts. */
export interface Format {
  /** What `--format` takes; the file's stem. */
  readonly id: string
  /** One line for the help text. */
  readonly summary: string
  /** The whole output with its final line end, if it has one. Pure: the same report and context give the same bytes. */
  render(report: Report, context: RenderContext): string | Promise<string>
}

/** All that a format may know about the place its output goes to. */
export interface RenderContext {
  /** Whether the reader's terminal shows colours. */
  readonly colour: boolean
  /** Columns of the terminal; `Infinity` where nothing limits a line. */
  readonly width: number
  /** Whether the output goes to a terminal, where the end of it stays in sight and its beginning may not. */
  readonly terminal?: boolean
  /** Most lines; what is left out is counted. Nothing limits them by default. */
  readonly lines?: number
  /** The RFC 6902 operations between the facts documents, for `json-patch`. */
  readonly patch?: () => Promise<unknown>
  /** Web address of a line (from 1) of one side of a document, where there is one; line 0 is the file itself. */
  readonly link?: (side: Side, line: number) => string | undefined
  /** The line that a reader finds there for a line of one side; the same where nothing says so. */
  readonly line?: (side: Side, line: number) => number
  /** Most that the place takes; each format has GitHub's limit as its default. */
  readonly limits?: Limits
  /** A hidden text, such as an HTML comment, that the comment must hold; its length counts. */
  readonly marker?: string
  /** How the open findings of these documents can be accepted, each way one sentence. */
  readonly accept?: (documents: readonly DocumentReport[]) => readonly string[]
  /** What a reader must know before believing it, one sentence. */
  readonly note?: string
  /** What the comment is called, and the commit that it speaks of. */
  readonly subject?: {readonly name: string; readonly commit: string}
  /** Web address of a page that says more: the run whose job summary holds every finding. */
  readonly more?: string
}

/** What `render` may be told; without it a report is plain and its lines are as long as they are. */
export type RenderOptions = Partial<RenderContext>

export type FormatId = 'text' | 'json' | 'json-patch' | 'markdown' | 'comment' | 'github'

export interface Limits {
  /** UTF-8 bytes of the job summary. */
  readonly bytes?: number
  /** UTF-16 code units of the comment. */
  readonly characters?: number
}
