/** Pieces as the person likes them: what pictures of this page draw. */
import { glyphSvg as glyphOfFile, type PieceSet, pieceInSet } from "../src/board.ts";
import { boardLanguage } from "./board-language.ts";

let set: PieceSet = "figures";

/** What is drawn from now on. */
export function choosePieces(chosen: PieceSet): void {
  set = chosen;
}

/** A piece with the picture that it is to have. */
export function liked<Piece extends Parameters<typeof pieceInSet>[0]>(piece: Piece): Piece {
  return pieceInSet(piece, set);
}

export const glyphSvg: typeof glyphOfFile = (piece, side, language = boardLanguage) =>
  glyphOfFile(liked(piece), side, language);
