/** The royal man: the danger that it is in, and the men that promote beside it. */
import { and, any, count, Squares, without } from "../bitboard.ts";
import { kingSquare, occupiedSquares, piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import { isNonPawn, kingZone, weights } from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { attackedBy, attackedByKind, promotingMen } from "./attacked.ts";
import { pairOf } from "./pair.ts";

/** Danger stops counting here, in hundredths of a pawn. */
const DANGER_LIMIT: i32 = 1000;

/**
 * What a side's attack on the enemy's royal man is worth, a pair from its own view: the danger, squared. Needs the sets
 * of what both attack, without the royal men.
 * @param attackers roaming men that reach squares near it
 * @param stormed what the side's men that promote attack
 */
export function royalDanger(position: usize, side: u32, attackers: i32, stormed: Squares): i32 {
  if (attackers == 0) return 0;
  const zone = kingZone(kingSquare(position, side ^ 1));
  const near = and(zone, piecesOf(position, side ^ 1));
  const cover = count(and(near, promotingMen(side ^ 1)));
  const danger =
    attackers * weights.attacker +
    <i32>count(and(zone, stormed)) * weights.storm +
    pressure(position, side, zone) -
    <i32>cover * weights.cover -
    <i32>(count(near) - cover - 1) * weights.defender -
    weights.calm;
  return danger > 0 ? pairOf(min((danger * danger) / weights.dangerDivisor, DANGER_LIMIT), 0) : 0;
}

/**
 * Danger by what a side's roaming men reach near the enemy's royal man, and by the checks that they could give next
 * move. From where a man checks is read off what the enemy's man of its kind would reach from the royal man's square,
 * which is the same for all pieces that move alike to the left and to the right.
 */
function pressure(position: usize, side: u32, zone: Squares): i32 {
  const royal = kingSquare(position, side ^ 1);
  const occupied = occupiedSquares(position);
  const own = piecesOf(position, side);
  const guarded = attackedBy(side ^ 1);
  const kinds = rules.kinds;
  let danger = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isNonPawn(kind) || !any(and(own, piecesOfKind(position, kind)))) continue;
    const reached = attackedByKind(sideKindOf(side, kind));
    danger += <i32>count(and(reached, zone)) * weights.attack(kind);
    const checks = without(and(reached, captureTargets(sideKindOf(side ^ 1, kind), royal, occupied)), own);
    if (!any(checks)) continue;
    if (any(without(checks, guarded))) danger += weights.check(kind);
    if (any(and(checks, guarded))) danger += weights.contestedCheck(kind);
  }
  return danger;
}

/** A pair, from the side's own view. Needs the set of the men that promote. */
export function shield(position: usize, side: u32): i32 {
  return <i32>count(and(kingZone(kingSquare(position, side)), promotingMen(side))) * weights.shield;
}
