/** Counting in sentences. */
import { counted, listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import type { CountRow } from "./model.ts";

/** Nothing where nobody counts. */
export function countingInWords({ counting, pieceTypes }: Variant): string[] {
  if (!counting) return [];
  const names = pieceTypes.map(({ name }) => name);
  return [
    "With few pieces left, moves are counted; when more have been made, the game is drawn. Whoever is to move begins, by the first of these that fits:",
    ...counting.map((row) => rowInWords(row, names)),
    "A count goes on whatever is taken; only for a side that has one piece left another one begins.",
  ];
}

function rowInWords({ own, without, against, moves, fromPieces }: CountRow, names: readonly string[]): string {
  const who =
    own === null ? "any side" : own === 1 ? "a side with one piece left" : `a side with at most ${own} pieces`;
  const others = against.map(([kind, number]) => counted(number, names[kind]));
  const facing = others.length > 0 ? ` against ${listed(others)}` : "";
  const gone = without.map((kind) => names[kind]);
  const when = gone.length > 0 ? `, once no ${listed(gone, "or")} is on the board` : "";
  const from = fromPieces ? ", counting from the number of pieces on the board" : "";
  return `${counted(moves, "move")} for ${who}${facing}${when}${from}.`;
}
