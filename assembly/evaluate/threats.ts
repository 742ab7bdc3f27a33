/** Hanging pieces: attacked by cheaper ones, or attacked and guarded by none. */
import { and, any, count, or, Squares, without } from "../bitboard.ts";
import { piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import { isNonPawn, isPawn, weights } from "../tables/evaluation.ts";
import { kindByValue, rules } from "../tables/rules.ts";
import { attackedBy, attackedByKind } from "./attacked.ts";

/**
 * What one side threatens, of both phases, from its own view; needs the sets of what both attack.
 * @param cheaper what its pawns attack
 */
export function threats(position: usize, side: u32, cheaper: Squares): i32 {
  const enemies = piecesOf(position, side ^ 1);
  const attacked = attackedBy(side);
  const open = without(attacked, attackedBy(side ^ 1));
  const kinds = rules.kinds;
  let score = 0;
  for (let rank: u32 = 0; rank < kinds; rank++) {
    const kind = kindByValue(rank);
    const victims = and(enemies, piecesOfKind(position, kind));
    if (any(and(victims, attacked))) {
      if (isNonPawn(kind)) {
        score += <i32>count(and(victims, cheaper)) * weights.threat(kind);
        score += <i32>count(and(victims, open)) * weights.loose(kind);
      } else if (isPawn(kind)) score += <i32>count(and(victims, open)) * weights.loosePawn;
    }
    if (isNonPawn(kind) && any(and(piecesOf(position, side), piecesOfKind(position, kind))))
      cheaper = or(cheaper, attackedByKind(sideKindOf(side, kind)));
  }
  return score;
}
