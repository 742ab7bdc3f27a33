/** What files say of castling elsewhere than it stands. */

/** Why no condition is called so. */
export const CASTLING_CONDITION: Readonly<Record<string, string>> = {
  castling: "A castling that wins says so itself, with 'wins: true' under 'castling', and no condition does.",
};
