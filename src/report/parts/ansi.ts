/** Colours of the terminal format, as functions over text that is already safe to print. */
export interface Style {
  readonly bold: Paint
  readonly dim: Paint
  readonly red: Paint
  readonly green: Paint
  readonly yellow: Paint
  readonly blue: Paint
}

/** Dresses a text that is already safe to print. */
export type Paint = (text: string) => string

const paint =
  (open: number, close: number): Paint =>
  text =>
    text === '' ? '' : `\x1b[${open}m${text}\x1b[${close}m`

const plain: Paint = text => text

const coloured: Style = {
  bold: paint(1, 22),
  dim: paint(2, 22),
  red: paint(31, 39),
  green: paint(32, 39),
  yellow: paint(33, 39),
  blue: paint(36, 39),
}

const uncoloured: Style = {bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain}

/** SGR codes of ECMA-48, or nothing at all: `node:util`'s styleText would bind the library to Node. */
export function styleFor(colour: boolean): Style {
  return colour ? coloured : uncoloured
}
