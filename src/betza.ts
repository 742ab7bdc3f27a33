/**
 * Movement in Betza notation: parsed, written, described in words and taken apart. `fairywren/betza`.
 *
 * A movement is a union of terms, each a leg or a sequence of legs; directions are numbers, clockwise from straight ahead
 * as White sees the board. Everything is plain data, and safe in a worker. A value of the wrong type is refused with a
 * `FairywrenError` whose code is `wrong-type`. The notation: https://en.wikipedia.org/wiki/Betza%27s_funny_notation
 */
import {
  coordinateAtom as atomOfLeap,
  atomOf as atomOfLetter,
  LONGEST_LEAP,
  usualAtom as usual,
} from "./betza/atom.ts";
import { describeBetza as describe } from "./betza/describe.ts";
import { type DirectionSet, directionList as listDirections } from "./betza/direction.ts";
import { leapVector as vectorOfLeap } from "./betza/leap.ts";
import { type BetzaResult, parseBetza as parse } from "./betza/parse.ts";
import { provideAllOfTrails } from "./betza/provide-trails.ts";
import { unsupportedTerm as findUnsupported, type UnsupportedTerm } from "./betza/support.ts";
import { hasTrails as trailsIn } from "./betza/trails.ts";
import { type Atom, type Betza, checkBetza, type Term } from "./betza/tree.ts";
import { writeBetza as write, writeTerm as writeOne } from "./betza/write.ts";
import { checkText, isWhole, readWarily, wrongType } from "./diagnostic/argument.ts";
import type { Vector } from "./geometry/board.ts";

export { LONGEST_LEAP } from "./betza/atom.ts";
export { ALL_DIRECTIONS, type DirectionSet } from "./betza/direction.ts";
export { type BetzaResult, LONGEST_BETZA } from "./betza/parse.ts";
export { PLAIN_LEG } from "./betza/plain-leg.ts";
export { type Ride, ridesOf } from "./betza/rides.ts";
export type { UnsupportedTerm } from "./betza/support.ts";
export type * from "./betza/tree.ts";

/** Of two digits, as in texts. */
const LONGEST_RANGE = 99;

/** Parses a movement, whole or not at all. Not everything that parses can be played yet, see `unsupportedTerm`.
 *  @param text at most `LONGEST_BETZA` characters; the empty text is a piece that cannot move
 *  @returns the movement, or why there is none, with the place in the text and perhaps a hint
 *  @example
 *  const read = parseBetza("mWxF");
 *  if (!read.ok) console.log(read.message, read.offset); // 'x' is no modifier
 */
export function parseBetza(text: string): BetzaResult {
  checkText("text", text);
  return parse(text);
}

/** Says in one English sentence how a piece moves, from the parsed notation alone. Forward is from the player's own side.
 *  @param name the piece's name, used verbatim: `Dragon Bishop`
 *  @throws {FairywrenError} `wrong-type`
 *  @example
 *  describeBetza(betza, "Dragon Bishop"); // for BnN: "The Dragon Bishop slides diagonally any distance; or …"
 */
export function describeBetza(betza: Betza, name: string): string {
  provideAllOfTrails();
  return describe(betza, name);
}

/** Writes a movement in canonical form: `parseBetza` reads the same movement back. */
export function writeBetza(betza: Betza): string {
  checkBetza(betza);
  return readWarily("movement", betza, () => write(betza));
}

/** Writes one term of a movement in canonical form. */
export function writeTerm(term: Term): string {
  return readWarily("term", term, () => writeOne(term));
}

/** Whether some part of a movement turns, goes round the board, passes over its first squares or goes anywhere: `ridesOf` has
 *  no rides for that. */
export function hasTrails(betza: Betza): boolean {
  checkBetza(betza);
  return readWarily("movement", betza, () => trailsIn(betza));
}

/** The first part of a movement that cannot be played yet, or null when all of it can. */
export function unsupportedTerm(betza: Betza): UnsupportedTerm | null {
  provideAllOfTrails(); // what can be played may be drawn next
  checkBetza(betza);
  return readWarily("movement", betza, () => findUnsupported(betza));
}

/** The atom of a capital letter, such as `N`; null when there is none. */
export function atomOf(letter: string): Atom | null {
  checkText("letter", letter);
  return atomOfLetter(letter);
}

/** The atom that leaps `one` squares in one direction and `other` squares at right angles to it, in either order:
 *  `(1,4)`.
 *  @param one from 0 to `LONGEST_LEAP`, like `other`; not both 0 */
export function coordinateAtom(one: number, other: number): Atom {
  checkLeap(one, other);
  return atomOfLeap(`(${Math.min(one, other)},${Math.max(one, other)})`, one, other);
}

/** The atom of the same leap as it is usually written: `N` for 1 and 2, and `R` or `B` for a step that is repeated.
 *  @param range the most leaps; 0 is unlimited */
export function usualAtom(one: number, other: number, range: number): Atom {
  checkLeap(one, other);
  if (!isWhole(range, 0, LONGEST_RANGE)) throw wrongType("range", `a whole number up to ${LONGEST_RANGE}`, range);
  return usual(one, other, range);
}

function checkLeap(one: number, other: number): void {
  const isLeap = [one, other].every((count) => isWhole(count, 0, LONGEST_LEAP));
  if (!isLeap || one + other === 0) throw wrongType("leap", `two whole numbers up to ${LONGEST_LEAP}, not both 0`, one);
}

/** One leap of an atom, as White sees the board.
 *  @param direction 0 to 7, clockwise from straight ahead */
export function leapVector(atom: Atom, direction: number): Vector {
  if (!isWhole(direction, 0, 7)) throw wrongType("direction", "a whole number from 0 to 7", direction);
  return readWarily("atom", atom, () => vectorOfLeap(atom, direction));
}

/** The directions of a set, ascending.
 *  @param set a bit for each direction: bit 0 is straight ahead */
export function directionList(set: DirectionSet): number[] {
  if (!isWhole(set, 0, 255)) throw wrongType("set", "a whole number from 0 to 255", set);
  return listDirections(set);
}
