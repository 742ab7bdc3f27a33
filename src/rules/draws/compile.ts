/** The draw rules in the kernel, for the search. */
import type { Image } from "../../compile/image.ts";
import { RULES } from "../../layout/map.ts";
import { RULES_DRAW_CLOCK, RULES_DRAWS_WIN, RULES_REPETITION } from "../../layout/records.generated.ts";
import { DRAWS_BY_POINTS } from "../../layout/rules/goals.ts";
import type { DrawsOfVariant } from "./model.ts";

/** The search treats a draw that may be claimed as a draw. */
export function writeDraws(image: Image, { draws }: DrawsOfVariant): void {
  const { moves, repetition, wins } = draws;
  image.writeWord(RULES + RULES_DRAW_CLOCK, 2 * (moves.claim ?? moves.end ?? 0));
  image.writeWord(RULES + RULES_REPETITION, (repetition.claim ?? repetition.end) === null ? 0 : 1);
  if (wins !== null) image.writeByte(RULES + RULES_DRAWS_WIN, wins === "points" ? DRAWS_BY_POINTS : 1 << wins);
}
