/** The words of boards in the language of the page, for what the page says as a board does. */
import { readWords } from "../src/board.ts";
import { translation } from "./language.ts";

export const boardLanguage = readWords(translation?.board);

/** `White King`: a piece by itself. */
export function pieceLabel(pieceType: { readonly name: string }, side: 0 | 1): string {
  const words = boardLanguage.pieceOf(pieceType, side);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
