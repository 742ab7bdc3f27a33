/** Double steps of turns of several moves; see `Passed` in `src/layout/rules/series.yaml`. */
import { POSITION_PASSED } from "../../src/layout/position.ts";
import { PASSED_PASSERS } from "../../src/layout/records.generated.ts";
import { any, lsb, meets, none, or, SQUARE_COUNT, Squares, squareSet, without, withoutLowest } from "../bitboard.ts";
import { Passed, Position } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";

export function passedOf(position: usize): Passed {
  return changetype<Passed>(position + POSITION_PASSED);
}

/** Where the piece stands that has crossed a square, which is open or was crossed in the turn that is on. */
export function passerOver(position: usize, square: u32): u32 {
  return <u32>passedOf(position).passers(square);
}

/** Where the piece stands that is captured en passant by going to a square. */
export function victimBehind(position: usize, to: u32): u32 {
  return rules.series ? passerOver(position, to) : changetype<Position>(position).victim;
}

/** Where the pieces stand that have crossed some squares. */
export function passersOver(position: usize, squares: Squares): Squares {
  let passers = none();
  for (let left = squares; any(left); left = withoutLowest(left)) {
    passers = or(passers, squareSet(passerOver(position, lsb(left))));
  }
  return passers;
}

/** Those of some squares that pieces on `passers` have crossed. */
export function crossedFrom(position: usize, squares: Squares, passers: Squares): Squares {
  let out = squares;
  for (let left = squares; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    if (!meets(passers, squareSet(passerOver(position, square)))) out = without(out, squareSet(square));
  }
  return out;
}

export function setPasserOver(position: usize, squares: Squares, passer: u32): void {
  for (let left = squares; any(left); left = withoutLowest(left)) {
    store<u8>(position + POSITION_PASSED + <usize>lsb(left), <u8>passer, PASSED_PASSERS);
  }
}

export function copyPassers(before: usize, position: usize): void {
  const at: usize = POSITION_PASSED + PASSED_PASSERS;
  memory.copy(position + at, before + at, SQUARE_COUNT);
}
