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
  /** A person is about to move, so far only on the board; cancel it, and the piece goes back where it was. */
  "fw-before-move": CustomEvent<{ readonly move: GameMove }>;
  /** A move was played, and by whom; `fen` is the position after it. */
  "fw-move": CustomEvent<{ readonly move: GameMove; readonly by: MoveBy; readonly fen: string }>;
  /** Another ply of the game is shown: so many plies, and the last of them; null for the start. */
  "fw-ply": CustomEvent<{ readonly ply: number; readonly move: GameMove | null }>;
  /** A try at a puzzle was wrong: it is put back. `tries` counts the wrong ones so far. */
  "fw-wrong": CustomEvent<{ readonly move: GameMove; readonly tries: number }>;
  /** A puzzle is solved, after so many wrong tries. */
  "fw-solved": CustomEvent<{ readonly tries: number }>;
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

/** Dispatches an event from the board. @returns whether the page lets it go on */
export function sendEvent<K extends keyof BoardEvents>(
  board: Element,
  name: K,
  detail: BoardEvents[K]["detail"],
): boolean {
  const cancelable = name === "fw-before-move";
  return board.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
