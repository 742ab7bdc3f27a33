/** Entering in sentences. */
import { oneOf } from "../../variant/article.ts";
import { listed } from "../../variant/phrases.ts";
import { sidedSquaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";

/** Nothing in variants where no piece enters so. */
export function enteringInWords({ entering, castlings, board, pieceTypes, hands }: Variant): string[] {
  if (!entering) return [];
  const where = sidedSquaresInWords(board, entering.squares);
  const kinds = [...new Set(entering.kinds.flat())].sort((a, b) => a - b);
  const names = kinds.map((kind) => pieceTypes[kind].name);
  const what = hands?.fills ? "a piece" : oneOf(listed(names, "or"));
  return [
    `When a piece leaves the square on which the start put it, on ${where}, ${what} may enter there from the hand.`,
    ...(castlings.length > 0 ? ["In castling it enters on the King's or the partner's square."] : []),
    "What enters shields from no check.",
  ];
}
