/** What a piece may take on its way in a move that is planned ahead: what knows it is fetched with rich kernels, and no piece of another
 *  variant takes so. */
import type { plannedWays as find } from "./strikes/planned.ts";

let ways: typeof find = () => [];

export function providePlannedWays(own: typeof find): void {
  ways = own;
}

/** None for most pieces. */
export const plannedWays: typeof find = (variant, pieces, from) => ways(variant, pieces, from);
