/** Perft, the number of leaves of the tree of legal moves, for comparing programs: `fairywren/perft`. Worker-safe. */
import { isWhole, readOptions, wrongType } from "./diagnostic/argument.ts";
import { checkLoaded } from "./engine/check-loaded.ts";
import { askKernel } from "./engine/shared.ts";
import { givenPosition } from "./variant/given-position.ts";
import type { Position } from "./variant/position.ts";
import type { Variant } from "./variant/variant.ts";

export interface PerftOptions {
  /** How the last ply is counted: `list`, the default, takes the length of the move list; `made` makes every move. The
   *  count is the same. */
  readonly lastPly?: "list" | "made";
}

/** The greatest depth accepted. */
export const DEEPEST_PERFT = 30;

/** Counts the leaves of the tree of legal moves, synchronously: billions take minutes.
 *  @param depth in plies, 0 to `DEEPEST_PERFT`
 *  @throws {FairywrenError} `wrong-type`; `not-loaded` in a page without the variant's kernel, see `prepareRules`
 *  @example
 *  perft(chess, chess.setup, 4); // 197281
 */
export function perft(variant: Variant, position: Position, depth: number, options?: PerftOptions): number {
  checkLoaded(variant);
  const placed = givenPosition(variant, position);
  if (!isWhole(depth, 0, DEEPEST_PERFT)) throw wrongType("depth", `a whole number from 0 to ${DEEPEST_PERFT}`, depth);
  const { lastPly = "list" } = readOptions<PerftOptions>("options", options, { lastPly: "string" });
  if (lastPly !== "list" && lastPly !== "made") throw wrongType("options' lastPly", "'list' or 'made'", lastPly);
  if (depth === 0) return 1;
  return askKernel(variant, (kernel) => {
    kernel.setPosition(placed);
    return lastPly === "list" ? kernel.perft(depth) : kernel.perftLeaves(depth);
  });
}
