/** Where the bare royal man may flee, and what its enemies guard, when all men but itself stand on `occupied`. */
import { KIND_BITS } from "../../src/layout/capacity.ts";
import { and, or, Squares, without } from "../bitboard.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { manKind, menCount } from "./ending.ts";

/** Squares that Black's royal man reaches, guarded or not: empty ones and those of White's men other than the royal. */
export function flights(square: u32, occupied: Squares, men: Squares): Squares {
  const sideKind = ((<u32>1) << KIND_BITS) | rules.royal;
  const captures = and(captureTargets(sideKind, square, occupied), men);
  return or(without(quietTargets(sideKind, square, occupied), occupied), captures);
}

/** Squares on which Black's royal man attacks. */
export function threats(square: u32, occupied: Squares): Squares {
  return captureTargets(((<u32>1) << KIND_BITS) | rules.royal, square, occupied);
}

/** Squares on which White's men attack. The bare royal man is taken off: it does not hide a square behind itself. */
export function guarded(king: u32, first: u32, second: u32, occupied: Squares): Squares {
  let squares = captureTargets(rules.royal, king, occupied);
  if (menCount > 0) squares = or(squares, captureTargets(manKind(0), first, occupied));
  if (menCount > 1) squares = or(squares, captureTargets(manKind(1), second, occupied));
  return squares;
}
