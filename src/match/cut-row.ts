/** One row of a side against several of the other. */
export interface Split {
  one: number
  many: number[]
}
