/** Quiet moves that give check, for the first ply of quiescence: found without making any. Of plain kernels alone. */
import { pinnedPieces } from "../attacks/checks.ts";
import { and, any, none, without } from "../bitboard.ts";
import { kingSquare, occupiedSquares, piecesOf, piecesOfKind, sideKindOf, turn } from "../board/position.ts";
import { isNonPawn } from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { emitOneByOne } from "./generate.ts";

/**
 * Writes quiet checks of pieces that are neither pinned nor pawns. From where a piece checks is read off what the enemy's piece
 * of its kind would attack from the king's square, which is the same for all pieces that move alike to the left and to
 * the right; a move that does not check after all is a legal one, and costs a node. For callers that have just
 * looked for checks and found none.
 * @returns the end of the list
 */
export function emitQuietChecks(out: usize, position: usize): usize {
  const side = turn(position);
  const king = kingSquare(position, side ^ 1);
  const occupied = occupiedSquares(position);
  const free = without(piecesOf(position, side), pinnedPieces());
  const kinds = rules.kinds;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isNonPawn(kind)) continue;
    const pieces = and(free, piecesOfKind(position, kind));
    if (!any(pieces)) continue;
    const checks = captureTargets(sideKindOf(side ^ 1, kind), king, occupied);
    out = emitOneByOne(out, sideKindOf(side, kind), pieces, occupied, none(), checks, false);
  }
  return out;
}
