/** Castling: the king not in check, nothing between, no attacked square on the king's path or at its end. */
import { RIGHTS_MAX } from "../../src/layout/capacity.ts";
import { MOVE_CASTLING } from "../../src/layout/move.ts";
import { and, any, or, Squares, squareSet, xor } from "../bitboard.ts";
import { occupiedSquares, piecesOf, rights } from "../board/position.ts";
import {
  castlingEmpties,
  castlingRecord,
  castlingSide,
  kingFrom,
  kingTo,
  pathLength,
  pathSquare,
  rookFrom,
  rookTo,
} from "../tables/castlings.ts";
import { isAttacked } from "./attacks.ts";
import { moveOf } from "./move.ts";

/** Call only when the side is not in check. */
export function emitCastlings(out: usize, position: usize, side: u32): usize {
  const held = rights(position);
  for (let i: u32 = 0; i < <u32>RIGHTS_MAX; i++) {
    if (!((held >> i) & 1)) continue;
    const record = castlingRecord(i);
    if (castlingSide(record) == side && canCastle(position, side, record)) {
      store<u32>(out, moveOf(kingFrom(record), kingTo(record), MOVE_CASTLING, i));
      out += 4;
    }
  }
  return out;
}

function canCastle(position: usize, side: u32, record: usize): bool {
  const occupied = occupiedSquares(position);
  if (any(and(occupied, castlingEmpties(record)))) return false;
  const enemies = piecesOf(position, side ^ 1);
  const lifted = xor(occupied, squareSet(kingFrom(record)));
  const steps = pathLength(record);
  for (let i: u32 = 0; i < steps; i++) {
    if (isAttacked(position, side ^ 1, pathSquare(record, i), lifted, enemies)) return false;
  }
  return !isAttacked(position, side ^ 1, kingTo(record), afterCastling(record, lifted), enemies);
}

/** In shuffled setups the rook may have covered the king's target until it left. */
function afterCastling(record: usize, lifted: Squares): Squares {
  const without = xor(lifted, squareSet(rookFrom(record)));
  return or(without, or(squareSet(kingTo(record)), squareSet(rookTo(record))));
}
