/** Sets of pictures that boards have of their own. */
import type { PicturedPiece } from "./glyph.ts";

/** - `figures`: artwork where a movement is well known, otherwise discs, as the variant's file has it
 *  - `discs`: letters with moves around them; pictures that a file carries stay */
export type PieceSet = "figures" | "discs";

export function isPieceSet(set: unknown): set is PieceSet {
  return set === "figures" || set === "discs";
}

/** The piece as a set has it, for stills.
 *  @example
 *  list.append(drawPicture(glyphSvg(pieceInSet(variant.pieceTypes[2], "discs"), 0)));
 */
export function pieceInSet<Piece extends Pick<PicturedPiece, "picture">>(piece: Piece, set: PieceSet): Piece {
  return set === "figures" || isCarried(piece) ? piece : { ...piece, picture: "disc" };
}

/** Whether its rules carry a picture of it, and not the name of one. */
function isCarried({ picture }: Pick<PicturedPiece, "picture">): boolean {
  return picture !== undefined && String(picture).includes(":");
}
