import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";

/** What the kernel answers about positions of one variant. `Kernel` implements it; a position is set, then asked about. */
export interface Rules {
  /** Replaces the current position and forgets everything played. The position must be one that `parseFen` or the loader accepted. */
  setPosition(position: Position): void;
  /** The current position as plain data. */
  position(): Position;
  /** All legal moves of the current position. */
  legalMoves(): readonly Move[];
  /** Whether there is a legal move: faster than a list of them. */
  hasLegalMove(): boolean;
  /** Makes a legal move. */
  play(move: Move): void;
  /** Takes the last played move back; false when there is none. */
  undo(): boolean;
  /** Whether the side to move is in check. */
  inCheck(): boolean;
  /** Whether the side that is not to move could be captured: an illegal position. */
  opponentInCheck(): boolean;
  /** Whether no sequence of legal moves can mate, by material alone. */
  isDead(): boolean;
  /** Leaf count of the tree of legal moves. */
  perft(depth: number): number;
}
