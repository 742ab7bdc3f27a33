/** Messages from the endings worker to the page. */
import type { BareEnding, EndingSurvey } from "../src/endings.ts";

/** One kind of bare material against the bare king. */
export interface EndingsRow extends Pick<BareEnding, "shades" | "verdict" | "longestMate"> {
  /** Ids of the pieces besides the king. */
  readonly pieces: readonly string[];
  /** The share of won placements, 0 to 1. */
  readonly won: number;
}

export type EndingsMessage =
  | { readonly type: "progress"; readonly material: string; readonly done: number; readonly total: number }
  | { readonly type: "done"; readonly rows: readonly EndingsRow[]; readonly leftOut: EndingSurvey["leftOut"] }
  | { readonly type: "failed"; readonly reason: string };
