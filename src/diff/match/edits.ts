/** A piece of a key that gave way to another; one of them may be empty. */
export interface Edit {
  gone: string
  came: string
}

/**
 * The smallest edit at word borders that turns one key into the other: a separator goes with the word before it.
 * `cluster_name` → `name` takes `cluster_` away.
 */
export function edits(before: string, after: string): Edit[] {
  const left = pieces(before)
  const right = pieces(after)
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start++
  let end = 0
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  ) {
    end++
  }
  const edit = {
    gone: left.slice(start, left.length - end).join(''),
    came: right.slice(start, right.length - end).join(''),
  }
  return edit.gone === edit.came ? [] : [edit]
}

/** Words with the separators that follow them, so that pieces joined give the key again. */
function pieces(key: string): string[] {
  return key.match(/[\p{L}\p{M}\p{N}]*[^\p{L}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Pairs of rows whose keys are one edit apart, made at one place at a word border. */
export function results(
  edit: Edit,
  oldKeys: ReadonlyMap<string, number>,
  nextKeys: ReadonlyMap<string, number>,
): [number, number][] {
  const found: [number, number][] = []
  if (edit.gone !== '') {
    for (const [key, row] of oldKeys) {
      for (const result of replaced(key, edit.gone, edit.came)) {
        const partner = nextKeys.get(result)
        if (partner !== undefined) found.push([row, partner])
      }
    }
    return found
  }
  for (const [key, row] of nextKeys) {
    for (const result of replaced(key, edit.came, '')) {
      const partner = oldKeys.get(result)
      if (partner !== undefined) found.push([partner, row])
    }
  }
  return found
}

function replaced(key: string, from: string, to: string): Set<string> {
  const found = new Set<string>()
  const own = pieces(key)
  const wanted = pieces(from)
  for (let at = 0; at + wanted.length <= own.length; at++) {
    if (!wanted.every((piece, index) => own[at + index] === piece)) continue
    found.add([...own.slice(0, at), to, ...own.slice(at + wanted.length)].join(''))
  }
  return found
}
