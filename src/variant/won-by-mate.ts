import type { Variant } from "./variant.ts";

/** Whether games are decided by giving mate alone: a forced win is a forced mate then. Not so where who is mated wins. */
export function isWonByMate({ goals }: Pick<Variant, "goals">): boolean {
  return goals.every(({ result, condition: { type } }) => {
    return result === "draw" || type === (result === "win" ? "checkmate" : "checkmated");
  });
}
