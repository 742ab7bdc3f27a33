/** What a move wins at once, before any answer. */
import { moveFrom, moveTo } from "../board/move.ts";
import { boardByte, kindOn } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { pieceValue } from "../tables/rules.ts";

/** Value of what a move takes and of what its piece becomes, in hundredths of a pawn; 0 for a quiet move. */
export function captureGain(position: usize, move: u32): i32 {
  if (hooks.isOwn(move)) return 0;
  const victim = boardByte(position, hooks.victim(moveTo(move), position, move));
  const gain = victim ? pieceValue(victim - 1) : 0;
  const kind = kindOn(position, moveFrom(move));
  const becomes = hooks.becomes(kind, move);
  return becomes == kind ? gain : gain + pieceValue(becomes) - pieceValue(kind);
}
