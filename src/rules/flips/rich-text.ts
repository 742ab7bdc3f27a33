/** What a move makes change sides. */
import { squaresAround } from "../../geometry/around.ts";
import { type Board, otherSide, type Side, type Square, stepFrom, turned } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import type { Move } from "../../variant/move.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { FlippedPiece, Flips, FlipsOfGameMove } from "./model.ts";

/** @param pieces before the move
 *  @param side of the move */
export function flippedBy(
  board: Board,
  flips: Flips,
  pieces: Pieces,
  side: Side,
  { from, to, capturedAt, drop }: Move,
): readonly FlippedPiece[] | null {
  if (from === to && !drop) return null;
  const owner = (square: Square) => (square === from || square === capturedAt ? null : (pieces[square]?.side ?? null));
  const squares =
    flips.where === "between" ? enclosed(board, flips, side, to, owner) : near(board, flips, side, { to, drop }, owner);
  const found = [...new Set(squares)].sort((a, b) => a - b);
  return found.length > 0 ? found.map((square) => ({ square, kind: pieces[square]?.kind ?? 0 })) : null;
}

type Owner = (square: Square) => Side | null;

function near(
  board: Board,
  { leaps, besideOwn }: Flips,
  side: Side,
  { to, drop }: Pick<Move, "to" | "drop">,
  owner: Owner,
): Square[] {
  const around = squaresAround(board, leaps, side, to);
  if (drop && besideOwn && !around.some((square) => owner(square) === side)) return [];
  return around.filter((square) => owner(square) === otherSide(side));
}

function enclosed(board: Board, { leaps }: Flips, side: Side, to: Square, owner: Owner): Square[] {
  return leaps.flatMap((leap) => {
    const between: Square[] = [];
    const step = turned(leap, side);
    for (let at = stepFrom(board, to, step); at !== null; at = stepFrom(board, at, step)) {
      if (owner(at) === side) return between;
      if (owner(at) === null) return [];
      between.push(at);
    }
    return [];
  });
}

/** The flip's part of `GameMove`. */
export function flipFacts({ board, pieceTypes }: MoveRules, { flipped }: Move): FlipsOfGameMove {
  if (flipped === null) return { flipped };
  return {
    flipped: flipped.map(({ square, kind }) => ({ square: squareName(board, square), piece: pieceTypes[kind].id })),
  };
}
