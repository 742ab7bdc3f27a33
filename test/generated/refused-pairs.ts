/** Pairs of rule keys that no file has: of one place two words, or what has no meaning together and is refused by name. */

/** Places where one word stands, or one of several forms. */
const ONE_OF: readonly (readonly string[])[] = [
  ["royals=none", "royals=several"],
  ["check.royals=each", "check.royals=last", "check.royals=all"],
  ["draws.dead-position=true", "draws.dead-position=false"],
  ["draws.wins=white", "draws.wins=black"],
  ["draws.repetition=never", "draws.repetition.claim"],
  ["draws.repetition=never", "draws.repetition.claim=never"],
  ["draws.repetition=never", "draws.repetition.end"],
  ["draws.repetition=never", "draws.repetition.end=never"],
  ["draws.moves=never", "draws.moves.claim"],
  ["draws.moves=never", "draws.moves.claim=never"],
  ["draws.moves=never", "draws.moves.end"],
  ["draws.moves=never", "draws.moves.end=never"],
  ...["or-pass", "or-pass-when-stuck"].flatMap((one) =>
    ["turn.white", "turn.black"].flatMap((turn) => [
      [`turn.move=${one}`, `${turn}.move=or-pass`],
      [`turn.move=${one}`, `${turn}.move=or-pass-when-stuck`],
    ]),
  ),
  ...["turn", "turn.white", "turn.black"].map((turn) => [`${turn}.move=or-pass`, `${turn}.move=or-pass-when-stuck`]),
];

/** Each with the code that refuses it. */
export const REFUSED_PAIRS: readonly (readonly [string, string, string])[] = [];

const refused = new Map(REFUSED_PAIRS.map(([key, other, code]) => [`${key} ${other}`, code]));

/** Why no file has both keys, or null. */
export function whyApart(key: string, other: string): string | null {
  if (ONE_OF.some((words) => words.includes(key) && words.includes(other))) return "one place";
  return refused.get(`${key} ${other}`) ?? refused.get(`${other} ${key}`) ?? null;
}
