/** Draws inside the search: repetition of a position of the tree or the game, and the move clock. */
import { GAME_KEYS_COUNT, PLY_CHECKS, PLY_KEYS } from "../../src/layout/map.ts";
import { VERDICT_LOST, VERDICT_WON } from "../../src/layout/rules/goals.ts";
import { REPETITION_SCORE } from "../../src/layout/search.ts";
import { isSideInCheck } from "../attacks/royals.ts";
import { clock, key, turn } from "../board/position.ts";
import { hasBegunTurn, tailOf } from "../board/tail.ts";
import { COUNTING, RICH, SERIES } from "../features.ts";
import { rules } from "../tables/rules.ts";
import { drawWorth } from "./bound.ts";

/** Notes the key of the node at `ply`, for the repetition of its position further down. */
export function noteKey(position: usize, ply: u32): void {
  store<u64>(PLY_KEYS + ((<usize>ply) << 3), key(position));
}

/** How many plies ago the position has stood before since the clock was set back, 0 for never. One earlier time is enough: it
 *  can be repeated again. */
export function pliesRepeated(position: usize, ply: u32): u32 {
  if (!rules.repetition) return 0;
  const hash = key(position);
  const known = ply + load<u32>(GAME_KEYS_COUNT);
  // what is taken may come back by a drop, and turns of several moves are counted whole
  const isClockShort = RICH && (rules.fillsHands || (SERIES && rules.series));
  const plies = isClockShort ? known : min(clock(position), known);
  const here: usize = PLY_KEYS + ((<usize>ply) << 3);
  // two passes, and the same side is to move again; in turns of several moves any ply may be of it
  const step: u32 = SERIES && rules.series ? 1 : 2;
  for (let back: u32 = RICH && rules.mayPass ? 2 : 4; back <= plies; back += step) {
    if (load<u64>(here - ((<usize>back) << 3)) == hash) return back;
  }
  return 0;
}

/** Notes whether the side to move is in check in the node at `ply`, where repetitions are judged by that. */
export function noteCheck(ply: u32, checked: bool): void {
  store<u8>(PLY_CHECKS + <usize>ply, checked ? 1 : 0);
}

/** The score of a position that has come up again, so many plies after it did before: who gives check with all moves may
 *  lose by it, or one of the sides in any case. It is decisive and yet no mate: the position may have to come up once more. */
export function repeatedScore(position: usize, ply: u32, back: u32): i32 {
  const side = turn(position);
  const checkers = rules.judgesRepetition ? checkersSince(position, ply, back) : 0;
  const verdict = rules.judgesRepetition ? <u32>rules.repeated(side, checkers) : 0;
  if (verdict == VERDICT_WON) return REPETITION_SCORE;
  if (verdict == VERDICT_LOST) return -REPETITION_SCORE;
  return drawWorth(position, REPETITION_SCORE);
}

/** The sides that have given check with all their moves since the position stood before: bit `side`. */
function checkersSince(position: usize, ply: u32, back: u32): u32 {
  const side = turn(position);
  noteCheck(ply, isSideInCheck(position, side));
  const here: usize = PLY_CHECKS + <usize>ply;
  let byOther = true;
  let byOwn = true;
  for (let ago: u32 = 0; ago < back; ago += 2) {
    byOther = byOther && load<u8>(here - <usize>ago) != 0;
    byOwn = byOwn && load<u8>(here - <usize>ago - 1) != 0;
  }
  return (byOther ? 1 << (side ^ 1) : 0) | (byOwn ? 1 << side : 0);
}

export function clockRanOut(position: usize): bool {
  if (COUNTING && rules.countRows) {
    const last = <u32>tailOf(position).countLimit;
    if (last) return clock(position) > last;
  }
  const limit = rules.drawClock;
  if (SERIES && hasBegunTurn(position)) return false;
  return limit != 0 && clock(position) >= limit;
}
