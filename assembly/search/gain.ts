/** What a move wins at once, before any answer. */
import { MOVE_NORMAL } from "../../src/layout/move.ts";
import { moveTo, moveType } from "../board/move.ts";
import { boardByte } from "../board/position.ts";
import { RICH, STRIKES } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { movingKind } from "../moves/mover.ts";
import { pieceValue, rules } from "../tables/rules.ts";

/** Value of what a move takes and of what its piece becomes, in hundredths of a pawn; 0 for a quiet move. Rules have a say in
 *  moves with a type alone. */
export function captureGain(position: usize, move: u32): i32 {
  if (RICH && rules.takesAlways) return 0;
  if (moveType(move) == MOVE_NORMAL) return valueOn(position, moveTo(move));
  if (hooks.isOwn(move)) return STRIKES ? hooks.spoils(0, position, move) : 0;
  const gain = valueOn(position, hooks.victim(moveTo(move), position, move));
  const kind = movingKind(position, move);
  const becomes = hooks.becomes(kind, move);
  return becomes == kind ? gain : gain + pieceValue(becomes) - pieceValue(kind);
}

function valueOn(position: usize, square: u32): i32 {
  const piece = boardByte(position, square);
  return piece ? hooks.prize(pieceValue(piece - 1), position, square) : 0;
}
