/** The board's events. */
import type { GameMove } from "../engine/game-move.ts";
import type { Outcome } from "../engine/outcome.ts";
import type { Piece, Position } from "../variant/position.ts";

/** Who made a move: the person at the board, the engine, or the page's script. */
export type MoveBy = "person" | "engine" | "page";

/** The events of the board, with their details. All bubble and are composed. */
export interface BoardEvents {
  /** A game was loaded: the one that the attributes describe, or one set by the page. */
  "fw-load": CustomEvent<{ readonly variant: string; readonly fen: string }>;
  /** A move was played, and by whom; `fen` is the position after it. */
  "fw-move": CustomEvent<{ readonly move: GameMove; readonly by: MoveBy; readonly fen: string }>;
  /** The game is over. */
  "fw-end": CustomEvent<{ readonly outcome: Outcome }>;
  /** A piece was selected or explained, on a square or, with `square` null, in hand; null when none is any more. */
  "fw-select": CustomEvent<{ readonly square: string | null; readonly piece: string | null }>;
  /** Pieces were set up on an editable board. `changes` lists squares in order, each with its piece or null, and none where
   *  hands alone have changed; `position` and `fen` are the new position. A handler may set `position` to something else. */
  "fw-edit": CustomEvent<{
    readonly changes: readonly { readonly square: string; readonly piece: Piece | null }[];
    readonly position: Position;
    readonly fen: string;
  }>;
  /** Something was refused: attributes, a typed move, or an engine that failed. */
  "fw-error": CustomEvent<{ readonly error: Error }>;
}

/** Dispatches an event from the board. */
export function sendEvent<K extends keyof BoardEvents>(
  board: Element,
  name: K,
  detail: BoardEvents[K]["detail"],
): void {
  board.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
