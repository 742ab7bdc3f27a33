/** A board with a piece and all that it reaches, for pages that explain rules. */
import type { Square } from "../geometry/board.ts";
import { closedSquares, firstLeapWays } from "../rules/standing.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { type BoardPictureOptions, boardPicture } from "./board-picture.ts";
import { drawMarks, type Mark, marksOf } from "./diagram.ts";
import { layOut } from "./geometry.ts";
import { IN_ENGLISH } from "./language.ts";
import type { Picture } from "./picture.ts";

/** How the picture looks, and what else stands on it. */
export interface ReachPictureOptions extends Omit<BoardPictureOptions, "position" | "coordinates"> {
  readonly piece: Piece;
  readonly from: Square;
  /** What else stands on the board; default: nothing. */
  readonly pieces?: Position["pieces"];
  /** The squares of pieces that may still leap as their first move; default: all of them. */
  readonly leapers?: Position["leapers"];
}

/** What a piece reaches on a variant's board from a square, checks aside: squares where it may not stand are left out.
 *  @example
 *  reachOf(variant, { piece: { kind: 1, side: 0 }, from: 27 }).length;
 */
export function reachOf(variant: Variant, { piece, from, pieces, leapers }: ReachPictureOptions): readonly Mark[] {
  const { board, pieceTypes } = variant;
  const closed = closedSquares(pieceTypes, variant)[piece.side][piece.kind];
  const more = leapers?.includes(from) === false ? [] : firstLeapWays(variant, piece.kind);
  return marksOf(pieceTypes[piece.kind], { board, side: piece.side, from, closed, more, ...(pieces && { pieces }) });
}

/** A piece on a variant's board with marks on what it reaches, as an `svg`.
 *  @example
 *  section.append(drawPicture(reachPicture(variant, { piece: { kind: 1, side: 0 }, from: 27 })));
 */
export function reachPicture(variant: Variant, options: ReachPictureOptions): Picture {
  const { piece, from, pieces = [], view = variant.view, flipped = false, language = IN_ENGLISH } = options;
  const standing = variant.setup.pieces.map((_, square) => (square === from ? piece : (pieces[square] ?? null)));
  const picture = boardPicture(variant, { view, flipped, language, position: { ...variant.setup, pieces: standing } });
  const geometry = layOut(variant.board, { view, flipped, coordinates: "outside" });
  return {
    ...picture,
    children: [...picture.children, drawMarks(reachOf(variant, options), geometry, from)],
  };
}
