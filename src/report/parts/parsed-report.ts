import * as v from 'valibot'
import {named} from '../../contract.ts'
import type {Report} from '../../model.ts'

/** Data from elsewhere as a report, without what the schema does not know; else where it departs from the schema. */
export function parseReport(data: unknown): {readonly report: Report} | {readonly wrongAt: string} {
  const parsed = v.safeParse(named.Report, data)
  if (parsed.success) return {report: parsed.output}
  const keys = parsed.issues[0].path?.map(({key}) => String(key)) ?? []
  return {wrongAt: `/${keys.join('/')}`}
}
