/** The royal man: the danger that it is in, and the men that promote beside it. */
import { and, count, without } from "../bitboard.ts";
import { menOf, menOfKind, royalSquare } from "../board/position.ts";
import { dangerDivisor, promotes, royalZone, shieldWeight, weakWeight } from "../tables/evaluation.ts";
import { kindCount } from "../tables/rules.ts";
import { attackedBy } from "./attacked.ts";
import { pairOf } from "./pair.ts";

/** Danger stops counting here, in hundredths of a pawn. */
const DANGER_LIMIT: i32 = 600;

/**
 * What a side's attack on the enemy's royal man is worth, a pair from its own view; needs the sets of what both attack,
 * without the royal men.
 * @param pressure of its roaming men, and how many of them press
 */
export function royalDanger(position: usize, side: u32, pressure: i32, attackers: i32): i32 {
  if (attackers < 2) return 0;
  const zone = royalZone(royalSquare(position, side ^ 1));
  const weak = count(without(and(zone, attackedBy(side)), attackedBy(side ^ 1)));
  const danger = pressure + <i32>weak * weakWeight();
  return pairOf(min((danger * danger) / dangerDivisor(), DANGER_LIMIT), 0);
}

/** A pair, from the side's own view. */
export function shield(position: usize, side: u32): i32 {
  const near = and(royalZone(royalSquare(position, side)), menOf(position, side));
  const kinds = kindCount();
  let score = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (promotes(kind)) score += <i32>count(and(near, menOfKind(position, kind))) * shieldWeight();
  }
  return score;
}
