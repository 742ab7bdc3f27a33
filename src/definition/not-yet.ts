/** Known rules that the format does not have yet: their keys are reported as such, not as unknown. */
import { quote } from "../diagnostic/fault.ts";
import { RULES_NOT_YET } from "../rules/check.ts";
import { DROPS, ENDS, type KnownKeys } from "./known-rules.ts";
import type { Complaint, Path } from "./located.ts";

const CAPTURES = "rules of capturing, such as forced captures or explosions";
const TURNS = "turns of several moves, passes and walls";

/** Keys of the whole file. */
const TOP: KnownKeys = {
  drops: DROPS,
  drop: DROPS,
  hands: DROPS,
  hand: DROPS,
  pockets: DROPS,
  holdings: DROPS,
  gating: DROPS,
  win: ENDS,
  lose: ENDS,
  goal: ENDS,
  goals: ENDS,
  checks: "counts of checks",
  check: "rules of check",
  extinction: ENDS,
  "bare-king": ENDS,
  stalemate: "results of stalemate other than a draw",
  counting: "counting rules",
  captures: CAPTURES,
  capture: CAPTURES,
  "must-capture": CAPTURES,
  explosion: CAPTURES,
  turn: TURNS,
  turns: TURNS,
  walls: TURNS,
  material: "results by material",
};

const PIECE: KnownKeys = {
  spares: "pieces that cannot be taken by others",
  "captured-as": DROPS,
  drops: DROPS,
};

const DRAWS: KnownKeys = {
  by: ENDS,
  wins: "draws that count as wins",
  stalemate: TOP.stalemate,
  counting: TOP.counting,
};

const BOARD: KnownKeys = { holes: "boards with holes", wrap: "boards without edges" };

/** The complaint about an unknown key that stands for a known rule; null for any other key. */
export function notYet(path: Path): Complaint | null {
  const key = String(path[path.length - 1]);
  const words = wordsAt(path.slice(0, -1));
  if (!words || !Object.hasOwn(words, key)) return null;
  const subject = words[key];
  const message = `${subject[0].toUpperCase()}${subject.slice(1)} (${quote(key)}) are not supported yet.`;
  return { code: "unsupported-rule", message };
}

function wordsAt(path: Path): KnownKeys | null {
  const [top] = path;
  if (path.length === 0) return TOP;
  if (path.length === 1) return top === "draws" ? DRAWS : top === "board" ? BOARD : null;
  if (path.length > 2) return null;
  return top === "pieces" ? PIECE : (RULES_NOT_YET[String(top)] ?? null);
}
