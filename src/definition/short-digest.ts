/** How fitted weights are found: pages name those of a hundred variants before they fetch those of one. */

/** Enough to tell the shipped variants apart. Whoever goes by it looks at the whole digest of what it has found. */
const DIGITS = 6;

/** @param digest of rules, by `rulesDigest` */
export function shortDigest(digest: string): string {
  return digest.slice(0, DIGITS);
}
