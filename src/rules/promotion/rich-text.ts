/** Promotions before a move in texts. */
import { squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import type { Move } from "../../variant/move.ts";
import { isBeforeMove } from "./rule.ts";

/** The square that a piece leaves as another: always named, as the piece never goes that way by itself; null for other moves. */
export function originSan({ board, promotions }: MoveRules, move: Move): string | null {
  return isBeforeMove(promotions, move) ? squareName(board, move.from) : null;
}
