/** Pieces as the person likes them: what pictures of this page draw. */
import { defineBoard, glyphSvg as glyphOfFile, type PieceSet, pieceInSet } from "../src/board.ts";
import type { Variant } from "../src/index.ts";

let set: PieceSet = "figures";
let dressed = new WeakMap<Variant, Variant>();

/** What is drawn from now on; boards show it at once. */
export function choosePieces(chosen: PieceSet): void {
  if (chosen === set) return;
  set = chosen;
  dressed = new WeakMap();
  defineBoard({ pieces: chosen });
}

/** A piece with the picture that it is to have. */
export function liked<Piece extends Parameters<typeof pieceInSet>[0]>(piece: Piece): Piece {
  return pieceInSet(piece, set);
}

/** The variant with such pieces, the same one for the same variant. */
export function likedVariant(variant: Variant): Variant {
  if (set === "figures") return variant;
  const known = dressed.get(variant);
  if (known) return known;
  const made = { ...variant, pieceTypes: variant.pieceTypes.map((piece) => liked(piece)) };
  dressed.set(variant, made);
  return made;
}

export const glyphSvg: typeof glyphOfFile = (piece, ...rest) => glyphOfFile(liked(piece), ...rest);
