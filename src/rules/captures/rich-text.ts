/** What a capture takes besides its victim: what it blows up, and a captor that turns to stone. */
import { squaresAround } from "../../geometry/around.ts";
import { squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import type { Move } from "../../variant/move.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { Variant } from "../../variant/variant.ts";
import type { BlownPiece, ExplosionOfGameMove } from "./model.ts";
import { stoneKinds } from "./rule.ts";

/** @param pieces before the move */
export function blownBy(
  rules: Pick<Variant, "board" | "captures">,
  pieces: Pieces,
  move: Move,
): readonly BlownPiece[] | null {
  const { board, captures } = rules;
  const { from, to, kind, promotion, capturedAt, struck } = move;
  const captor = pieces[from];
  if (capturedAt === null || struck !== null || !captor) return null;
  const { explode } = captures;
  const own = { square: to, kind: promotion ?? kind, side: captor.side };
  const isStone = stoneKinds(rules).includes(kind);
  if (!explode) return isStone ? [own] : null;
  const stays = (other: number) => explode.spares.includes(other) || explode.immune.includes(other);
  const near = squaresAround(board, explode.leaps, captor.side, to).filter(
    (square) => ![from, to, capturedAt].includes(square),
  );
  const others = near.flatMap((square) => {
    const piece = pieces[square];
    return piece && !stays(piece.kind) ? [{ square, ...piece }] : [];
  });
  return explode.immune.includes(own.kind) && !isStone ? others : [...others, own];
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
