/** Draws in the kernel's rules, for the search. */
import type { Image } from "../../compile/image.ts";
import { RULES } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import type { DrawsOfVariant } from "./model.ts";

/** A draw that can be claimed is one to the search. */
export function writeDraws(image: Image, { draws }: DrawsOfVariant): void {
  const { moves, repetition } = draws;
  image.writeWord(RULES + records.RULES_DRAW_CLOCK, 2 * (moves.claim ?? moves.end ?? 0));
  image.writeWord(RULES + records.RULES_REPETITION, (repetition.claim ?? repetition.end) === null ? 0 : 1);
}
