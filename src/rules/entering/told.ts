/** Gates that a right to castle tells of: a king and a partner that may castle have not moved. */
import type { Square } from "../../geometry/board.ts";
import { isPieceOn } from "../../variant/pieces.ts";
import type { Position } from "../../variant/position.ts";
import type { Variant } from "../../variant/variant.ts";
import type { GatesOfPosition } from "./model.ts";

type Rules = Pick<Variant, "castlings">;
type Scene = Pick<Position, "rights" | "pieces">;

/** The right by which a game has been won stays when they have moved. */
export function gatesOfRights({ castlings }: Rules, { rights, pieces }: Scene): Square[] {
  return rights.flatMap(({ castling, king, partner }) => {
    const { side, mover, partner: other } = castlings[castling];
    const isUnmoved = isPieceOn(pieces, king, mover, side) && isPieceOn(pieces, partner, other.kind, side);
    return isUnmoved ? [king, partner] : [];
  });
}

/** The gates that no right to castle tells of. */
export function gatesToTell(rules: Rules, position: GatesOfPosition & Scene): Square[] {
  const told = new Set(gatesOfRights(rules, position));
  return position.gates.filter((square) => !told.has(square));
}
