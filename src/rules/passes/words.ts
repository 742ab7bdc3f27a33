/** Passes in sentences. */
import { SIDE_NAMES } from "../../geometry/board.ts";
import type { RulesOfVariant } from "../model.ts";
import { isFacingForbidden } from "../rule.ts";
import type { Passing } from "./model.ts";

const SENTENCES: Readonly<Record<Passing, (who: string, inCheck: string) => readonly string[]>> = {
  never: () => [],
  freely: (who, inCheck) => [`Instead of a move, ${who} may pass, but not in check${inCheck}.`],
  stuck: (who, inCheck) => [`When ${who} has no legal move and is not in check${inCheck}, the turn is passed.`],
};

/** Nothing where nobody passes. */
export function passesInWords({ passes: [white, black], goals }: Pick<RulesOfVariant, "passes" | "goals">): string[] {
  const inCheck = isFacingForbidden({ goals }) ? " unless the kings face each other" : "";
  if (white === black) return [...SENTENCES[white]("a side", inCheck)];
  return [...SENTENCES[white](SIDE_NAMES[0], inCheck), ...SENTENCES[black](SIDE_NAMES[1], inCheck)];
}
