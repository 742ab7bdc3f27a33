/** What a move wins at once, before any answer. */
import { MOVE_CASTLING } from "../../src/layout/move.ts";
import { boardByte, kindOn, victimSquare } from "../board/position.ts";
import { moveExtra, moveFrom, moveTo, moveType, promotes, takesEnPassant } from "../moves/move.ts";
import { pieceValue } from "../tables/rules.ts";

/** Value of what a move takes and of what it promotes to, in hundredths of a pawn; 0 for a quiet move. */
export function captureGain(position: usize, move: u32): i32 {
  const type = moveType(move);
  if (type == MOVE_CASTLING) return 0;
  const victim = boardByte(position, takesEnPassant(type) ? victimSquare(position) : moveTo(move));
  let gain = victim ? pieceValue(victim - 1) : 0;
  if (promotes(type)) gain += pieceValue(moveExtra(move)) - pieceValue(kindOn(position, moveFrom(move)));
  return gain;
}
