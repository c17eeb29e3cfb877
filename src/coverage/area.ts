import type {Area, Json} from '../model.ts'
import type {Axis} from './axis.ts'
import type {Box} from './boxes.ts'
import {type Described, describe} from './extent-words.ts'
import type {Run} from './runs.ts'
import {boxWords} from './words.ts'

/** A box in words and as data, which is the same for the same set: it is fingerprinted. */
export function areaOf(box: Box, axes: readonly Axis[]): Area {
  const values = axes.map((axis, at) => ({dimension: axis.name, values: setFacts(describe(axis, box[at]!))}))
  return {text: boxWords(box, axes), values}
}

function setFacts(set: Described): Json {
  if ('any' in set) return 'any'
  if ('names' in set) return [...set.names]
  if ('except' in set) return {except: [...set.except]}
  return {numbers: set.runs.map(runFacts)}
}

/** Numbers have any size, so they are texts. */
function runFacts({from, to, pattern}: Run): Json {
  const texts = (numbers: readonly bigint[]) => numbers.map(String)
  const bounds = {from: String(from), to: to === null ? null : String(to)}
  if (pattern.steps.length === 0) return bounds
  return {...bounds, steps: texts(pattern.steps), dividedBy: pattern.admits.map(texts)}
}
