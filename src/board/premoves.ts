/** Moves planned ahead, and where the pieces stand if all of them are made. */
import type { Square } from "../geometry/board.ts";
import type { Piece, Position } from "../variant/position.ts";
import { type Origin, pieceAt } from "./origin.ts";

export interface Premove {
  readonly from: Origin;
  readonly to: Square;
  /** What it takes on its way, where that was pressed; it is then made in that way or not at all. */
  readonly struck?: readonly Square[];
}

/** The position after the planned moves. Whether they are legal, and what a pawn becomes, is known when their turn has come. */
export function ahead(position: Position, premoves: readonly Premove[]): Position {
  return premoves.reduce(after, position);
}

function after(position: Position, { from, to, struck = [] }: Premove): Position {
  const pieces = [...position.pieces];
  for (const square of [from, ...struck]) if (typeof square === "number") pieces[square] = null;
  pieces[to] = pieceAt(position, from);
  return { ...position, pieces, hands: typeof from === "number" ? position.hands : without(position.hands, from) };
}

function without(hands: Position["hands"], { kind, side }: Piece): Position["hands"] {
  if (!hands) return hands;
  const [white, black] = hands.map((counts, owner) =>
    counts.map((count, held) => (held === kind && owner === side ? count - 1 : count)),
  );
  return [white, black];
}
