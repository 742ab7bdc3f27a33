/** Known rules that the format does not have yet: their keys are reported as such, not as unknown. */
import { quote } from "../diagnostic/fault.ts";
import { CONDITIONS_ELSEWHERE } from "../rules/document.ts";
import { writtenHere } from "../rules/other-names.ts";
import { capitalised } from "../variant/phrases.ts";
import type { KnownKeys } from "./known-rules.ts";
import type { Complaint, Path } from "./located.ts";
import type { VariantDocument } from "./schema-types.generated.ts";

const CAPTURES = "rules of capturing outside of 'captures'";

/** Keys of the whole file. */
const TOP: KnownKeys = {
  capture: CAPTURES,
  explosion: CAPTURES,
};

const BOARD: KnownKeys = { wrap: "boards without edges" };

const OF_CAPTURES: KnownKeys = { captor: CAPTURES };

/** By key of the whole file. */
const WITHIN: Readonly<Record<string, KnownKeys>> = {
  board: BOARD,
  captures: OF_CAPTURES,
};

/** Conditions that are words by themselves, which have nothing that a number could count. */
const CONDITIONS: Readonly<Record<Extract<Condition, string>, true>> = {
  checkmate: true,
  checkmated: true,
  stalemate: true,
  stalemated: true,
  "stalemate-with-fewer": true,
  "full-board": true,
  "perpetual-check": true,
};

/** Conditions that say more than a word can. */
const IN_BRACES: Readonly<Record<string, string>> = {
  reach: "{ reach: rank 8 }",
  taken: "{ taken: any-kind }",
  lost: "{ lost: all }",
  line: "{ line: 3 }",
  square: "{ square: 2 }",
  passes: "{ passes: 2 }",
  facing: "{ facing: [files] }",
  checks: "{ checks: 3 }",
  repetition: "{ repetition: 4, side: mover }",
};

type Condition = NonNullable<VariantDocument["win"]>[number];

function isOfCondition([top, by]: Path): boolean {
  return top === "win" || top === "lose" || (top === "draws" && by === "by");
}

/** The complaint about an unknown key that stands for a known rule, or for one of ours; null for any other key.
 *  @param value what stands behind it */
export function notYet(path: Path, value: unknown): Complaint | null {
  const key = String(path[path.length - 1]);
  const text = writtenHere(path, value);
  if (text !== null) return writtenOtherwise(key, text);
  if (isOfCondition(path) && Object.hasOwn(CONDITIONS, key)) return wordAlone(key);
  const words = wordsAt(path.slice(0, -1));
  if (!words || !Object.hasOwn(words, key)) return null;
  const message = `${capitalised(words[key])} (${quote(key)}) are not supported yet.`;
  return { code: "unsupported-rule", message };
}

/** The complaint about a word alone where more is meant: a condition in braces, a list of pieces, a phase of the turn. Null for
 *  anything else. */
export function wordForMap(path: Path, data: unknown): Complaint | null {
  if (typeof data !== "string") return null;
  if (isOfTurn(path)) return Object.hasOwn(PHASES, data) ? phaseAlone(data) : null;
  if (!isOfCondition(path)) return null;
  if (Object.hasOwn(CONDITIONS_ELSEWHERE, data)) return { code: "wrong-value", message: CONDITIONS_ELSEWHERE[data] };
  if (COUNTED_PIECES.includes(String(path[path.length - 1]))) return pieceAlone(data);
  if (!Object.hasOwn(IN_BRACES, data)) return null;
  const message = `${quote(data)} needs more than the word: write it in braces, such as '${IN_BRACES[data]}'.`;
  return { code: "wrong-type", message };
}

/** Words for what a side may do with its turn, and how they are meant. */
const PHASES: KnownKeys = {
  pass: "or-pass",
  "or-pass": "or-pass",
  "move-or-pass": "or-pass",
  "or-pass-when-stuck": "or-pass-when-stuck",
};

/** Where a phase may stand, or the list of phases. */
function isOfTurn(path: Path): boolean {
  return path[0] === "turn" && path[path.length - 1] !== "move";
}

function phaseAlone(word: string): Complaint {
  const message = `${quote(word)} needs more than the word: a turn is a list of one phase, '[{ move: ${PHASES[word]} }]'.`;
  return { code: "wrong-type", message };
}

/** Keys of a condition that have a list of pieces, or a word for several together. */
const COUNTED_PIECES: readonly string[] = ["taken", "lost"];

/** Null for what is rather a misspelt word. */
function pieceAlone(text: string): Complaint | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(text) || /^(all|any|royal)\b/.test(text)) return null;
  const message = `${quote(text)} stands alone: pieces are a list, '[${text}]', or one of the words any-kind, all, all-but-royal.`;
  return { code: "wrong-value", message, hint: `[${text}]` };
}

function wordAlone(word: string): Complaint {
  const message = `${quote(word)} is a condition by itself: write the word alone, without braces.`;
  return { code: "unknown-key", message, hint: null };
}

/** @param text in quotes: a key alone, which may take the place of the other, or a whole example */
function writtenOtherwise(key: string, text: string): Complaint {
  const message = `There is no key ${quote(key)} here: write ${text}.`;
  return { code: "unknown-key", message, hint: text.includes(":") ? null : text.slice(1, -1) };
}

function wordsAt(path: Path): KnownKeys | null {
  const [top] = path;
  if (path.length === 0) return TOP;
  if (path.length === 1) return WITHIN[String(top)] ?? null;
  return null;
}
