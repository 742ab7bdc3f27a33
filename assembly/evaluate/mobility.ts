/** Mobility of one side: how much its pieces attack, and how many of them attack squares next to the enemy's king. */
import { and, any, count, lsb, none, or, Squares, squareSet, without, withoutLowest } from "../bitboard.ts";
import { kingSquare, occupiedSquares, piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import {
  countsPairs,
  isNonPawn,
  isPawn,
  kingZone,
  mobilityWeight,
  supportMask,
  weights,
} from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { squaresOfColour } from "../tables/square-colours.ts";
import { addAttacked, attackedBy, pawnsOf, setAttackedByKind } from "./attacked.ts";

/** Of the last side looked at: pieces that attack squares next to the enemy's king. */
export let kingAttackers: i32 = 0;

/**
 * Of both phases, from the side's own view.
 * @param pawnAttacks of the enemy: squares there do not count
 */
export function mobility(position: usize, side: u32, pawnAttacks: Squares): i32 {
  const own = piecesOf(position, side);
  const occupied = occupiedSquares(position);
  const zone = kingZone(kingSquare(position, side ^ 1));
  const excluded = or(own, pawnAttacks);
  const guarded = and(attackedBy(side), own);
  const pawns = pawnsOf(side);
  const kinds = rules.kinds;
  let attacked = none();
  let score = 0;
  kingAttackers = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isNonPawn(kind)) continue;
    let pieces = and(own, piecesOfKind(position, kind));
    if (!any(pieces)) continue;
    if (countsPairs(kind)) {
      const dark = count(and(pieces, squaresOfColour(0)));
      const light = count(pieces) - dark;
      if (dark && light) score += weights.pair(kind);
      const hemmed = count(and(pawns, squaresOfColour(0))) * dark + count(and(pawns, squaresOfColour(1))) * light;
      score += <i32>hemmed * weights.hemmed;
    }
    const sideKind = sideKindOf(side, kind);
    let ofKind = none();
    while (any(pieces)) {
      const square = lsb(pieces);
      const attacks = captureTargets(sideKind, square, occupied);
      pieces = withoutLowest(pieces);
      if (any(and(guarded, squareSet(square))) && isOutpost(position, side, square)) score += weights.outpost;
      ofKind = or(ofKind, attacks);
      score += mobilityWeight(kind, count(without(attacks, excluded)));
      if (any(and(attacks, zone))) kingAttackers++;
    }
    setAttackedByKind(sideKind, ofKind);
    attacked = or(attacked, ofKind);
  }
  addAttacked(side, attacked);
  return score;
}

/** Whether no enemy pawn can come to attack the square. */
function isOutpost(position: usize, side: u32, square: u32): bool {
  const enemies = piecesOf(position, side ^ 1);
  const kinds = rules.kinds;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isPawn(kind)) continue;
    if (any(and(supportMask(sideKindOf(side ^ 1, kind), square), and(enemies, piecesOfKind(position, kind)))))
      return false;
  }
  return true;
}
