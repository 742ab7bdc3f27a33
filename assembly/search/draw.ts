/** Draws inside the search: repetition of a position of the tree or the game, and the move clock. */
import { GAME_KEYS_COUNT, PLY_KEYS } from "../../src/layout/map.ts";
import { clock, key } from "../board/position.ts";
import { RICH } from "../features.ts";
import { rules } from "../tables/rules.ts";

/** Notes the key of the node at `ply`, for the repetition of its position further down. */
export function noteKey(position: usize, ply: u32): void {
  store<u64>(PLY_KEYS + ((<usize>ply) << 3), key(position));
}

/** Whether the position has stood before since the clock was set back. One earlier time is enough: it can be repeated again. */
export function isRepeated(position: usize, ply: u32): bool {
  if (!rules.repetition) return false;
  const hash = key(position);
  const known = ply + load<u32>(GAME_KEYS_COUNT);
  // what is taken may come back by a drop
  const plies = RICH && rules.fillsHands ? known : min(clock(position), known);
  const here: usize = PLY_KEYS + ((<usize>ply) << 3);
  for (let back: u32 = 4; back <= plies; back += 2) {
    if (load<u64>(here - ((<usize>back) << 3)) == hash) return true;
  }
  return false;
}

export function clockRanOut(position: usize): bool {
  const limit = rules.drawClock;
  return limit != 0 && clock(position) >= limit;
}
