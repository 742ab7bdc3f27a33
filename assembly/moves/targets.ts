/** Where one man can go, legally or not: for tests and for showing what a piece does on a board without royal men. */
import { WORKSHOP } from "../../src/layout/map.ts";
import { WORKSHOP_CAPTURES, WORKSHOP_QUIETS } from "../../src/layout/tables.ts";
import { and, any, lowest, none, or, rest, Squares, single, storeSet, without } from "../bitboard.ts";
import { hasEnPassant, kindOn, menOf, occupiedSquares, passed, sideKindOf } from "../board/position.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";
import { enPassantSources } from "./enpassant.ts";

/** Writes the targets of a man's quiet moves and captures into the workshop. */
export function writeTargets(position: usize, square: u32): void {
  const side: u32 = any(and(menOf(position, 1), single(square))) ? 1 : 0;
  const sideKind = sideKindOf(side, kindOn(position, square));
  const occupied = occupiedSquares(position);
  const captures = and(captureTargets(sideKind, square, occupied), menOf(position, side ^ 1));
  storeSet(WORKSHOP + WORKSHOP_QUIETS, without(quietTargets(sideKind, square, occupied), occupied));
  storeSet(WORKSHOP + WORKSHOP_CAPTURES, or(captures, enPassantTargets(position, side, square)));
}

function enPassantTargets(position: usize, side: u32, square: u32): Squares {
  let targets = none();
  let left = hasEnPassant(position) ? passed(position) : none();
  while (any(left)) {
    const to = lowest(left);
    left = rest(left);
    if (any(and(enPassantSources(position, side, to), single(square)))) targets = or(targets, single(to));
  }
  return targets;
}
