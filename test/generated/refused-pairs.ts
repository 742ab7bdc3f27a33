/** Pairs of rule keys that no file has: of one place two words, or what has no meaning together and is refused by name. */

import type { Code } from "../../src/diagnostic/codes.ts";
import { CONDITION_LISTS, CONDITION_WORDS, KEYS } from "./keys.ts";

const WALLS = KEYS.filter((key) => /^turn\.(one-of\.)?wall=/.test(key));

/** Turns of several moves. */
const OF_SERIES = KEYS.filter((key) => /^turn\.(moves|first|grows|check|white\.moves|black\.moves)\b/.test(key));

const OF_FLIPS = [...KEYS.filter((key) => key.startsWith("captures.flip")), "hands.drops.flips=true"];

/** Places where one word stands, or one of several forms. */
const ONE_OF: readonly (readonly string[])[] = [
  ["royals=none", "royals=several"],
  ["check.royals=each", "check.royals=last", "check.royals=all"],
  ["draws.dead-position=true", "draws.dead-position=false"],
  ["draws.wins=white", "draws.wins=black", "draws.wins=points"],
  ["captures.flip.around", "captures.flip.between"],
  ["captures.flip.between", "captures.flip.drops=beside-own"],
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
  ...WALLS.flatMap((wall, index) => [
    ...KEYS.filter((key) => key.includes(".move=or-pass")).map((pass) => [wall, pass]),
    ...WALLS.slice(index + 1).map((other) => [wall, other]),
  ]),
  ...OF_SERIES.flatMap((key) => [
    ...[...WALLS, "turn.on", "turn.move=or-pass", "turn.move=or-pass-when-stuck"].map((other) => [key, other]),
  ]),
  ...["white", "black"].flatMap((side) => [
    ...["turn.moves", "turn.first", "turn.grows", "turn.check=last"].flatMap((key) => [
      [key, `turn.${side}.moves`],
      ...["or-pass", "or-pass-when-stuck"].map((word) => [key, `turn.${side}.move=${word}`]),
    ]),
    ...["or-pass", "or-pass-when-stuck"].map((word) => [`turn.${side}.moves`, `turn.${side}.move=${word}`]),
  ]),
  ["turn.first", "turn.grows"],
  // with royal pieces nothing changes sides
  ...OF_FLIPS.map((key) => [key, "royals=several"]),
];

const inLists = (...conditions: readonly string[]) =>
  CONDITION_LISTS.flatMap((list) => conditions.map((condition) => `${list}${condition}`));

/** What needs checks that can be given. */
const OF_CHECKS = inLists("=checkmate", "=checkmated", "=perpetual-check", ".checks");
const OF_STALEMATE = inLists("=stalemate", "=stalemated", "=stalemate-with-fewer");
const OF_PASSES = ["turn.move=or-pass", "turn.move=or-pass-when-stuck"];

const OF_FIRST_LEAPS = KEYS.filter((key) => key.startsWith("pieces.first-leap"));

const OF_CASTLING = KEYS.filter((key) => key === "castling" || key.startsWith("castling."));

const OF_EXPLOSIONS = KEYS.filter((key) => key.startsWith("captures.explode"));

const OF_TRADES = ["captures.trades", "captures.trades.cheap", "captures.trades.no-guard"];

const OF_STONES = ["captures.petrify", "captures.petrify=all"];

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
].filter((key) => key !== "win=checkmate" && key !== "draws.by=stalemate" && !OF_FLIPS.includes(key));

/** With the code, or the codes, of all that is wrong. */
type Codes = Code | `${Code},${Code}`;
type Refused = readonly [key: string, other: string, codes: Codes];

const each = (keys: readonly string[], others: readonly string[], code: Codes): Refused[] =>
  keys.flatMap((key) => others.map((other): Refused => [key, other, code]));

/** The same condition in two lists. */
const SAID_TWICE = CONDITION_WORDS.flatMap((word) =>
  CONDITION_LISTS.flatMap((list, index) =>
    CONDITION_LISTS.slice(index + 1).map((later): Refused => [`${list}=${word}`, `${later}=${word}`, "goal"]),
  ),
);

/** Of a mate, what is true of the winner is never asked of the other; of stalemate the same. */
const OF_BOTH = [
  ...each(inLists("=checkmate"), inLists("=checkmated"), "goal"),
  ...each(inLists("=stalemate"), inLists("=stalemated"), "goal"),
];

/** Who has fewer pieces is not asked where all such stalemates are decided already. */
const FEWER = [
  ...each(["win=stalemate-with-fewer", "lose=stalemate-with-fewer"], ["win=stalemate"], "goal"),
  ...each(["lose=stalemate-with-fewer"], ["lose=stalemate", "win=stalemated"], "goal"),
  ...each(
    ["draws.by=stalemate-with-fewer"],
    OF_STALEMATE.filter((key) => !key.endsWith("-with-fewer")),
    "goal",
  ),
];

/** The least number ends the game, facing kings decide in one way, and repetition does whoever has made it so. */
const LEAST = ["checks", "passes", "facing", "repetition"]
  .flatMap((kind) =>
    CONDITION_LISTS.flatMap((list, index) =>
      CONDITION_LISTS.slice(index + 1).map((later): Refused => [`${list}.${kind}`, `${later}.${kind}`, "goal"]),
    ),
  )
  .filter(([, later]) => later !== "draws.by.repetition");

/** Each with the code that refuses it. */
export const REFUSED_PAIRS: readonly Refused[] = [
  ...each(["check.given=forbidden", "royals=none"], OF_CHECKS, "goal"),
  ...each(OF_PASSES, OF_STALEMATE, "goal"),
  ...each(["draws.repetition=never", "draws.repetition.end=never"], inLists("=perpetual-check"), "goal"),
  ...each(["draws.dead-position=true"], BESIDE_MATE, "goal"),
  // mate needs a royal piece, of which flips know nothing
  ...each(["draws.dead-position=true"], OF_FLIPS, "unsupported-rule,goal"),
  ...SAID_TWICE,
  ...OF_BOTH,
  ...FEWER,
  ...LEAST,
  ...each(["condition.side=mover"], ["condition.side=white", "condition.side=black"], "goal"),
  ...each(["check.given=forbidden", "royals=none"], ["hands.drops.mates=false", "hands.drops.checks=false"], "hands"),
  ...each(OF_EXPLOSIONS, ["hands.enter", "check.royals=last", "check.royals=all"], "unsupported-rule"),
  ...each(OF_STONES, ["hands.enter", "check.royals=last", "check.royals=all", ...WALLS, "turn.on"], "unsupported-rule"),
  ...each(
    OF_FLIPS,
    [
      ...OF_EXPLOSIONS,
      ...OF_STONES,
      ...OF_CASTLING,
      "captures.to-hand=captor",
      "pieces.captured-as",
      "pieces.captured-as=itself",
      "check.flight=forbidden",
      "hands.enter",
    ],
    "unsupported-rule",
  ),
  // they have no royal piece, so that nobody is in check
  ...each(OF_FLIPS, OF_CHECKS, "goal"),
  ...each(OF_FLIPS, ["hands.drops.mates=false", "hands.drops.checks=false"], "hands"),
  ...each(
    OF_TRADES,
    [...OF_EXPLOSIONS, ...OF_STONES, ...OF_FLIPS, ...WALLS, "turn.on", ...OF_SERIES],
    "unsupported-rule",
  ),
  ...each([...WALLS, "turn.on"], ["hands.enter"], "unsupported-rule"),
  ...each([...WALLS, "turn.on"], inLists(".passes", ".facing"), "goal"),
  ...each(["royals=none", "royals=several", ...OF_EXPLOSIONS, ...OF_STONES, ...OF_FLIPS], inLists(".facing"), "goal"),
  ...each(["hands.enter"], ["castling.king=start", "castling.from-hand=true", "castling.up-to"], "hands"),
  ...each(OF_FIRST_LEAPS, ["hands.enter", "castling.king=start"], "unsupported-rule"),
  ...each(["pieces.first-leap.over=unattacked"], ["royals=none", ...OF_FLIPS], "wrong-value"),
  // here it is the king that castles and leaps over squares that matter to it
  ...each(["pieces.first-leap.over=unattacked"], OF_CASTLING, "unsupported-rule"),
  ...each(OF_SERIES, inLists(".passes", ".facing"), "goal"),
  ...each(
    OF_SERIES,
    [
      ...KEYS.filter((key) => key.startsWith("draws.counting")),
      ...inLists("=perpetual-check"),
      "win.repetition",
      "lose.repetition",
      "condition.held=true",
      "condition.reply=equalises",
      "condition.unless=answered",
      ...["white", "black", "mover"].map((side) => `condition.side=${side}`),
    ],
    "unsupported-rule",
  ),
  ...each(["turn.white.moves"], ["turn.black.move=or-pass", "turn.black.move=or-pass-when-stuck"], "unsupported-rule"),
  ...each(["turn.black.moves"], ["turn.white.move=or-pass", "turn.white.move=or-pass-when-stuck"], "unsupported-rule"),
];

const refused = new Map(REFUSED_PAIRS.map(([key, other, code]) => [`${key} ${other}`, code]));

/** Why no file has both keys, or null. */
export function whyApart(key: string, other: string): string | null {
  if (ONE_OF.some((words) => words.includes(key) && words.includes(other))) return "one place";
  return refused.get(`${key} ${other}`) ?? refused.get(`${other} ${key}`) ?? null;
}
