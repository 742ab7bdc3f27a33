/** Letters that a new piece may have. */

const DRESSES = ["'", "!"];
const CAPITALS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Letters that no piece has: the plain ones, then a given capital in other dress; all dressed ones where no plain one is left.
 *  @param letter in whose place another is wanted, such as `L`; by default none */
export function freeLetters(pieceTypes: readonly { readonly letter: string }[], letter = ""): string[] {
  const taken = new Set(pieceTypes.map((pieceType) => pieceType.letter));
  const dressed = (capitals: readonly string[]) =>
    DRESSES.flatMap((dress) => capitals.map((capital) => capital + dress)).filter((other) => !taken.has(other));
  const plain = CAPITALS.filter((capital) => !taken.has(capital));
  const near = dressed(letter.match(/^[A-Z]/) ?? []);
  return [...plain, ...near, ...(plain.length > 0 ? [] : dressed(CAPITALS).filter((other) => !near.includes(other)))];
}
