/** Questions about counting. */
import type { CountingOfPosition, CountingOfVariant } from "./model.ts";

/** The numbers of plies that counts of a variant may have, ascending. */
export function countLimits({ counting }: CountingOfVariant): number[] {
  return [...new Set((counting ?? []).map(({ moves }) => 2 * moves))].sort((a, b) => a - b);
}

/** A count that runs, in moves: of how many which one has been reached, begun ones included. */
export interface Count {
  readonly made: number;
  readonly most: number;
}

/** Null while no count runs. */
export function runningCount({
  countLimit,
  halfmoves,
}: CountingOfPosition & { readonly halfmoves: number }): Count | null {
  return countLimit === null ? null : { made: Math.ceil(halfmoves / 2), most: countLimit / 2 };
}
