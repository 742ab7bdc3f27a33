/**
 * Is a side in check? In plain kernels each side has one king. In rich ones a side may have no royal piece, several, or
 * some of several kinds, and `rules.royalty` says which of them have to be safe.
 */
import { ROYALTY_ALL, ROYALTY_KING, ROYALTY_LAST } from "../../src/layout/rules/royals.ts";
import { and, any, lsb, moreThanOne, none, Squares, squareSet, without, withoutLowest } from "../bitboard.ts";
import {
  boardByte,
  kindOn,
  kingSquare,
  occupiedSquares,
  piecesOf,
  piecesOfKinds,
  sideKindOf,
} from "../board/position.ts";
import { EXPLOSIONS, RICH, STRIKES } from "../features.ts";
import { hasKind } from "../kinds.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { isAttackedNow } from "./attacks.ts";
import { withoutSuicides } from "./blasts.ts";
import { isStruck } from "./strikers.ts";
import { takersOn } from "./takers.ts";

/** Whether each side has exactly one king and no other royal piece. */
export function hasKings(): bool {
  return !RICH || rules.royalty == ROYALTY_KING;
}

export function isSideInCheck(position: usize, side: u32): bool {
  if (!hasKings()) return isEndangered(position, side, royalsOf(position, side), none());
  const enemies = piecesOf(position, side ^ 1);
  return isAttackedNow(position, side ^ 1, kingSquare(position, side), occupiedSquares(position), enemies);
}

/** The royal pieces of a side, whether or not all of them count. */
export function allRoyalsOf(position: usize, side: u32): Squares {
  return and(piecesOf(position, side), piecesOfKinds(position, rules.royalKinds));
}

/** The pieces of a side that count as royal; not for variants with kings. */
export function royalsOf(position: usize, side: u32): Squares {
  const royals = allRoyalsOf(position, side);
  return rules.royalty == ROYALTY_LAST && moreThanOne(royals) ? none() : royals;
}

/**
 * Whether one of some royal pieces is attacked, or all of them where some may be lost.
 * @param passed where one can be taken en passant
 */
export function isEndangered(position: usize, side: u32, royals: Squares, passed: Squares): bool {
  if (!any(royals)) return false;
  const needsAll = rules.royalty == ROYALTY_ALL;
  while (any(royals)) {
    const square = lsb(royals);
    const isHit = any(and(passed, squareSet(square))) || isTaken(position, side ^ 1, square);
    if (isHit != needsAll) return isHit;
    royals = withoutLowest(royals);
  }
  return needsAll;
}

/** Whether attacks are nothing to the piece on a square, wherever it goes. */
export function isCommoner(position: usize, side: u32, square: u32): bool {
  return hasKings() ? square != kingSquare(position, side) : !any(and(royalsOf(position, side), squareSet(square)));
}

/** Those of some squares on which the enemy would take nothing of a side. */
export function unattacked(position: usize, side: u32, squares: Squares): Squares {
  let safe = squares;
  for (let left = squares; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    if (isTaken(position, side ^ 1, square)) safe = without(safe, squareSet(square));
  }
  return safe;
}

/** Whether a side takes what stands on a square, or a royal piece on an empty one. What only gives check takes no other. */
function isTaken(position: usize, side: u32, square: u32): bool {
  const occupied = occupiedSquares(position);
  let takers = takersOn(position, side, square);
  if (!boardByte(position, square) || hasKind(rules.royalKinds, kindOn(position, square)))
    return isAttackedNow(position, side, square, occupied, takers);
  if (EXPLOSIONS && rules.explosions) takers = withoutSuicides(position, side, square, takers);
  return takes(position, side, square, occupied, takers);
}

/**
 * Whether some pieces of a side take what is no royal piece on a square.
 * @param occupied where pieces are taken to stand
 */
export function takes(position: usize, side: u32, square: u32, occupied: Squares, takers: Squares): bool {
  for (let left = takers; any(left); left = withoutLowest(left)) {
    const from = lsb(left);
    const targets = captureTargets(sideKindOf(side, kindOn(position, from)), from, occupied);
    if (any(and(targets, squareSet(square)))) return true;
  }
  return STRIKES && isStruck(position, side, square, occupied, takers);
}
