/** What a capture blows up. */
import { type Board, type Side, type Square, stepFrom, turned } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import type { Move } from "../../variant/move.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { BlownPiece, Explosion, ExplosionOfGameMove } from "./model.ts";

/** The squares around a capture by a side, ascending. */
export function blastSquares(board: Board, { leaps }: Explosion, side: Side, square: Square): Square[] {
  const found = leaps.map((leap) => stepFrom(board, square, turned(leap, side)));
  return [...new Set(found.filter((to) => to !== null))].sort((a, b) => a - b);
}

/** @param pieces before the move */
export function blownBy(
  board: Board,
  explode: Explosion,
  pieces: Pieces,
  { from, to, kind, promotion, capturedAt, struck }: Move,
): readonly BlownPiece[] | null {
  const captor = pieces[from];
  if (capturedAt === null || struck !== null || !captor) return null;
  const stays = (other: number) => explode.spares.includes(other) || explode.immune.includes(other);
  const near = blastSquares(board, explode, captor.side, to).filter(
    (square) => ![from, to, capturedAt].includes(square),
  );
  const others = near.flatMap((square) => {
    const piece = pieces[square];
    return piece && !stays(piece.kind) ? [{ square, ...piece }] : [];
  });
  const own = { square: to, kind: promotion ?? kind, side: captor.side };
  return explode.immune.includes(own.kind) ? others : [...others, own];
}

/** The explosion's part of `GameMove`. */
export function explosionFacts({ board, pieceTypes }: MoveRules, { blown }: Move): ExplosionOfGameMove {
  if (blown === null) return { blown };
  return {
    blown: blown.map(({ square, kind, side }) => ({
      square: squareName(board, square),
      piece: pieceTypes[kind].id,
      side,
    })),
  };
}
