/** Where the bare king may flee, and what its enemies guard, when all pieces but itself stand on `occupied`. */
import { and, or, Squares, without } from "../bitboard.ts";
import { KIND_BITS } from "../kinds.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { pieceCount, pieceKind } from "./ending.ts";

/** Squares that Black's king reaches, guarded or not: empty ones and those of White's pieces other than the king. */
export function flights(square: u32, occupied: Squares, pieces: Squares): Squares {
  const sideKind = ((<u32>1) << KIND_BITS) | rules.kingKind;
  const captures = and(captureTargets(sideKind, square, occupied), pieces);
  return or(without(quietTargets(sideKind, square, occupied), occupied), captures);
}

/** Squares on which Black's king attacks. */
export function kingAttacks(square: u32, occupied: Squares): Squares {
  return captureTargets(((<u32>1) << KIND_BITS) | rules.kingKind, square, occupied);
}

/** Squares on which White's pieces attack. The bare king is taken off: it does not hide a square behind itself. */
export function whiteAttacks(king: u32, first: u32, second: u32, occupied: Squares): Squares {
  let squares = captureTargets(rules.kingKind, king, occupied);
  if (pieceCount > 0) squares = or(squares, captureTargets(pieceKind(0), first, occupied));
  if (pieceCount > 1) squares = or(squares, captureTargets(pieceKind(1), second, occupied));
  return squares;
}
