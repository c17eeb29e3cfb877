import type {Fault} from '../model.ts'

/**
 * Fences of code and the markers that git writes around the two sides of a conflict: seven characters and a blank at
 * the start of a line (`git merge-file`). What is fenced from a line's first character on may be an example of one.
 */
const fenceOrMarker =
  /^(?:(`{3,}(?!`))[^`\r\n]*(?![^\r\n])|(~{3,}(?!~))[^\r\n]*|(<{7}|>{7})(?:[ \t][^\r\n]*)?(?![^\r\n]))/gm

/** Conflicts of a merge that nobody resolved, each at its first marker, and ends of one that have no start. */
export function* conflictFaults(text: string): Generator<Fault> {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return
  let fence = ''
  let isOpen = false
  let at = 0
  let lineNumber = 1
  for (const found of text.matchAll(fenceOrMarker)) {
    const [line, ticks, tildes, marker] = found
    if (marker === undefined) {
      fence = fenceAfter(fence, (ticks ?? tildes) as string, line)
      continue
    }
    const isStart = marker.startsWith('<')
    lineNumber += text.slice(at, found.index).match(/\r\n?|\n/g)?.length ?? 0
    at = found.index
    if (fence === '' && (isStart || !isOpen)) yield conflict(lineNumber)
    isOpen = isStart && (fence === '' || isOpen)
  }
}

function conflict(line: number): Fault {
  return {
    rule: 'conflict-marker',
    line,
    message: 'Conflict marker of an unfinished merge; choose what stays, and remove the markers',
  }
}

/** The fence that is open after a line of one; `''` where none is. */
function fenceAfter(open: string, marks: string, line: string): string {
  if (open === '') return marks
  return marks.startsWith(open) && line.slice(marks.length).trim() === '' ? '' : open
}
