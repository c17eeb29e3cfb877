/**
 * Every threshold of the matching by evidence. Claim and margin may be 4 to 6 and 2 to 4 bits without a change in the
 * real pairs; what fixes the others stands beside them.
 */
export const MATCHING = {
  /** Bits that a pair has to reach, beside log2 of the open items. */
  claim: 6,
  /** Bits by which it has to beat every rival, and that no settled item may share. */
  margin: 3,
  /** The most that one field says: beyond it frequencies are guesses. */
  cap: 12,
  /** Bits that a character of a text seen nowhere else is worth. */
  character: 1.5,
  /** The most that a difference in one field says against a pair, and what a changed name says. */
  difference: 3,
  renamed: 1,
  /** Bits beside the name that are the pair's own: a name alone is no reason. */
  reason: 1,
  /** Claims with one edit of the name that make it a habit, and pairs with nothing else of their own that do. */
  habit: 3,
  wholesale: 5,
  /** Items looked at for each open one, and comparisons in all: beyond those the search is capped. */
  candidates: 64,
  comparisons: 2_000_000,
  /** A feature that more items have proposes no pair and proves nothing of a pair's own. */
  common: 256,
} as const
