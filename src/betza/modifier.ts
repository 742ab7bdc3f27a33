/** Letters that name directions. */
export const DIRECTION_LETTERS = "fblrvsh";

/** Letters that say what may stand on the target, in writing order. */
export const MODE_LETTERS = "mcde";

/** All modifier letters in writing order; directions come between `i` and `m`. */
export const WRITING_ORDER = "imcdetpgoynjqz";

/** Letters allowed more than once in a leg (besides directions): `jj` skips twice, `ii` is read as `i`. */
export const REPEATABLE_LETTERS = "ij";

const MODIFIERS = DIRECTION_LETTERS + WRITING_ORDER;

export function isDirection(letter: string): boolean {
  return DIRECTION_LETTERS.includes(letter);
}

export function isMode(letter: string): boolean {
  return MODE_LETTERS.includes(letter);
}

export function isModifier(letter: string): boolean {
  return MODIFIERS.includes(letter);
}

/** What each modifier other than a direction means to a player, as the subject of a sentence. */
export const MEANING: Readonly<Record<string, string>> = {
  m: "moving without capturing",
  c: "capturing",
  d: "capturing a friend",
  e: "capturing en passant",
  i: "a first move",
  n: "needing free squares between",
  j: "jumping over a piece",
  p: "hopping over a piece",
  g: "hopping like a grasshopper",
  t: "hopping over friends only",
  y: "changing the range on the way",
  o: "going round the edges of the board",
  q: "circular riding",
  z: "crooked riding",
};

/** Letters whose meaning differs between programs, with the reason why each is refused. */
export const RESERVED: Readonly<Record<string, string>> = {
  u: "unloading a captured piece is read differently by every program",
  x: "granting moves to friends is not part of this notation",
  k: "a royal piece is named by the variant, not by the notation",
};
