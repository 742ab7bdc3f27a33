/** Men that are set up, not played: what a deed changes, whether or not that could come of a game. Nothing here touches a
 *  page. */
import type { Square } from "../geometry/board.ts";
import { isSameMan } from "../variant/men.ts";
import type { Man, Position } from "../variant/position.ts";
import { type Placement, putMen } from "../variant/put-men.ts";
import type { BoardState } from "./state.ts";

/** What a person wants of men that are set up. */
export type EditIntent =
  | { readonly type: "press"; readonly square: Square }
  /** A drag from a square; null is off the board. */
  | { readonly type: "carry"; readonly from: Square; readonly to: Square | null }
  | { readonly type: "put"; readonly square: Square; readonly man: Man | null };

export interface Edited {
  readonly state: BoardState;
  readonly placements: readonly Placement[];
}

export function edit(before: BoardState, intent: EditIntent): Edited {
  const placements = placementsOf(before, intent);
  const square = intent.type === "carry" ? (intent.to ?? intent.from) : intent.square;
  const picksUp = intent.type === "press" && before.tool === "move" && before.selected === null;
  const selected = picksUp && before.position.men[square] ? square : null;
  const position = placements.length === 0 ? before.position : putMen(before.variant, before.position, placements);
  return { state: { ...before, position, selected, cursor: square }, placements };
}

function placementsOf({ position, selected, tool }: BoardState, intent: EditIntent): readonly Placement[] {
  if (intent.type === "put") return [[intent.square, intent.man]];
  if (intent.type === "carry") return moved(position, intent.from, intent.to);
  const { square } = intent;
  if (tool === "move") return selected === null ? [] : moved(position, selected, square);
  return [[square, tool === null || tool === "erase" || isSameMan(position.men[square], tool) ? null : tool]];
}

function moved({ men }: Position, from: Square, to: Square | null): readonly Placement[] {
  if (from === to) return [];
  const left: Placement = [from, null];
  return to === null ? [left] : [left, [to, men[from]]];
}
