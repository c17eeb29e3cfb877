/**
 * Generates pairs of runtime references of any size, the same ones for the same seed, so that a measurement or a
 * failing test can be repeated anywhere.
 */

export interface GenerateOptions {
  /** Rows over all four tables together. */
  readonly rows: number
  readonly seed?: number
  /** Share of rows that truly change from old to new; 0.001 by default. */
  readonly changed?: number
  /** Whether every line anchor moves. */
  readonly moved?: boolean
}

export interface GeneratedPair {
  readonly old: string
  readonly next: string
  /** How many rows truly change. */
  readonly changes: number
}

/** A pair of documents shaped as the runtime reference is: 43 % configurations, 3 % codecs, 31 % routes, 23 % bindings. */
export function generatePair({rows, seed = 1, changed = 0.001, moved = true}: GenerateOptions): GeneratedPair {
  const configurations = Math.round(rows * 0.43)
  const codecs = Math.max(4, Math.round(rows * 0.03))
  const routes = Math.round(rows * 0.31)
  const bindings = Math.max(0, rows - configurations - codecs - routes)
  const every = changed > 0 ? Math.max(1, Math.round(1 / changed)) : Number.POSITIVE_INFINITY
  let changes = 0
  const writeDocument = (isNew: boolean): string => {
    const random = randomFrom(seed)
    const shift = isNew && moved ? 3 : 0
    let count = 0
    const isChanged = () => {
      const hit = isNew && ++count % every === 0
      if (hit) changes++
      return hit
    }
    const lines = ['# Runtime architecture reference', '', 'Generated; do not edit.', '']
    lines.push('## Configuration owners', '', CONFIGURATIONS, ruler(4))
    for (let row = 0; row < configurations; row++) lines.push(configuration(row, random, shift, isChanged()))
    lines.push('', '## KV codecs', '', CODECS, ruler(5))
    for (let row = 0; row < codecs; row++) lines.push(codec(row, random, shift, isChanged()))
    lines.push('', '## Attention route declarations', '', 'Sorted by name.', '', ROUTES, ruler(5))
    for (let row = 0; row < routes; row++) lines.push(route(row, random, shift, isChanged(), codecs))
    lines.push('', '## MoE stage bindings', '', BINDINGS, ruler(7))
    for (let row = 0; row < bindings; row++) lines.push(binding(row, random, shift, isChanged()))
    return `${lines.join('\n')}\n`
  }
  const old = writeDocument(false)
  const next = writeDocument(true)
  return {old, next, changes}
}

const CONFIGURATIONS = '| Type | Owner paths | Lifecycle / hash methods | Source |'
const CODECS = '| Symbol | Canonical / aliases | Storage / element | Quantized | Source |'
const ROUTES = '| Route | Stage | Codecs | Declared shape / flags | Source |'
const BINDINGS = '| Family | Stage / mode | Declared binding | Covers | Layout | Arithmetic | Source |'
const STAGES = ['decode', 'verify', 'prefill', 'mixed_decode', 'metadata', 'any']
const METHODS = ['compute_hash', '__post_init__', 'resolve', 'value']

type Random = (below: number) => number

function ruler(columns: number): string {
  return `|${' --- |'.repeat(columns)}`
}

function link(file: string, line: number): string {
  return `[${file}](../../../${file}#L${line})`
}

function name(row: number): string {
  return row.toString(36).padStart(5, '0')
}

function configuration(row: number, random: Random, shift: number, isChanged: boolean): string {
  const file = `engine/config/module_${name(row >> 3)}.py`
  const owners = Array.from({length: 1 + random(3)}, (_, index) => `owner_${random(500)}.section_${index}.part`)
  if (isChanged) owners.push('owner_new.section')
  const methods = METHODS.slice(0, 1 + random(4)).map(method => `${method}: ${link(file, 10 + random(900) + shift)}`)
  return `| \`engine.config.module_${name(row >> 3)}.Type${name(row)}Config\` | ${owners.join(', ')} | ${methods.join('; ')} | ${link(file, 1 + random(900) + shift)} |`
}

function codec(row: number, random: Random, shift: number, isChanged: boolean): string {
  const symbol = `CODEC_${name(row)}`
  const width = [8, 16, 32][random(3)]
  const storage = isChanged ? 'torch.int8' : `torch.uint${width}`
  return `| ${symbol} | codec_${name(row)} / codec_${name(row)}, alias_${name(row)} | ${storage} / None | ${random(2) ? 'True' : 'False'} | ${link('engine/cache/codecs.py', 50 + row + shift)} |`
}

function route(row: number, random: Random, shift: number, isChanged: boolean, codecs: number): string {
  const first = random(codecs)
  const listed = [0, 1, 2].map(step => `CODEC_${name((first + step) % codecs)}`).slice(0, isChanged ? 2 : 3)
  const shape = {
    chunk_alignment: 1,
    chunk_sizes: [],
    fallback: random(4) === 0,
    gqa_ratios: [[], [6], [4, 6, 8]][random(3)],
    head_dims: [[], [128], [256]][random(3)],
    max_chunk: [null, 4096, 8192][random(3)],
    min_chunk: 0,
    observer: random(9) === 0,
    page_alignment: [1, 16][random(2)],
    page_sizes: [[], [784]][random(2)],
    xqa: random(3) === 0,
  }
  const json = JSON.stringify(shape).replaceAll(',"', ', "').replaceAll('":', '": ')
  return `| \`route_${name(row)}_${STAGES[random(6)]}_kernel\` | ${STAGES[random(6)]} | ${listed.join(', ')} | ${json} | ${link('engine/attention/routing.py', 130 + shift)} |`
}

function binding(row: number, random: Random, shift: number, isChanged: boolean): string {
  const usual = `stage_${name(random(900))}_out`
  const target = isChanged ? 'another_stage_out' : usual
  return `| family_${row % 7} | w${(row % 2) + 1} / mode_${name(row)} | ${target} | w13+activation | expert offsets ${random(30)} | FP32 accumulation; FP16 boundary | ${link('engine/moe/declarations.py', 20 + row + shift)} |`
}

/** Mulberry32: small, seeded and the same everywhere. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
