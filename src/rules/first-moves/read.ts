/** The squares of first moves (`i`) in a document; by default every square that a start puts such a piece on. */
import { ascending, bothSides, type Ground } from "../../definition/squares.ts";
import type { BySide, Side, Square } from "../../geometry/board.ts";
import { squaresOf } from "../../variant/pieces.ts";
import type { Position } from "../../variant/position.ts";
import type { FirstMoveOfPieceType } from "./model.ts";

/** The squares of pieces in the starts. */
export interface Starts {
  readonly setup: Position;
  /** By kind: White's squares in the numbered starts. */
  readonly placed: ReadonlyMap<number, ReadonlySet<Square>>;
}

/** @param given null where the document leaves the squares to the starts */
export function finishFirstMove(
  ground: Ground,
  kind: number,
  given: BySide<readonly Square[]> | null,
  { setup, placed }: Starts,
): FirstMoveOfPieceType {
  if (given) return { firstMove: given };
  const shuffled = bothSides(ground, [...(placed.get(kind) ?? [])]);
  const of = (side: Side) => ascending([...new Set([...squaresOf(setup.pieces, kind, side), ...shuffled[side]])]);
  return { firstMove: [of(0), of(1)] };
}
