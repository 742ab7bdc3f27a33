/** First moves of a type of piece. */
import type { BySide, Square } from "../../geometry/board.ts";

export interface FirstMoveOfPieceType {
  /** Squares on which `i` applies. */
  readonly firstMove: BySide<readonly Square[]>;
}
