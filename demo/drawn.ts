/** Pictures of boards for this page: the board's own, of the pieces as the person likes them, in the page's language. */
import * as board from "../src/board.ts";
import type { Variant } from "../src/index.ts";
import { boardLanguage as language } from "./board-language.ts";
import { liked } from "./liked-pieces.ts";

export const boardPicture: typeof board.boardPicture = (variant, options) =>
  board.boardPicture(likedVariant(variant), { language, ...options });

export const reachPicture: typeof board.reachPicture = (variant, options) =>
  board.reachPicture(likedVariant(variant), { language, ...options });

export const moveDiagram: typeof board.moveDiagram = (piece, options) =>
  board.moveDiagram(liked(piece), { language, ...options });

/** The variant with such pieces. */
function likedVariant(variant: Variant): Variant {
  const pieceTypes = variant.pieceTypes.map((piece) => liked(piece));
  const isSame = pieceTypes.every((piece, kind) => piece === variant.pieceTypes[kind]);
  return isSame ? variant : { ...variant, pieceTypes };
}
