import type { Variant } from "./variant.ts";

/** Whether mate is all that decides games: a forced win is a forced mate then. */
export function isWonByMate({ goals }: Pick<Variant, "goals">): boolean {
  return goals.every(({ result, condition: { type } }) => {
    return result === "draw" || type === "checkmate" || type === "checkmated";
  });
}
