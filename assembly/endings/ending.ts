/** The ending in work: its record and tables. */
import { ENDING_LEGAL, ENDING_LONGEST, ENDING_WON } from "../../src/layout/records.generated.ts";
import { loadSet, none, SET_SHIFT, Squares, squareSet } from "../bitboard.ts";
import { Ending } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";

let ending = changetype<Ending>(0);
/** Pieces beside the kings. */
export let pieceCount: u32 = 0;
/** Squares that the first and the second piece are tried on; 1 when there is no such piece. */
export let firstSquares: u32 = 1;
export let secondSquares: u32 = 1;
export let areTwins: bool = false;

/** Addresses of the tables of sets. */
export let openSets: usize = 0;
export let heldSets: usize = 0;
export let frontSets: usize = 0;
export let newsSets: usize = 0;

export function useEnding(record: usize): void {
  ending = changetype<Ending>(record);
  pieceCount = ending.pieceCount;
  firstSquares = pieceCount > 0 ? rules.squares : 1;
  secondSquares = pieceCount > 1 ? rules.squares : 1;
  areTwins = ending.areTwins != 0;
  openSets = ending.open;
  heldSets = ending.held;
  frontSets = ending.front;
  newsSets = ending.news;
}

/** Where an entry lies in a table of sets. Twins may be given in either order. */
export function entryOf(king: u32, first: u32, second: u32): usize {
  if (areTwins && first > second) return entryNumber(king, second, first) << SET_SHIFT;
  return entryNumber(king, first, second) << SET_SHIFT;
}

export function entryNumber(king: u32, first: u32, second: u32): usize {
  return <usize>((king * firstSquares + first) * secondSquares + second);
}

/** The square of a piece as a set, empty when the ending has no such piece. */
export function pieceSet(piece: u32, square: u32): Squares {
  return piece < pieceCount ? squareSet(square) : none();
}

export function pieceKind(piece: u32): u32 {
  return ending.kinds(piece);
}

/** @param who 0 for White's king, then the pieces, 3 for Black's king */
export function homeOf(who: u32): Squares {
  return ending.homes(who);
}

/** Index of the paths of White's king (0) and of the pieces. */
export function pathsOf(who: u32): usize {
  return ending.paths(who);
}

/** From where Black's king may come to a square, whatever is in between. */
export function kingSources(square: u32): Squares {
  return loadSet(ending.sources + ((<usize>square) << SET_SHIFT));
}

export function tellsColours(): bool {
  return ending.tellsColours != 0;
}

/** Moves of the longest mate of the smaller endings. */
export function inheritedMoves(): i32 {
  return ending.inherited;
}

/** Distances of the ending that is left when a piece is captured, or 0. */
export function smallerDistances(captured: u32): usize {
  return ending.smaller(captured);
}

export function foundDistances(): usize {
  return ending.distances;
}

/** Moves to mate that the present round looks for. */
export function round(): i32 {
  return ending.moves;
}

export function setRound(moves: i32): void {
  ending.moves = moves;
}

export function addLegal(colours: u32, placements: u32): void {
  const address = changetype<usize>(ending) + ((<usize>colours) << 3);
  store<f64>(address, load<f64>(address, ENDING_LEGAL) + <f64>placements, ENDING_LEGAL);
}

export function addWon(colours: u32, placements: u32): void {
  const address = changetype<usize>(ending) + ((<usize>colours) << 3);
  store<f64>(address, load<f64>(address, ENDING_WON) + <f64>placements, ENDING_WON);
  store<i32>(changetype<usize>(ending) + ((<usize>colours) << 2), round(), ENDING_LONGEST);
}
