/** Where one piece can go, legally or not: for tests and for showing what a piece does on a board without kings. */
import { WORKSHOP } from "../../src/layout/map.ts";
import { WORKSHOP_CAPTURES, WORKSHOP_QUIETS } from "../../src/layout/tables.ts";
import { and, any, lsb, none, or, Squares, squareSet, storeSet, without, withoutLowest } from "../bitboard.ts";
import { enPassantSquares, hasEnPassant, kindOn, occupiedSquares, piecesOf, sideKindOf } from "../board/position.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";
import { enPassantSources } from "./enpassant.ts";

/** Writes the targets of a piece's quiet moves and captures into the workshop. */
export function writeTargets(position: usize, square: u32): void {
  const side: u32 = any(and(piecesOf(position, 1), squareSet(square))) ? 1 : 0;
  const sideKind = sideKindOf(side, kindOn(position, square));
  const occupied = occupiedSquares(position);
  const captures = and(captureTargets(sideKind, square, occupied), piecesOf(position, side ^ 1));
  storeSet(WORKSHOP + WORKSHOP_QUIETS, without(quietTargets(sideKind, square, occupied), occupied));
  storeSet(WORKSHOP + WORKSHOP_CAPTURES, or(captures, enPassantTargets(position, side, square)));
}

function enPassantTargets(position: usize, side: u32, square: u32): Squares {
  let targets = none();
  let left = hasEnPassant(position) ? enPassantSquares(position) : none();
  while (any(left)) {
    const to = lsb(left);
    left = withoutLowest(left);
    if (any(and(enPassantSources(position, side, to), squareSet(square)))) targets = or(targets, squareSet(to));
  }
  return targets;
}
