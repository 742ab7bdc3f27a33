/** Setting pieces up: what an edit changes, whether or not a game could reach it. Independent of the DOM. */
import type { Square } from "../geometry/board.ts";
import { isSamePiece } from "../variant/pieces.ts";
import type { Piece, Position } from "../variant/position.ts";
import { type Placement, putPieces } from "../variant/put-pieces.ts";
import type { BoardState } from "./state.ts";

/** An edit by the user. */
export type EditIntent =
  | { readonly type: "press"; readonly square: Square }
  /** A drag from a square; to null is off the board. */
  | { readonly type: "carry"; readonly from: Square; readonly to: Square | null }
  | { readonly type: "put"; readonly square: Square; readonly piece: Piece | null };

export interface Edited {
  readonly state: BoardState;
  readonly placements: readonly Placement[];
}

export function edit(before: BoardState, intent: EditIntent): Edited {
  const placements = placementsOf(before, intent);
  const square = intent.type === "carry" ? (intent.to ?? intent.from) : intent.square;
  const picksUp = intent.type === "press" && before.tool === "move" && before.selected === null;
  const selected = picksUp && before.position.pieces[square] ? square : null;
  const position = placements.length === 0 ? before.position : putPieces(before.variant, before.position, placements);
  return { state: { ...before, position, selected, cursor: square }, placements };
}

function placementsOf({ position, selected, tool }: BoardState, intent: EditIntent): readonly Placement[] {
  if (intent.type === "put") return [[intent.square, intent.piece]];
  if (intent.type === "carry") return moved(position, intent.from, intent.to);
  const { square } = intent;
  if (tool === "move") return selected === null ? [] : moved(position, selected, square);
  return [[square, tool === null || tool === "erase" || isSamePiece(position.pieces[square], tool) ? null : tool]];
}

function moved({ pieces }: Position, from: Square, to: Square | null): readonly Placement[] {
  if (from === to) return [];
  const left: Placement = [from, null];
  return to === null ? [left] : [left, [to, pieces[from]]];
}
