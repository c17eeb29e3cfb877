import {compareDocuments} from '../../compare.ts'
import {dimensionKey} from '../../coverage/covering-rows.ts'
import {UserError} from '../../errors.ts'
import type {CoverageView} from '../../judge/coverage-view.ts'
import {summaryOf} from '../../judge/verdict.ts'
import type {Report, Summary} from '../../model.ts'
import {renderCoverage} from '../../report/coverage/index.ts'
import {type FailOn, fails} from '../../rules/levels.ts'
import {readDocuments, readSides} from '../../source/sides.ts'
import {closest} from '../../text/closest.ts'
import type {Arguments} from '../arguments.ts'
import {settings} from '../config-option.ts'
import type {Io} from '../io.ts'
import {deliver, wantsColour, widthOf} from '../output.ts'

/** `refdiff coverage OLD NEW` and `refdiff coverage DOC`. */
export async function coverage(args: Arguments, io: Io): Promise<number> {
  const config = await settings(args, io)
  const [first = '', second] = args.positionals
  const sides =
    second === undefined
      ? {old: [], new: await readDocuments([first], io, config.documents)}
      : await readSides(first, second, io, config.documents)
  const {report, coverage: viewsOf} = await compareDocuments(sides.old, sides.new, config)
  const all = (await viewsOf()).flat()
  if (all.length === 0) {
    const hint = 'coverage is about routes, support matrices, and table types with `covers` in `refdiff.yml`'
    throw new UserError('no-coverage', 'no table says what its rows cover together', hint)
  }
  const assumed = assumptionsIn(args, all)
  const views = assumed.size > 0 ? (await viewsOf(assumed)).flat() : all
  const context = {colour: wantsColour(args, io), width: widthOf(args, io)}
  deliver(await renderCoverage(args.value('format') ?? '', views, context), args, io)
  return second !== undefined && fails(lossesIn(report), args.value('fail-on') as FailOn) ? 1 : 0
}

/** What the losses of coverage alone come to. */
function lossesIn({documents}: Report): Summary {
  const isLoss = ({subject}: {readonly subject: string}) => subject === 'coverage'
  return summaryOf(
    documents.map(document => ({
      ...document,
      findings: [],
      diagnostics: [],
      tables: document.tables.map(table => ({...table, findings: table.findings.filter(isLoss)})),
    })),
  )
}

/** The values of `--assume NAME=VALUE`, by dimension. */
function assumptionsIn(args: Arguments, views: readonly CoverageView[]): Map<string, string> {
  const dimensions = views.flatMap(view => view.dimensions)
  const known = new Map(dimensions.map(dimension => [dimensionKey(dimension.name), dimension]))
  return new Map(args.values('assume').map(text => assumption(text, known)))
}

function assumption(text: string, known: ReadonlyMap<string, CoverageView['dimensions'][number]>): [string, string] {
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
  if (name === '' || value === '')
    throw new UserError('usage', `unexpected \`${text}\` for \`--assume\``, 'write it as `--assume page_size=2048`')
  const key = dimensionKey(name)
  const dimension = known.get(key)
  if (!dimension) {
    const meant = closest(key, [...known.keys()])
    const names = [...new Set([...known.values()].map(each => `\`${each.name}\``))].join(', ')
    throw new UserError(
      'usage',
      `no dimension is named \`${name}\``,
      meant ? `did you mean \`${meant.replaceAll(' ', '_')}\`?` : `there are ${names}`,
    )
  }
  if (dimension.holds === 'numbers' && !/^\d+$/.test(value))
    throw new UserError('usage', `unexpected \`${value}\` for \`${name}\``, 'write a whole number from 0 up')
  return [key, value]
}
