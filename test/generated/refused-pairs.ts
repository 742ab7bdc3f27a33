/** Pairs of rule keys that no file has: of one place two words, or what has no meaning together and is refused by name. */

import type { Code } from "../../src/diagnostic/codes.ts";
import { CONDITION_LISTS, CONDITION_WORDS, KEYS } from "./keys.ts";

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

const inLists = (...conditions: readonly string[]) =>
  CONDITION_LISTS.flatMap((list) => conditions.map((condition) => `${list}${condition}`));

/** What needs checks that can be given. */
const OF_CHECKS = inLists("=checkmate", "=checkmated", "=perpetual-check", ".checks");
const OF_STALEMATE = inLists("=stalemate", "=stalemated", "=stalemate-with-fewer");
const OF_PASSES = ["turn.move=or-pass", "turn.move=or-pass-when-stuck"];

/** With these a game is about more than mate of one king, so that nobody can tell a dead position. */
const BESIDE_MATE = [
  ...KEYS.filter((key) => /^(win|lose|draws\.by|condition|hands|turn|captures|material|royals)\b/.test(key)),
  "check.royals=last",
  "check.royals=all",
  "check.given=forbidden",
  "castling.wins=true",
  "castling.from-hand=true",
  "pieces.captured-as",
  "pieces.captured-as=itself",
  "pieces.spares",
].filter((key) => key !== "win=checkmate" && key !== "draws.by=stalemate");

type Refused = readonly [key: string, other: string, code: Code];

const each = (keys: readonly string[], others: readonly string[], code: Code): Refused[] =>
  keys.flatMap((key) => others.map((other): Refused => [key, other, code]));

/** The same condition in two lists. */
const SAID_TWICE = CONDITION_WORDS.flatMap((word) =>
  CONDITION_LISTS.flatMap((list, index) =>
    CONDITION_LISTS.slice(index + 1).map((later): Refused => [`${list}=${word}`, `${later}=${word}`, "goal"]),
  ),
);

/** Each with the code that refuses it. */
export const REFUSED_PAIRS: readonly Refused[] = [
  ...each(["check.given=forbidden", "royals=none"], OF_CHECKS, "goal"),
  ...each(OF_PASSES, OF_STALEMATE, "goal"),
  ...each(["draws.repetition=never", "draws.repetition.end=never"], inLists("=perpetual-check"), "goal"),
  ...each(["draws.dead-position=true"], BESIDE_MATE, "goal"),
  ...SAID_TWICE,
  ...each(["check.given=forbidden", "royals=none"], ["hands.drops.mates=false", "hands.drops.checks=false"], "hands"),
  ...each(["hands.enter"], ["castling.king=start", "castling.from-hand=true"], "hands"),
];

const refused = new Map(REFUSED_PAIRS.map(([key, other, code]) => [`${key} ${other}`, code]));

/** Why no file has both keys, or null. */
export function whyApart(key: string, other: string): string | null {
  if (ONE_OF.some((words) => words.includes(key) && words.includes(other))) return "one place";
  return refused.get(`${key} ${other}`) ?? refused.get(`${other} ${key}`) ?? null;
}
