/** The words of boards in the language of the page, for what the page says as a board does. */
import { readWords } from "../src/board.ts";
import { translation } from "./language.ts";

export const boardLanguage = readWords(translation?.board);

/** `King`: what a kind of piece is called. */
export function pieceName(pieceType: { readonly name: string }): string {
  return boardLanguage.piece(pieceType);
}

/** The same by its id, which is said where there is no such kind. */
export function pieceNamed(id: string, pieceTypes: readonly { readonly id: string; readonly name: string }[]): string {
  const pieceType = pieceTypes.find((each) => each.id === id);
  return pieceType ? pieceName(pieceType) : id;
}

/** `White King`: a piece by itself. */
export function pieceLabel(pieceType: { readonly name: string }, side: 0 | 1): string {
  const words = boardLanguage.pieceOf(pieceType, side);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
