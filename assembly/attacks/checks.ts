/**
 * Checks and pins against a king's square, so that only legal moves are generated.
 *
 * A group of the check program (`programs.ts`) shares one table of the squares that must be empty between a king's
 * square and an attacker ("between"): empty means check, one own piece there is pinned to those squares and the attacker.
 * This holds for every mover that is stopped by any piece on a set of squares: riders, limited riders, lame leapers.
 *
 * What goes over pieces may give check when something arrives between as well as when it leaves, and a strike besides where
 * it can end. Rich kernels find the squares on which that depends, and moves that change one of them are tried out: `safe.ts`.
 */
import { PIN_RAYS, SCRATCH_EVASION, SCRATCH_PINNED, SCRATCH_WATCHED } from "../../src/layout/map.ts";
import { MAGIC_ENTRY_BYTES } from "../../src/layout/records.generated.ts";
import { BETWEENS_OF_HOPS } from "../../src/layout/tables.ts";
import {
  and,
  any,
  every,
  firstWord,
  loadSet,
  lsb,
  moreThanOne,
  nextWord,
  none,
  or,
  SET_SHIFT,
  SQUARE_BITS,
  Squares,
  squareSet,
  storeSet,
  WORDS,
  word,
} from "../bitboard.ts";
import { piecesOf, walled } from "../board/position.ts";
import { RICH, STRIKES } from "../features.ts";
import { MagicEntry, ProgramList } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";
import { isAttacked } from "./attacks.ts";
import { endOf, entriesOf, leapersTo, pairOf } from "./programs.ts";
import { isStruck, squaresOfStrikes } from "./strikers.ts";

/** Whether the last `findChecks` found a check. */
export let inCheck: bool = false;

/** Squares to which a piece other than the king may go as far as checks are concerned. */
export function evasionSquares(): Squares {
  return loadSet(SCRATCH_EVASION);
}

export function pinnedPieces(): Squares {
  return loadSet(SCRATCH_PINNED);
}

/** Squares on which it depends whether hops give check; none where none could. Only in rich kernels. Those of the last
 *  `findChecks`: where another position has none to find, moves are tried out in vain, and none is wrong. */
export function watchedSquares(): Squares {
  return loadSet(SCRATCH_WATCHED);
}

/** Squares to which a pinned piece may go. */
export function pinRay(square: u32): Squares {
  return loadSet(PIN_RAYS + ((<usize>square) << SET_SHIFT));
}

/** Where no one piece has to be kept safe. */
export function findNoChecks(checked: bool): void {
  inCheck = checked;
  storeSet(SCRATCH_EVASION, every());
  storeSet(SCRATCH_PINNED, none());
}

/** Finds the checks and pins that `side` gives to the enemy king on `king`. */
export function findChecks(position: usize, side: u32, king: u32): void {
  const attackers = piecesOf(position, side);
  const defenders = piecesOf(position, side ^ 1);
  const occupied = walled(position, or(attackers, defenders));
  const program = rules.checkProgram(side);
  const checkers = and(leapersTo(position, program, king), attackers);
  let evasion = any(checkers) ? (moreThanOne(checkers) ? none() : checkers) : every();
  let pinned = none();
  let watched = none();
  let hoppers = none();
  inCheck = any(checkers);
  const groups = endOf(program);
  const end = endOf(groups);
  for (let group = entriesOf(groups); group < end; group = endOf(group)) {
    const table = changetype<ProgramList>(group).betweens;
    const hops: usize = RICH ? table & BETWEENS_OF_HOPS : 0;
    const betweens = table - hops + ((<usize>king) << (SQUARE_BITS + <u32>SET_SHIFT));
    const snipers = and(snipersOf(position, group, king), attackers);
    if (hops) hoppers = or(hoppers, snipers);
    let index = firstWord(snipers);
    do {
      let squares = word(snipers, index);
      while (squares) {
        const sniper = (index << 6) + <u32>ctz<u64>(squares);
        squares &= squares - 1;
        const between = loadSet(betweens + ((<usize>sniper) << SET_SHIFT));
        if (hops) {
          watched = or(watched, between);
          continue;
        }
        const blockers = and(between, occupied);
        if (!any(blockers)) {
          inCheck = true;
          evasion = and(evasion, or(between, squareSet(sniper)));
        } else if (!moreThanOne(blockers) && any(and(blockers, defenders))) {
          pinned = pin(pinned, blockers, or(between, squareSet(sniper)));
        }
      }
      index = nextWord(snipers, index);
    } while (WORDS > 1 && index < WORDS);
  }
  storeSet(SCRATCH_EVASION, evasion);
  storeSet(SCRATCH_PINNED, pinned);
  if (STRIKES) watched = or(watched, squaresOfStrikes(position, side, king));
  if (RICH) watch(watched, hits(position, side, king, occupied, hoppers));
}

/** Whether some of what hops or strikes gives check. */
function hits(position: usize, side: u32, king: u32, occupied: Squares, hoppers: Squares): bool {
  if (any(hoppers) && isAttacked(position, side, king, occupied, hoppers)) return true;
  return STRIKES && isStruck(position, side, king, occupied, piecesOf(position, side));
}

/** @param isHit whether some of what hops gives check now: then each move has to end it */
function watch(squares: Squares, isHit: bool): void {
  storeSet(SCRATCH_WATCHED, isHit ? every() : squares);
  inCheck = inCheck || isHit;
}

/** Pieces of either side that would attack the king on an empty board. */
function snipersOf(position: usize, group: usize, king: u32): Squares {
  const offset = (<usize>king) << SET_SHIFT;
  const end = endOf(group);
  let snipers = none();
  for (let at = entriesOf(group); at < end; at += MAGIC_ENTRY_BYTES) {
    const entry = changetype<MagicEntry>(at);
    snipers = or(snipers, and(loadSet(entry.magics + offset), pairOf(position, entry)));
  }
  return snipers;
}

/** A piece pinned twice may only go where both pins allow. */
function pin(pinned: Squares, blocker: Squares, ray: Squares): Squares {
  const address = PIN_RAYS + ((<usize>lsb(blocker)) << SET_SHIFT);
  storeSet(address, any(and(pinned, blocker)) ? and(loadSet(address), ray) : ray);
  return or(pinned, blocker);
}
