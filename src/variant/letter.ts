/**
 * Letters of pieces: a capital, plain or dressed with `'` or `!`. `L`, `L'` and `L!` are letters of three pieces. A plus before one
 * makes the letter of what that piece becomes: `+L'`. Black's are the same in lower case.
 */

/** A pattern of what may stand behind the capital. */
export const DRESS = "['!]?";

/** A pattern of White's letters. */
export const LETTER_SHAPE = `\\+?[A-Z]${DRESS}`;

/** A pattern of the signs of pieces on a board, of either side. */
export const SIGN_SHAPE = `\\+?[A-Za-z]${DRESS}`;

/** A pattern of what coordinates have behind the squares for what a piece becomes: its letter in lower case, a plus or a minus;
 *  or nothing. */
export const BECOMES_SHAPE = `(?:[a-z]${DRESS}|[+-])?`;

/** A letter without what stands behind its capital. */
export function undressed(letter: string): string {
  return letter.replace(/['!]$/, "");
}

/** The known letter that one which is not known differs from by its dress alone, or null. */
export function nearestDress(known: Pick<ReadonlySet<string>, "has">, letter: string): string | null {
  const bare = undressed(letter);
  return [bare, `${bare}'`, `${bare}!`].find((near) => near !== letter && known.has(near)) ?? null;
}
