/**
 * Betza notation as Fairy-Stockfish reads it, which is a dialect: letters that it does not know are skipped, ranges have one
 * digit, a later move in the same direction replaces an earlier one, and letters for directions mean something else on
 * king-like atoms (`fK` goes to three squares). Here a text becomes what it means: single moves by direction.
 */
import type { Leg } from "../betza/tree.ts";
import { quote } from "../diagnostic/fault.ts";
import type { Vector } from "../geometry/board.ts";
import { type Faults, type Place, within } from "./place.ts";

/** One line of a piece's movement. */
export interface Line {
  readonly step: Vector;
  /** The most leaps; 0 is unlimited. */
  readonly limit: number;
  /** Whether squares between the start and the target of a leap must be empty. */
  readonly lame: boolean;
  readonly hop: Leg["hop"];
  readonly quiet: boolean;
  readonly capture: boolean;
  /** Only on the squares of first moves. */
  readonly initial: boolean;
}

/** Forward and sideways, as White sees the board; the larger first. */
type Atom = readonly [number, number];

const LEAPS: Readonly<Record<string, readonly Atom[]>> = {
  W: [[1, 0]],
  F: [[1, 1]],
  D: [[2, 0]],
  N: [[2, 1]],
  A: [[2, 2]],
  H: [[3, 0]],
  C: [[3, 1]],
  L: [[3, 1]],
  Z: [[3, 2]],
  J: [[3, 2]],
  G: [[3, 3]],
  K: [
    [1, 0],
    [1, 1],
  ],
};

const RIDES: Readonly<Record<string, readonly Atom[]>> = { R: LEAPS.W, B: LEAPS.F, Q: LEAPS.K };

/** Reads a text; null after reporting what cannot be played here. */
export function readDialect(text: string, place: Place, faults: Faults): Line[] | null {
  const before = faults.found.length;
  const reader: Reader = { text, place, faults, moves: new Map() };
  let term = emptyTerm();
  for (let at = 0; at < text.length; ) {
    if (Object.hasOwn(LEAPS, text[at]) || Object.hasOwn(RIDES, text[at])) {
      at += readAtom(reader, at, term);
      term = emptyTerm();
    } else at += readModifier(reader, at, term);
  }
  if (term.from !== null) {
    const message = `${quote(text.slice(term.from))} modifies nothing: a move ends with a capital letter such as W, N or R.`;
    faults.report(within(place, term.from, text.length - term.from), { code: "missing-atom", message });
  }
  return faults.found.length > before ? null : linesOf(reader.moves);
}

interface Reader {
  readonly text: string;
  readonly place: Place;
  readonly faults: Faults;
  /** By what each replaces: kind of move, first move or not, modality, direction. */
  readonly moves: Map<string, Single>;
}

interface Single extends Omit<Line, "quiet" | "capture"> {
  readonly captures: boolean;
}

interface Term {
  /** Where it begins, or null. */
  from: number | null;
  readonly modes: Set<"m" | "c">;
  readonly directions: string[];
  lame: boolean;
  hop: Leg["hop"];
  initial: boolean;
}

function emptyTerm(): Term {
  return { from: null, modes: new Set(), directions: [], lame: false, hop: "none", initial: false };
}

const VERTICAL = "fbvh";
const HORIZONTAL = "rlsh";
/** Returns how many characters it has read. */
function readModifier(reader: Reader, at: number, term: Term): number {
  const { text } = reader;
  const letter = text[at];
  term.from ??= at;
  if (letter === "m" || letter === "c") term.modes.add(letter);
  else if (letter === "n") term.lame = true;
  else if (letter === "i") term.initial = true;
  else if (VERTICAL.includes(letter) || HORIZONTAL.includes(letter)) return readDirection(text, at, term);
  else if (letter === "p" || letter === "g") term.hop = letter;
  else if (letter !== "e") refuseLetter(reader, at);
  if ((letter === "e" || /[0-9]/.test(letter)) && term.from === at) term.from = null;
  return 1;
}

function refuseLetter({ text, place, faults }: Reader, at: number): void {
  if (/[0-9]/.test(text[at])) {
    const message = "Ranges have one digit there: of two, Fairy-Stockfish reads the first alone.";
    faults.report(within(place, at, 1), { code: "range-too-long", message });
    return;
  }
  const message = `Fairy-Stockfish knows no ${quote(text[at])} in movements and would skip it, so that it is not known what is meant.`;
  faults.report(within(place, at, 1), { code: "unexpected-character", message });
}

/** A letter, or two that say more together. */
function readDirection(text: string, at: number, { directions }: Term): number {
  const [one, other = ""] = text.slice(at, at + 2);
  const isPair =
    other === one ||
    (other !== "" && VERTICAL.includes(one) && HORIZONTAL.includes(other)) ||
    (other !== "" && HORIZONTAL.includes(one) && VERTICAL.includes(other));
  directions.push(isPair ? one + other : one + one);
  return isPair ? 2 : 1;
}

function readAtom(reader: Reader, at: number, term: Term): number {
  const { text } = reader;
  const letter = text[at];
  const next = text[at + 1] ?? "";
  const isRide = Object.hasOwn(RIDES, letter) || /[0-9]/.test(next) || next === letter;
  const length = /[0-9]/.test(next) || next === letter ? 2 : 1;
  const limit = /[0-9]/.test(next) ? Number(next) : isRide ? 0 : 1;
  const atoms = Object.hasOwn(RIDES, letter) ? RIDES[letter] : LEAPS[letter];
  const from = term.from ?? at;
  const spot = within(reader.place, from, at + length - from);
  const complaint = whyNot(text.slice(from, at + length), { atoms, isRide, lame: term.lame, hop: term.hop });
  if (complaint) reader.faults.report(spot, { code: "unsupported-betza", message: complaint });
  // with a range of its own, what would land right behind a piece goes on behind it
  const hop = term.hop === "g" && /[0-9]/.test(next) ? "p" : term.hop;
  const modes = term.modes.size === 0 ? ["m", "c"] : [...term.modes];
  for (const mode of modes) {
    for (const step of atoms.flatMap((atom) => stepsOf(atom, term.directions, atoms.length === 1))) {
      const { initial } = term;
      // A first move that captures is read and never made.
      if (initial && mode === "c") continue;
      const key = [isRide, hop !== "none", initial, mode, step].join();
      reader.moves.delete(key);
      reader.moves.set(key, { step, limit, lame: term.lame && !isRide, hop, initial, captures: mode === "c" });
    }
  }
  return length;
}

interface Shape {
  readonly atoms: readonly Atom[];
  readonly isRide: boolean;
  readonly lame: boolean;
  readonly hop: Leg["hop"];
}

/** What Fairy-Stockfish reads and does not play, or plays otherwise than it is written. */
function whyNot(text: string, { atoms, isRide, lame, hop }: Shape): string | null {
  const [far, side] = atoms[0];
  if (hop !== "none" && (!isRide || far > 1))
    return `Fairy-Stockfish does not play ${quote(text)}: only slides of rooks, bishops and queens hop there.`;
  if (isRide && far > 1 && !(far === 2 && side === 1)) {
    return `Fairy-Stockfish does not play ${quote(text)}: of leaps only the knight's can be repeated there.`;
  }
  if (!lame || isRide || far === 1) return null;
  const isKnown = far === 2 || (far === 3 && side === 2);
  return isKnown ? null : `Fairy-Stockfish does not play ${quote(text)}: only N, A, D and Z can be lame there.`;
}

/** The eight ways to turn an atom, or those that letters name. */
function stepsOf([far, near]: Atom, words: readonly string[], isAlone: boolean): Vector[] {
  const straight = isAlone && near === 0;
  const named = straight ? words.flatMap((word) => [...word].map((letter) => letter + letter)) : words;
  const found = new Map<string, Vector>();
  for (const main of "fbrl") {
    for (const side of main === "f" || main === "b" ? "rl" : "fb") {
      if (named.length > 0 && !named.some((word) => isNamed(word, main, side))) continue;
      const step = vector([main, far], [side, near]);
      found.set(step.join(), step);
    }
  }
  return [...found.values()];
}

/** Whether a word of two letters names the octant along `main`, on its `side`. */
function isNamed([first, second]: string, main: string, side: string): boolean {
  if (first === "h") return second === turnOf(main, side);
  if (first === second) return isAlong(first, main);
  const isHalf = first === main || first === side;
  return "fbrl".includes(first) && isHalf && (second === "h" || (first === side && isAlong(second, main)));
}

function isAlong(letter: string, main: string): boolean {
  return letter === main || (letter === "v" && "fb".includes(main)) || (letter === "s" && "rl".includes(main));
}

/** Whether the side lies clockwise of the main direction. */
function turnOf(main: string, side: string): "r" | "l" {
  const around = "frbl";
  return around[(around.indexOf(main) + 1) % around.length] === side ? "r" : "l";
}

const AXES: Readonly<Record<string, Vector>> = { f: [0, 1], b: [0, -1], r: [1, 0], l: [-1, 0] };

function vector([main, far]: readonly [string, number], [side, near]: readonly [string, number]): Vector {
  const add = (axis: 0 | 1) => AXES[main][axis] * far + AXES[side][axis] * near;
  return [add(0), add(1)];
}

/** Joins moves and captures that are alike. */
function linesOf(moves: ReadonlyMap<string, Single>): Line[] {
  const lines = new Map<string, Line>();
  for (const { captures, ...line } of moves.values()) {
    const key = JSON.stringify(line);
    const former = lines.get(key) ?? { ...line, quiet: false, capture: false };
    lines.set(key, { ...former, [captures ? "capture" : "quiet"]: true });
  }
  return [...lines.values()];
}
