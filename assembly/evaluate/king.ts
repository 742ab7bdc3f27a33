/** The king: the danger that it is in, and the pawns beside it. */
import { and, any, count, Squares, without } from "../bitboard.ts";
import { kingSquare, occupiedSquares, piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import { RICH } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { isNonPawn, kingZone, weights } from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { attackedBy, attackedByKind, pawnsOf } from "./attacked.ts";
import { scoreOf } from "./score.ts";

/** Danger stops counting here, in hundredths of a pawn. */
const DANGER_LIMIT: i32 = 1000;

/**
 * What a side's attack on the enemy's king is worth, of both phases, from its own view: the danger, squared. Needs the
 * sets of what both attack, without the kings.
 * @param kingAttackers pieces that attack squares near it
 * @param stormed what the side's pawns attack
 */
export function kingDanger(position: usize, side: u32, kingAttackers: i32, stormed: Squares): i32 {
  if (kingAttackers == 0 && !(RICH && rules.hasFarDanger)) return 0;
  if (RICH && rules.isCheckForbidden) return 0;
  const king = kingSquare(position, side ^ 1);
  const zone = kingZone(king);
  const near = and(zone, piecesOf(position, side ^ 1));
  const cover = count(and(near, pawnsOf(side ^ 1)));
  const seen =
    kingAttackers * weights.attacker +
    <i32>count(and(zone, stormed)) * weights.storm +
    pressure(position, side, zone) -
    <i32>cover * weights.cover -
    <i32>(count(near) - cover - 1) * weights.defender -
    weights.calm;
  const danger = hooks.danger(seen, position, side, king, attackedBy(side ^ 1));
  return danger > 0 ? scoreOf(min((danger * danger) / weights.dangerDivisor, DANGER_LIMIT), 0) : 0;
}

/**
 * Danger by what a side's pieces attack near the enemy's king, and by the checks that they could give next move. From
 * where a piece checks is read off what the enemy's piece of its kind would attack from the king's square,
 * which is the same for all pieces that move alike to the left and to the right.
 */
function pressure(position: usize, side: u32, zone: Squares): i32 {
  const king = kingSquare(position, side ^ 1);
  const occupied = occupiedSquares(position);
  const own = piecesOf(position, side);
  const guarded = attackedBy(side ^ 1);
  const kinds = rules.kinds;
  let danger = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isNonPawn(kind) || !any(and(own, piecesOfKind(position, kind)))) continue;
    const attacks = attackedByKind(sideKindOf(side, kind));
    danger += <i32>count(and(attacks, zone)) * weights.attack(kind);
    const checks = without(and(attacks, captureTargets(sideKindOf(side ^ 1, kind), king, occupied)), own);
    if (!any(checks)) continue;
    if (any(without(checks, guarded))) danger += weights.check(kind);
    if (any(and(checks, guarded))) danger += weights.contestedCheck(kind);
  }
  return danger;
}

/** The pawns beside a king: of both phases, from the side's own view. Needs the set of the pawns. */
export function pawnShield(position: usize, side: u32): i32 {
  return <i32>count(and(kingZone(kingSquare(position, side)), pawnsOf(side))) * weights.shield;
}
