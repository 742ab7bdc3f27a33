/** Rules that people know and this format does not have yet: a key for one of them is named so, not called unknown. */
import { quote } from "../diagnostic/fault.ts";
import type { Complaint, Path } from "./located.ts";

/** What a key would mean, as a subject in the plural. */
type Words = Readonly<Record<string, string>>;

const DROPS = "drops and pieces in hand";
const ENDS = "ends of the game other than mate and the known draws";
const CAPTURES = "rules of capturing, such as forced captures or explosions";
const TURNS = "turns of several moves, passes and walls";

/** Keys of the whole file. */
const TOP: Words = {
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
  regions: "named regions",
  material: "results by material",
};

const PIECE: Words = {
  moves: "moves that depend on where they begin or end",
  "checks-by": "attacks on royal pieces alone",
  spares: "pieces that cannot be taken by others",
  "captured-as": DROPS,
  drops: DROPS,
};

const PROMOTION: Words = {
  on: "promotions on leaving a zone, by capturing or instead of a move",
  limit: "limits of what a piece may become",
  revert: DROPS,
};

const CASTLING: Words = {
  mover: "castlings without the king",
  wins: ENDS,
  unless: "castlings that exclude one another",
  "from-hand": DROPS,
};

const DRAWS: Words = {
  by: ENDS,
  wins: "draws that count as wins",
  stalemate: TOP.stalemate,
  counting: TOP.counting,
};

const BOARD: Words = { holes: "boards with holes", wrap: "boards without edges" };

/** What is wrong with an unknown key that stands for a known rule; null for any other key. */
export function notYet(path: Path): Complaint | null {
  const key = String(path[path.length - 1]);
  const words = wordsAt(path.slice(0, -1));
  if (!words || !Object.hasOwn(words, key)) return null;
  const subject = words[key];
  const message = `${subject[0].toUpperCase()}${subject.slice(1)} (${quote(key)}) are not supported yet.`;
  return { code: "unsupported-rule", message };
}

function wordsAt(path: Path): Words | null {
  const [top] = path;
  if (path.length === 0) return TOP;
  if (path.length === 1) return top === "draws" ? DRAWS : top === "board" ? BOARD : null;
  if (path.length > 2) return null;
  return top === "pieces" ? PIECE : top === "promotion" ? PROMOTION : top === "castling" ? CASTLING : null;
}
