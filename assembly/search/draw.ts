/** Draws inside the search: repetition of a position of the tree or the game, and the move clock. */
import { HISTORY, HISTORY_COUNT } from "../../src/layout/map.ts";
import { POSITION_STRIDE } from "../../src/layout/position.ts";
import { clock, key } from "../board/position.ts";
import { drawClock, repetitionDraws } from "../tables/rules.ts";

/** Whether the position has stood before since the clock was set back. One earlier time is enough: it can be repeated again. */
export function isRepeated(position: usize, ply: u32): bool {
  if (!repetitionDraws()) return false;
  const hash = key(position);
  const history = load<u32>(HISTORY_COUNT);
  const reach = min(clock(position), ply + history);
  for (let back: u32 = 4; back <= reach; back += 2) {
    const earlier =
      back <= ply
        ? key(position - <usize>back * POSITION_STRIDE)
        : load<u64>(HISTORY + ((<usize>(history - (back - ply))) << 3));
    if (earlier == hash) return true;
  }
  return false;
}

export function clockRanOut(position: usize): bool {
  const limit = drawClock();
  return limit != 0 && clock(position) >= limit;
}
