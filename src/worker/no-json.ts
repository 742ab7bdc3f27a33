/** What stands in for `engine/game-json.ts` in a worker that is sent games as PGN, and writes none. */
import type * as json from "../engine/game-json.ts";

export const openJson: typeof json.openJson = refuse;
export const declared: typeof json.declared = refuse;
export const declarable: typeof json.declarable = refuse;
export const digestOf: typeof json.digestOf = refuse;

function refuse(): never {
  throw new Error("games travel as PGN here");
}
