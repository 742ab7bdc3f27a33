import { atomOf, defaultRange } from "./atom.ts";
import {
  ALL_DIRECTIONS,
  type DirectionSet,
  type DirectionSystem,
  directionList,
  directionSet,
  directionWords,
  readDirections,
} from "./direction.ts";
import { faultAt } from "./fault.ts";
import { defaultDirections, directionSystem, type LegPlace } from "./leg-place.ts";
import { isDirection, isMode, REPEATABLE_LETTERS } from "./modifier.ts";
import type { Token } from "./token.ts";
import type { Atom, Leg, Modes } from "./tree.ts";
import { writeLeg } from "./write.ts";

/** The atom of a leg with its range, `null` when the text gives none. */
export interface RangedAtom {
  readonly atom: Atom;
  readonly token: Token;
  readonly range: number | null;
  /** The end of atom and range in the text. */
  readonly end: number;
}

/** Builds a leg from its modifiers; throws a `BetzaFault` at the first letter that does not fit. */
export function makeLeg(letters: readonly Token[], ranged: RangedAtom, place: LegPlace): Leg {
  checkLetters(letters, ranged.atom, place);
  const has = (letter: string) => letters.some(({ text }) => text === letter);
  const turns = has("q") || has("z");
  const offset = letters[0]?.offset ?? ranged.token.offset;
  const last = letters[letters.length - 1];
  const leg: Leg = {
    offset,
    length: (place.last || place.within === "chain" || !last ? ranged.end : last.offset + 1) - offset,
    atom: ranged.atom,
    range: ranged.range ?? (turns ? 0 : defaultRange(ranged.atom.text)),
    ...directionsOf(letters, ranged.atom, place),
    modes: modesOf(letters, place),
    initial: has("i"),
    lame: has("n"),
    jump: letters.filter(({ text }) => text === "j").length,
    hop: has("p") ? "p" : has("g") ? "g" : "none",
    toggle: has("y"),
    friendHurdle: has("t"),
    cylinder: has("o"),
    circular: has("q"),
    crooked: has("z"),
  };
  refuseAmbiguousDirections(letters, ranged, place, leg);
  return leg;
}

function checkLetters(letters: readonly Token[], atom: Atom, place: LegPlace): void {
  const seen = new Set<string>();
  for (const token of letters) {
    refuseRepeat(token, seen);
    refuseConflict(token, seen, place);
    refuseMisplaced(token, atom, place);
    seen.add(token.text);
  }
  const hurdle = letters.find(({ text }) => text === "t");
  if (hurdle && !seen.has("p") && !seen.has("g")) {
    throw faultAt(
      hurdle,
      "reserved-modifier",
      "'t' limits hurdles to friends and needs 'p' or 'g' in the same leg; its other meanings differ between programs.",
    );
  }
}

function refuseRepeat(token: Token, seen: ReadonlySet<string>): void {
  const { text } = token;
  if (isDirection(text) || REPEATABLE_LETTERS.includes(text) || !seen.has(text)) return;
  const code = isMode(text) ? "repeated-mode" : "repeated-modifier";
  throw faultAt(token, code, `'${text}' stands twice before the same atom.`, "Write it once");
}

const CONFLICTS: Readonly<Record<string, string>> = { p: "gy", g: "py", y: "mpg", m: "y" };

function refuseConflict(token: Token, seen: ReadonlySet<string>, place: LegPlace): void {
  const rival = [...(CONFLICTS[token.text] ?? "")].find((letter) => seen.has(letter));
  if (rival) {
    const message = `'${token.text}' and '${rival}' cannot stand in the same leg: one says the opposite of the other.`;
    throw faultAt(token, "conflicting-modifiers", message);
  }
  if (token.text === "e" && !place.last) {
    throw faultAt(
      token,
      "misplaced-modifier",
      "'e' belongs to the last leg, because an en-passant capture ends the move.",
    );
  }
}

function refuseMisplaced(token: Token, atom: Atom, place: LegPlace): void {
  const { text } = token;
  if (text === "i" && !place.first) {
    throw faultAt(
      token,
      "misplaced-modifier",
      "'i' on a later leg is read differently by every program; it belongs to the first leg.",
    );
  }
  if ((text === "q" || text === "z") && place.within !== "simple") {
    throw faultAt(token, "misplaced-modifier", `'${text}' has no agreed meaning in a move of several legs.`);
  }
  if (text === "z" && atom.family === "oblique") {
    throw faultAt(token, "misplaced-modifier", "'z' on an oblique atom is read differently by every program.");
  }
}

function modesOf(letters: readonly Token[], place: LegPlace): Modes {
  const has = (letter: string) => letters.some(({ text }) => text === letter);
  const named = letters.some(({ text }) => isMode(text));
  const passes = has("p") || has("g");
  return {
    named,
    move: named ? has("m") : place.last || !passes,
    capture: named ? has("c") : place.last,
    friend: has("d"),
    inPassing: has("e"),
  };
}

function directionsOf(letters: readonly Token[], atom: Atom, place: LegPlace): Pick<Leg, "directions" | "directed"> {
  const runs = directionRuns(letters);
  if (runs.length === 0) return { directions: directionList(defaultDirections(atom, place)), directed: false };
  if (atom.family === "universal") {
    throw faultAt(runs[0][0], "unknown-direction", "'U' reaches every square and has no directions.");
  }
  const set = runs.reduce((all, run) => all | readRun(run, atom, place), 0);
  return { directions: directionList(set), directed: true };
}

function readRun(run: readonly Token[], atom: Atom, place: LegPlace): DirectionSet {
  const letters = run.map(({ text }) => text).join("");
  const reading = readDirections(letters, directionSystem(atom, place));
  if (reading.ok) return reading.set;
  const word = letters.slice(reading.at, reading.at + reading.length);
  const spot = { offset: run[reading.at].offset, text: word };
  throw faultAt(spot, "unknown-direction", `'${word}' is not a direction of '${atom.text}'. ${halfRule(atom, place)}`);
}

function halfRule(atom: Atom, place: LegPlace): string {
  const system = directionSystem(atom, place);
  if (system === "orthogonal" || system === "diagonal")
    return "Directions are f b l r v s; 'h' needs an atom with eight.";
  if (system === "oblique") return "'h' stands after f, b, l or r, or before r or l.";
  return "'h' stands after f, b, l or r.";
}

/** Adjacent direction letters belong together: they may form pairs. */
function directionRuns(letters: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  letters.forEach((token, index) => {
    if (!isDirection(token.text)) return;
    const joined = index > 0 && isDirection(letters[index - 1].text);
    if (joined) runs[runs.length - 1].push(token);
    else runs.push([token]);
  });
  return runs;
}

/** Programs read `fK` as one square or as three, so both unambiguous spellings are suggested instead. */
function refuseAmbiguousDirections(letters: readonly Token[], ranged: RangedAtom, place: LegPlace, leg: Leg): void {
  if (!place.first || ranged.atom.family !== "king" || !leg.directed) return;
  const run = directionRuns(letters)[0];
  const text = run.map((token) => token.text).join("");
  const narrow = withoutKing(leg, directionSet(leg.directions), place);
  const wide = withoutKing(leg, wideReading(letters), place);
  const message = `Direction letters before '${leg.atom.text}' are read differently by different programs.`;
  const spellings = narrow === wide ? `'${narrow}'` : `'${narrow}' or '${wide}'`;
  throw faultAt({ offset: run[0].offset, text }, "ambiguous-direction", message, `Write ${spellings}`);
}

/** The reading of Fairy-Stockfish and of Betza himself: the letters apply to the orthogonal and the diagonal part. */
function wideReading(letters: readonly Token[]): DirectionSet {
  let set = 0;
  for (const run of directionRuns(letters)) {
    for (const word of directionWords(run.map(({ text }) => text).join(""), "king")) set |= wideWord(word);
  }
  return set;
}

function wideWord(word: string): DirectionSet {
  const half = word[1] === "h";
  const orthogonal = half ? `${word[0]}${"fb".includes(word[0]) ? "s" : "v"}` : word[word.length - 1];
  return setIn(orthogonal, "orthogonal") | setIn(half ? word[0] : word, "diagonal");
}

function setIn(letters: string, system: DirectionSystem): DirectionSet {
  const reading = readDirections(letters, system);
  return reading.ok ? reading.set : 0;
}

/** The leg as an orthogonal and a diagonal term, with directions that every program reads alike. */
function withoutKing(leg: Leg, set: DirectionSet, place: LegPlace): string {
  const slides = leg.atom.text === "Q";
  const parts = [atomOf(slides ? "R" : "W"), atomOf(slides ? "B" : "F")];
  return parts
    .filter((atom) => atom !== null)
    .map((atom) => ({ atom, part: set & ALL_DIRECTIONS[atom.family] }))
    .filter(({ part }) => part !== 0)
    .map(({ atom, part }) => writeLeg({ ...leg, atom, directions: directionList(part) }, place))
    .join("");
}
