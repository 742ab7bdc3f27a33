/** Questions about royal pieces. */
import { SIDES } from "../../geometry/board.ts";
import { type Pieces, squaresOf } from "../../variant/pieces.ts";
import type { PieceType } from "../../variant/variant.ts";
import type { CheckOfVariant } from "./model.ts";

type Types = readonly Pick<PieceType, "royal">[];

/** The kinds that are royal, ascending. */
export function royalKinds(types: Types): number[] {
  return [...types.keys()].filter((kind) => types[kind].royal);
}

/** The kind of the king, of which each side has exactly one and can get no other; null where royal pieces are otherwise.
 *  @param gained kinds that a side may get in play */
export function kingOf(types: Types, pieces: Pieces, gained: ReadonlySet<number>): number | null {
  const [king = null, ...others] = royalKinds(types);
  if (king === null || others.length > 0 || gained.has(king)) return null;
  return SIDES.every((side) => squaresOf(pieces, king, side).length === 1) ? king : null;
}

export function isCheckForbidden({ check }: CheckOfVariant): boolean {
  return check.given === "forbidden";
}

/** Whether a king in check may only take what gives it. */
export function isFlightForbidden({ check }: CheckOfVariant): boolean {
  return check.flight !== undefined;
}

/** The rules of check as the digest sees them; null where they are the usual ones. */
export function checkIdentity({ check }: CheckOfVariant): unknown {
  return check.royals === "each" && check.given === "allowed" && !check.flight ? null : check;
}
