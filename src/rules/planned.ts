/** What a piece may do besides going somewhere, in a move that is planned ahead: what knows it is fetched with rich kernels, and no piece of another
 *  variant does such a thing. */
import type { plannedWays as find } from "./rich-planned.ts";

let ways: typeof find = () => [];

export function providePlannedWays(own: typeof find): void {
  ways = own;
}

/** None for most pieces. */
export const plannedWays: typeof find = (variant, pieces, from) => ways(variant, pieces, from);
