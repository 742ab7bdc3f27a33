/** May a move give check? Asked where the last check that is wanted ends the game, so that the other moves need not be made. */
import { MOVE_BASE_MASK, MOVE_DOUBLE_STEP, MOVE_NORMAL } from "../../src/layout/move.ts";
import { meets, or, squareSet, without } from "../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../board/move.ts";
import { kingSquare, occupiedSquares, piecesOf, sideKindOf } from "../board/position.ts";
import { EXPLOSIONS, FLIPS, WALLS } from "../features.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { isAttackedNow } from "./attacks.ts";

/**
 * Whether a move of a side may: true for every one that does, and for all that change more of the board than the square left
 * and the one arrived on.
 * @param kind what the piece is when it has moved
 */
export function mayCheckBy(position: usize, side: u32, move: u32, kind: u32): bool {
  if (!isStepAlone(move)) return true;
  const king = kingSquare(position, side ^ 1);
  const from = squareSet(moveFrom(move));
  const occupied = or(without(occupiedSquares(position), from), squareSet(moveTo(move)));
  const targets = captureTargets(sideKindOf(side, kind), moveTo(move), occupied);
  if (meets(targets, squareSet(king))) return true;
  return isAttackedNow(position, side, king, occupied, without(piecesOf(position, side), from));
}

/** Whether one king is in danger, and a move changes two squares. */
function isStepAlone(move: u32): bool {
  if (rules.changesLists || (WALLS && rules.haveWalls) || (EXPLOSIONS && rules.explosions)) return false;
  if (FLIPS && (rules.flips || rules.flipRows)) return false;
  const type = moveType(move) & MOVE_BASE_MASK;
  return type == MOVE_NORMAL || type == MOVE_DOUBLE_STEP;
}
