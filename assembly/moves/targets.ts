/** Where one piece can go, legally or not: for tests and for showing what a piece does on a board without kings. */
import { WORKSHOP } from "../../src/layout/map.ts";
import { WORKSHOP_CAPTURES, WORKSHOP_QUIETS } from "../../src/layout/tables.ts";
import { and, any, or, squareSet, storeSet, without } from "../bitboard.ts";
import { kindOn, occupiedSquares, piecesOf, sideKindOf } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";

/** Writes the targets of a piece's quiet moves and captures into the workshop. */
export function writeTargets(position: usize, square: u32): void {
  const side: u32 = any(and(piecesOf(position, 1), squareSet(square))) ? 1 : 0;
  const sideKind = sideKindOf(side, kindOn(position, square));
  const occupied = occupiedSquares(position);
  const captures = and(captureTargets(sideKind, square, occupied), piecesOf(position, side ^ 1));
  storeSet(WORKSHOP + WORKSHOP_QUIETS, without(quietTargets(sideKind, square, occupied), occupied));
  storeSet(WORKSHOP + WORKSHOP_CAPTURES, or(captures, hooks.targets(position, side, square)));
}
