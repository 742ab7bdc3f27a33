/** Is a square attacked, and by whom? Asked of the attack program of a side; see `programs.ts`. */
import { LEAP_ENTRY_BYTES } from "../../src/layout/records.generated.ts";
import { and, any, meets, or, Squares } from "../bitboard.ts";
import { piecesOf } from "../board/position.ts";
import { EXPLOSIONS, STRIKES } from "../features.ts";
import { LeapEntry, MagicEntry } from "../records.generated.ts";
import { magicAttacks } from "../tables/magics.ts";
import { rules } from "../tables/rules.ts";
import { withoutSuicides } from "./blasts.ts";
import { endOf, entriesOf, leapersOf, leapersTo, ridersOf } from "./programs.ts";
import { isStruck } from "./strikers.ts";

/**
 * Whether a piece of `side` attacks `square`.
 * @param occupied where pieces are taken to stand: callers lift pieces and put them down in thought
 * @param attackers which of the side's pieces count
 */
export function isAttacked(position: usize, side: u32, square: u32, occupied: Squares, attackers: Squares): bool {
  return isAttackedNow(position, side, square, occupied, attackers);
}

/** The same as a part of its caller, for what is asked at every node. */
export function isAttackedNow(position: usize, side: u32, square: u32, occupied: Squares, attackers: Squares): bool {
  if (EXPLOSIONS && rules.explosions) attackers = withoutSuicides(position, side, square, attackers);
  const leaps = rules.attackProgram(side);
  const magics = endOf(leaps);
  for (let at = entriesOf(leaps); at < magics; at += LEAP_ENTRY_BYTES) {
    if (meets(leapersOf(position, changetype<LeapEntry>(at), square), attackers)) return true;
  }
  const end = endOf(magics);
  for (let at = entriesOf(magics); at < end; ) {
    const entry = changetype<MagicEntry>(at);
    const riders = and(ridersOf(position, entry), attackers);
    if (any(riders) && meets(magicAttacks(entry.magics, square, occupied), riders)) return true;
    at = entry.end;
  }
  return STRIKES && isStruck(position, side, square, occupied, attackers);
}

/** All pieces of `side` that attack `square` when pieces stand on `occupied`. */
export function attackersOf(position: usize, side: u32, square: u32, occupied: Squares): Squares {
  return sourcesOf(rules.attackProgram(side), position, and(piecesOf(position, side), occupied), square, occupied);
}

/**
 * Those of some pieces that attack `square` by a program of leaps and magics.
 * @param pieces of one side, all of them on `occupied`
 */
export function sourcesOf(program: usize, position: usize, pieces: Squares, square: u32, occupied: Squares): Squares {
  let found = leapersTo(position, program, square);
  const magics = endOf(program);
  const end = endOf(magics);
  for (let at = entriesOf(magics); at < end; ) {
    const entry = changetype<MagicEntry>(at);
    const riders = and(ridersOf(position, entry), pieces);
    if (any(riders)) found = or(found, and(magicAttacks(entry.magics, square, occupied), riders));
    at = entry.end;
  }
  return and(found, pieces);
}
