import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";

/** Queries about positions of one variant, answered by `Kernel`: set a position first, then ask. */
export interface Rules {
  /** Replaces the current position and the moves played. The position must have passed `parseFen` or the loader. */
  setPosition(position: Position): void;
  /** The current position as plain data. */
  position(): Position;
  /** All legal moves of the current position. */
  legalMoves(): readonly Move[];
  /** Whether there is a legal move: faster than a list. */
  hasLegalMove(): boolean;
  /** Makes a legal move. */
  play(move: Move): void;
  /** Undoes the last move; false when there is none. */
  undo(): boolean;
  /** Whether the side to move is in check. */
  inCheck(): boolean;
  /** Whether the game has ended by what the board and its counts show. */
  isOver(): boolean;
  /** Whether the side to move could capture the king, which makes the position illegal. */
  opponentInCheck(): boolean;
  /** Whether no sequence of legal moves can mate, by material alone. */
  isDead(): boolean;
  /** Number of leaves of the tree of legal moves. */
  perft(depth: number): number;
}
