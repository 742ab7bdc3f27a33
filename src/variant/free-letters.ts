/** Letters that a new piece may have. */

/** All that pieces may have, without a plus: plain ones, then those with `'`, then those with `!`. */
export const ALL_LETTERS: readonly string[] = ["", "'", "!"].flatMap((dress) =>
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((capital) => capital + dress),
);

/** Letters that no piece has: the plain ones, then a given capital in other dress; all dressed ones where no plain one is left.
 *  @param letter in whose place another is wanted, such as `L`; by default none */
export function freeLetters(pieceTypes: readonly { readonly letter: string }[], letter = ""): string[] {
  const free = ALL_LETTERS.filter((own) => pieceTypes.every((pieceType) => pieceType.letter !== own));
  const plain = free.filter((own) => own.length === 1);
  const near = free.filter((own) => own.length > 1 && own[0] === letter[0]);
  return [...plain, ...near, ...(plain.length > 0 ? [] : free.filter((other) => !near.includes(other)))];
}
