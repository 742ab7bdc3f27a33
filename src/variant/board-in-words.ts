/** The board in sentences, where there is more to say than its size. */
import { squareCount } from "../geometry/board.ts";
import { squaresInWords } from "./squares-in-words.ts";
import type { Variant } from "./variant.ts";

/** The squares that are missing, as those of a whole board. */
export function boardInWords({ board: { holes, ...whole } }: Pick<Variant, "board">): string[] {
  if (!holes) return [];
  const [are, them] = holes.length === 1 ? ["is a hole", "it"] : ["are holes", "them"];
  const left = squareCount(whole) - holes.length;
  return [
    `${left} squares: ${squaresInWords(whole, holes)} ${are}. Nothing stands there, and only leaps pass over ${them}.`,
  ];
}
