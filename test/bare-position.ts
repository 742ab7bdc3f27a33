import type { Side } from "../src/geometry/board.ts";
import { bareState } from "../src/rules/rule.ts";
import type { Position } from "../src/variant/position.ts";

const PLAIN = bareState({ hands: null, goals: [], pieceTypes: [] });

/** Pieces on a board and whose turn it is, without castling, hands, checks or a history. */
export function barePosition(pieces: Position["pieces"], turn: Side): Position {
  return { pieces, turn, ...PLAIN, halfmoves: 0, moveNumber: 1 };
}
