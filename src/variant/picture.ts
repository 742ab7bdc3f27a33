/** What a piece is drawn as where that is not what its moves say. */
import type { BySide } from "../geometry/board.ts";

/** A picture for both sides, told apart by a disc in the side's colours; or one for each, null for what its moves say. Each
 *  is one of `PICTURE_NAMES`, or an SVG, PNG or WebP as a data URI. */
export type PiecePicture = string | BySide<string | null>;

/** The pictures that every board has: a disc with the letter and the moves, the others are figures. */
export const PICTURE_NAMES = [
  "disc",
  "king",
  "royal-knight",
  "commoner",
  "queen",
  "rook",
  "bishop",
  "knight",
  "pawn",
  "archbishop",
  "chancellor",
  "amazon",
  "centaur",
  "dragon-bishop",
  "nightrider",
] as const;
