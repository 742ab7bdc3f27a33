/** Passes passed in by a program. */
import type { PassOfMove } from "./model.ts";

/** Null unless it says whether the move is a pass, or nothing. */
export function givenPass({ pass = false }: Partial<PassOfMove>): PassOfMove | null {
  return typeof pass === "boolean" ? { pass } : null;
}
