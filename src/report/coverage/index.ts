import type {CoverageView} from '../../judge/coverage-view.ts'
import {settled} from '../../suspend.ts'
import {visibleJson} from '../parts/visible.ts'
import {coverageHtml} from './coverage-html.ts'
import {coverageMarkdown} from './coverage-markdown.ts'
import {type CoverageContext, coverageText} from './coverage-text.ts'

/** Ways to show coverage. To add one: a file in this folder and a line here. */
export const coverageFormats: Readonly<
  Record<string, (views: readonly CoverageView[], context: CoverageContext) => string>
> = {
  text: coverageText,
  markdown: coverageMarkdown,
  html: coverageHtml,
  json: views => visibleJson(`${JSON.stringify(views, null, 2)}\n`),
}

/** Coverage in one of these formats. */
export function renderCoverage(
  format: string,
  views: readonly CoverageView[],
  context: CoverageContext,
): Promise<string> {
  const render = coverageFormats[format]
  if (!render) throw new Error(`no coverage format is named ${format}`)
  return settled(() => render(views, context))
}
