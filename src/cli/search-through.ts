/** A search from its beginning to its result, with what it reports on the way. */
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { SearchInfo } from "../engine/info.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { SearchResult } from "../engine/result.ts";

/** @param report is told of each finished depth */
export async function searchThrough(
  engine: Engine,
  game: Game,
  limits: SearchLimits,
  report: (info: SearchInfo) => void,
): Promise<SearchResult> {
  const reports = engine.search(game, limits);
  let next = await reports.next();
  while (!next.done) {
    report(next.value);
    next = await reports.next();
  }
  return next.value;
}

/** Waits until a search without moves may be answered: as long as it would have gone on. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}
