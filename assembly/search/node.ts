/** The nodes of the search on their stack, one a ply. What each knows is listed in `src/layout/records.yaml`. */
import { SEARCH_PLIES } from "../../src/layout/capacity.ts";
import { NODES, POSITIONS } from "../../src/layout/map.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import { NODE_BYTES } from "../../src/layout/records.generated.ts";
import { Node } from "../records.generated.ts";

/** Piece and target of a null move, and of the move before the root. */
export const NO_PIECE_TO: i32 = -1;
/** Static evaluation of a position in check. */
export const NO_EVALUATION: i32 = -32600;

export function nodeAt(ply: u32): Node {
  return changetype<Node>(NODES + <usize>ply * NODE_BYTES);
}

/** Tells every node its ply and where its position lies: the root's on the bottom of the stack. */
export function numberNodes(): void {
  for (let ply: u32 = 0; ply < <u32>SEARCH_PLIES + 2; ply++) {
    const node = nodeAt(ply);
    node.ply = ply;
    node.position = POSITIONS + <usize>ply * POSITION_STRIDE;
  }
}

/** Piece and target of the move played `back` plies before the node at `ply`, or NO_PIECE_TO. */
export function pieceToBefore(ply: u32, back: u32): i32 {
  return back > ply ? NO_PIECE_TO : nodeAt(ply - back).pieceTo;
}
