/** Pieces that attack by strikes: whom they take on their way, and whether they get to its end. Only in full kernels. */
import { STRIKE_NODE_BYTES, STRIKES_SHIFT } from "../../src/layout/records.generated.ts";
import { ON_EMPTY, ON_ENEMY, ON_FRIEND, ON_SPARED } from "../../src/layout/rules/strikes.ts";
import { and, any, loadSet, lsb, none, or, SET_SHIFT, Squares, squareSet, withoutLowest } from "../bitboard.ts";
import { boardByte, piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import { anyKind, firstKind, hasKind, KIND_BITS, withoutFirstKind } from "../kinds.ts";
import { StrikeNode, Strikes } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";

/** The strikes of a piece from a square. */
export function strikesFrom(sideKind: u32, square: u32): Strikes {
  return changetype<Strikes>(<usize>rules.strikes(sideKind) + ((<usize>square) << STRIKES_SHIFT));
}

/** What a strike with this number empties on its way. */
export function victimsOf(strikes: Strikes, number: u32): Squares {
  return loadSet(strikes.victims + ((<usize>number) << SET_SHIFT));
}

/** Pieces of a side and kind that may take on a square by a strike, as far as the squares go. */
function huntersOf(position: usize, sideKind: u32, square: u32): Squares {
  const kind = kindIn(sideKind);
  return and(
    and(piecesOf(position, sideKind >> KIND_BITS), piecesOfKind(position, kind)),
    strikesFrom(sideKind, square).hunters,
  );
}

/** Whether a side takes on a square by a strike: an enemy is thought to stand there.
 *  @param occupied where pieces are taken to stand
 *  @param attackers which of the side's pieces count */
export function isStruck(position: usize, side: u32, square: u32, occupied: Squares, attackers: Squares): bool {
  for (let kinds = rules.strikers(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const sideKind = sideKindOf(side, firstKind(kinds));
    for (let left = and(huntersOf(position, sideKind, square), attackers); any(left); left = withoutLowest(left)) {
      if (takes(position, sideKind, lsb(left), square, occupied)) return true;
    }
  }
  return false;
}

/** All squares on which it depends whether a side takes on a square by a strike. */
export function squaresOfStrikes(position: usize, side: u32, square: u32): Squares {
  let touched = none();
  for (let kinds = rules.strikers(side); anyKind(kinds); kinds = withoutFirstKind(kinds)) {
    const sideKind = sideKindOf(side, firstKind(kinds));
    for (let left = huntersOf(position, sideKind, square); any(left); left = withoutLowest(left))
      touched = or(touched, strikesFrom(sideKind, lsb(left)).touched);
  }
  return touched;
}

function takes(position: usize, sideKind: u32, from: u32, square: u32, occupied: Squares): bool {
  const friends = piecesOf(position, sideKind >> KIND_BITS);
  const strikes = strikesFrom(sideKind, from);
  const target = squareSet(square);
  for (let at = strikes.nodes; at < strikes.end; ) {
    const node = changetype<StrikeNode>(at);
    const to = <u32>node.square;
    const on = to == square ? <u32>ON_ENEMY : whatIsOn(position, sideKind, from, to, occupied, friends);
    if (<u32>node.lands & on && (to == square || any(and(victimsOf(strikes, node.number), target)))) return true;
    at += <u32>node.goes & on ? <usize>STRIKE_NODE_BYTES : <usize>node.skip;
  }
  return false;
}

/** An ON_ flag of a square, for a piece that stands on another. */
export function whatIsOn(
  position: usize,
  sideKind: u32,
  from: u32,
  square: u32,
  occupied: Squares,
  friends: Squares,
): u32 {
  const at = squareSet(square);
  if (!any(and(at, occupied))) return ON_EMPTY;
  if (rules.spares && square != from && isSpared(position, kindIn(sideKind), square)) return ON_SPARED;
  return any(and(at, friends)) ? ON_FRIEND : ON_ENEMY;
}

/** Whether pieces of a kind never take what stands on a square; nothing does where a piece is only thought to stand. */
function isSpared(position: usize, kind: u32, square: u32): bool {
  const byte = boardByte(position, square);
  return byte != 0 && hasKind(rules.sparedBy(byte - 1), kind);
}

function kindIn(sideKind: u32): u32 {
  return sideKind & ((1 << KIND_BITS) - 1);
}
