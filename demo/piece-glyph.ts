/** The picture of a piece, which says nothing to screen readers: its name stands beside it. */
import { drawPicture, type PicturedPiece } from "../src/board.ts";
import type { Side } from "../src/geometry.ts";
import { glyphSvg } from "./liked-pieces.ts";

export function pieceGlyph(pieceType: PicturedPiece, side: Side): SVGElement {
  const picture = drawPicture(glyphSvg(pieceType, side));
  picture.setAttribute("aria-hidden", "true");
  return picture;
}
