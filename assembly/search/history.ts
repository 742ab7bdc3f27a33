/** What ordering remembers: quiet moves that refuted, by ply (killers) and by man and target (history). */
import { SEARCH_PLIES, SIDE_KINDS, SQUARES_WIDE } from "../../src/layout/capacity.ts";
import { HISTORY_SCORES, KILLERS } from "../../src/layout/map.ts";
import { HISTORY_LIMIT } from "./parameters.ts";

const KILLER_BYTES: usize = 8;

export function isKiller(ply: u32, move: u32): bool {
  const slot = KILLERS + <usize>ply * KILLER_BYTES;
  return load<u32>(slot) == move || load<u32>(slot, 4) == move;
}

export function addKiller(ply: u32, move: u32): void {
  const slot = KILLERS + <usize>ply * KILLER_BYTES;
  if (load<u32>(slot) == move) return;
  store<u32>(slot, load<u32>(slot), 4);
  store<u32>(slot, move);
}

function scoreAt(sideKind: u32, to: u32): usize {
  return HISTORY_SCORES + ((<usize>(sideKind * SQUARES_WIDE + to)) << 2);
}

export function historyScore(sideKind: u32, to: u32): i32 {
  return load<i32>(scoreAt(sideKind, to));
}

/** Moves the score towards the limit by a share that grows with `amount`, which may be negative. */
export function addHistory(sideKind: u32, to: u32, amount: i32): void {
  const slot = scoreAt(sideKind, to);
  const score = load<i32>(slot);
  const size = amount < 0 ? -amount : amount;
  store<i32>(slot, score + amount * 32 - (score * size * 32) / HISTORY_LIMIT);
}

/** Before a search: killers belong to other positions, history fades. */
export function ageHistory(): void {
  memory.fill(KILLERS, 0, (SEARCH_PLIES + 2) * KILLER_BYTES);
  for (let i = 0; i < SIDE_KINDS * SQUARES_WIDE; i++) {
    const slot = HISTORY_SCORES + ((<usize>i) << 2);
    store<i32>(slot, load<i32>(slot) / 2);
  }
}

export function clearHistory(): void {
  memory.fill(HISTORY_SCORES, 0, (SIDE_KINDS * SQUARES_WIDE) << 2);
}
