/** Who of a side may take a piece: in rich kernels some pieces never take others. */
import { Squares, without } from "../bitboard.ts";
import { boardByte, kindOn, piecesOf, piecesOfKind } from "../board/position.ts";
import { RICH } from "../features.ts";
import { anyKind, firstKind, withoutFirstKind } from "../kinds.ts";
import { rules } from "../tables/rules.ts";

/** The pieces of `side`, but for those that spare what stands on a square; all for an empty one. */
export function takersOn(position: usize, side: u32, square: u32): Squares {
  return RICH && rules.spares && boardByte(position, square)
    ? takersOfKind(position, side, kindOn(position, square))
    : piecesOf(position, side);
}

/** The pieces of `side`, but for those that spare a kind. */
function takersOfKind(position: usize, side: u32, kind: u32): Squares {
  let takers = piecesOf(position, side);
  for (let kinds = rules.sparedBy(kind); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    takers = without(takers, piecesOfKind(position, firstKind(kinds)));
  }
  return takers;
}
