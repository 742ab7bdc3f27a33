/** Known rules that the format does not have yet: their keys are reported as such, not as unknown. */
import { quote } from "../diagnostic/fault.ts";
import { RULES_NOT_YET } from "../rules/check.ts";
import { DROPS, type KnownKeys } from "./known-rules.ts";
import type { Complaint, Path } from "./located.ts";

const CAPTURES = "rules of capturing outside of 'captures'";
const TURNS = "turns of several moves, passes and walls";

/** Keys of the whole file. */
const TOP: KnownKeys = {
  gating: DROPS,
  counting: "counting rules",
  capture: CAPTURES,
  explosion: CAPTURES,
  turn: TURNS,
  turns: TURNS,
  walls: TURNS,
  material: "results by material",
};

/** Keys of the whole file for rules that are written otherwise, and how. */
const OTHERWISE: KnownKeys = {
  goal: "win: [checkmate, { reach: d4 e4 d5 e5, with: [king] }]",
  goals: "win: [checkmate, { reach: d4 e4 d5 e5, with: [king] }]",
  checks: "win: [checkmate, { checks: 3 }]",
  extinction: "win: [{ taken: any-kind }]",
  "bare-king": "win: [checkmate, { taken: all-but-royal }]",
  stalemate: "win: [checkmate, stalemate]",
  "must-capture": "captures: { must: true }",
};

const PIECE: KnownKeys = {
  spares: "pieces that cannot be taken by others",
};

const DRAWS: KnownKeys = {
  wins: "draws that count as wins",
  counting: TOP.counting,
};

const BOARD: KnownKeys = { holes: "boards with holes", wrap: "boards without edges" };

const OF_CAPTURES: KnownKeys = { explode: CAPTURES, captor: CAPTURES, flip: CAPTURES };

const OF_HANDS: KnownKeys = { enter: "pieces that enter with the first move of others" };

/** By key of the whole file. */
const WITHIN: Readonly<Record<string, KnownKeys>> = {
  draws: DRAWS,
  board: BOARD,
  captures: OF_CAPTURES,
  hands: OF_HANDS,
};

/** Other names of keys, where those of the same map do not lead to them. */
const MEANT: Readonly<Record<string, string>> = {
  drops: "hands",
  drop: "hands",
  hand: "hands",
  pockets: "hands",
  holdings: "hands",
};

/** The complaint about an unknown key that stands for a known rule; null for any other key. */
export function notYet(path: Path): Complaint | null {
  const key = String(path[path.length - 1]);
  if (path.length === 1 && Object.hasOwn(MEANT, key)) return meantElsewhere(key, MEANT[key]);
  const isTop = path.length === 1 || (path.length === 2 && path[0] === "draws");
  if (isTop && Object.hasOwn(OTHERWISE, key)) {
    return { code: "unknown-key", message: `There is no key ${quote(key)}: write ${quote(OTHERWISE[key])}.` };
  }
  const words = wordsAt(path.slice(0, -1));
  if (!words || !Object.hasOwn(words, key)) return null;
  const subject = words[key];
  const message = `${subject[0].toUpperCase()}${subject.slice(1)} (${quote(key)}) are not supported yet.`;
  return { code: "unsupported-rule", message };
}

function meantElsewhere(key: string, hint: string): Complaint {
  return { code: "unknown-key", message: `${quote(key)} is not a key here; it is said under ${quote(hint)}.`, hint };
}

function wordsAt(path: Path): KnownKeys | null {
  const [top] = path;
  if (path.length === 0) return TOP;
  if (path.length === 1) return WITHIN[String(top)] ?? null;
  if (path.length > 2) return null;
  return top === "pieces" ? PIECE : (RULES_NOT_YET[String(top)] ?? null);
}
