/** Thrown where the meaning of a line is not certain to the scanner. */
export class Uncertain {
  /** 0-based. */
  readonly line: number

  constructor(line: number) {
    this.line = line
  }
}
