/**
 * Is there a checkmate at all with the two kings and at most one piece more? Every placement is tried, so the answer
 * is exact whatever the pieces do. The positions are set up in the workshop: neither the game nor a search notices.
 */
import { WORKSHOP } from "../../src/layout/map.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import { isAttacked } from "../attacks/attacks.ts";
import { and, any, squareSet } from "../bitboard.ts";
import { boardByte, liftPiece, occupiedSquares, piecesOf, putPiece, setTurn, sideKindOf } from "../board/position.ts";
import { RICH } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { KIND_BITS } from "../kinds.ts";
import { ground } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { generate } from "./legal.ts";

/** Stands for the missing piece when the kings are alone. */
const ALONE: i32 = -1;

const POSITION: usize = WORKSHOP;
const LIST: usize = WORKSHOP + 2 * POSITION_STRIDE;

/** The king that the piece is against comes first: it is mated more often.
 *  @param extra side and kind of the piece beside the kings, or -1 */
export function mateExists(extra: i32): bool {
  const likely = ((<u32>extra >> KIND_BITS) & 1) ^ 1;
  return sideCanBeMated(likely, extra) || sideCanBeMated(likely ^ 1, extra);
}

function sideCanBeMated(mated: u32, extra: i32): bool {
  clearPosition(mated);
  const squares = rules.squares;
  const kingKind = rules.kingKind;
  for (let king: u32 = 0; king < squares; king++) {
    if (!mayStand(mated, kingKind, king)) continue;
    putPiece(POSITION, mated, kingKind, king);
    for (let enemy: u32 = 0; enemy < squares; enemy++) {
      if (enemy == king || !mayStand(mated ^ 1, kingKind, enemy)) continue;
      putPiece(POSITION, mated ^ 1, kingKind, enemy);
      if (someExtraMates(mated, king, enemy, extra)) return true;
      liftPiece(POSITION, mated ^ 1, kingKind, enemy);
    }
    liftPiece(POSITION, mated, kingKind, king);
  }
  return false;
}

function someExtraMates(mated: u32, king: u32, enemy: u32, extra: i32): bool {
  if (extra == ALONE) return isMate(mated, king, enemy);
  const side = <u32>extra >> KIND_BITS;
  const kind = <u32>extra & ((1 << KIND_BITS) - 1);
  const squares = rules.squares;
  for (let square: u32 = 0; square < squares; square++) {
    if (boardByte(POSITION, square) || !mayStand(side, kind, square)) continue;
    putPiece(POSITION, side, kind, square);
    if (isMate(mated, king, enemy)) return true;
    liftPiece(POSITION, side, kind, square);
  }
  return false;
}

/** Check comes first: most placements end there. */
function isMate(mated: u32, king: u32, enemy: u32): bool {
  const occupied = occupiedSquares(POSITION);
  if (!isAttacked(POSITION, mated ^ 1, king, occupied, piecesOf(POSITION, mated ^ 1))) return false;
  if (isAttacked(POSITION, mated, enemy, occupied, piecesOf(POSITION, mated))) return false;
  return generate(POSITION, LIST, false) == LIST;
}

function mayStand(side: u32, kind: u32, square: u32): bool {
  return any(and(ground(sideKindOf(side, kind)), squareSet(square)));
}

function clearPosition(turn: u32): void {
  memory.fill(POSITION, 0, RICH ? POSITION_STRIDE : rules.positionBytes);
  setTurn(POSITION, turn);
  hooks.clear(POSITION, POSITION);
}
