/** Passes in sentences. */
import { SIDE_NAMES } from "../../geometry/board.ts";
import type { PassesOfVariant, Passing } from "./model.ts";

const SENTENCES: Readonly<Record<Passing, (who: string) => readonly string[]>> = {
  never: () => [],
  freely: (who) => [`Instead of a move, ${who} may pass, but not in check.`],
  stuck: (who) => [`When ${who} has no legal move and is not in check, the turn is passed.`],
};

/** Nothing where nobody passes. */
export function passesInWords({ passes: [white, black] }: PassesOfVariant): string[] {
  if (white === black) return [...SENTENCES[white]("a side")];
  return [...SENTENCES[white](SIDE_NAMES[0]), ...SENTENCES[black](SIDE_NAMES[1])];
}
