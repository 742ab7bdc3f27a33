/** En passant after a move that has changed more of the board than its own squares. */
import { NO_SQUARE } from "../../../../src/layout/position.ts";
import { none } from "../../../bitboard.ts";
import { moveTo } from "../../../board/move.ts";
import { boardByte, setOpenSquares } from "../../../board/position.ts";
import { Position } from "../../../records.generated.ts";
import * as enPassant from "../../en-passant.ts";

/** What the move has left open stays so if its piece is still there, and somebody who stands ready. */
export function reopen(position: usize, before: usize, move: u32): void {
  changetype<Position>(position).victim = NO_SQUARE;
  setOpenSquares(position, none());
  if (boardByte(position, moveTo(move))) enPassant.apply(position, before, move);
}
