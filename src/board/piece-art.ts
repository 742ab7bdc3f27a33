/** Pictures of pieces that a page gives: a set, or a pattern of addresses, in `pieces`, or pictures inside the element. */
import { SIDE_NAMES, type Side } from "../geometry/board.ts";
import type { PieceType } from "../variant/variant.ts";
import { glyphOf, imageOf } from "./glyph.ts";
import { pagePieces } from "./page-defaults.ts";
import { type Picture, shape } from "./picture.ts";
import { pieceInSet } from "./piece-set.ts";

/** A piece's picture; null where the board draws its usual one. */
export type PieceArt = (piece: PieceType, side: Side) => Picture | null;

/** What a page gives of one kind, or of all. */
export interface GivenArt {
  /** Tells one set of pictures from another. */
  readonly key: string;
  readonly art: PieceArt;
}

/** Reads `pieces` and the pictures that have the slot of a piece, such as `white-knight`. */
export function readArt(element: Element): GivenArt | null {
  const pattern = element.getAttribute("pieces")?.trim() || pagePieces();
  const own = Array.from(element.querySelectorAll(":scope > [slot]"), (each) => [each.slot, addressOf(each)] as const);
  if (pattern === "figures" && own.length === 0) return null;
  const within = new Map(own);
  const art: PieceArt = (piece, side) => {
    const name = SIDE_NAMES[side].toLowerCase();
    const address = within.get(`${name}-${piece.id}`);
    if (address) return imageOf(address);
    if (pattern === "figures") return null;
    if (pattern === "discs") return glyphOf(pieceInSet(piece, pattern), side);
    const words: Readonly<Record<string, string>> = { side: name, s: name[0], id: piece.id, letter: piece.letter };
    return imageOf(pattern.replace(/\{(\w+)\}/g, (all, word) => encodeURIComponent(words[word] ?? all)));
  };
  return { key: JSON.stringify([pattern, own]), art };
}

function addressOf(picture: Element): string {
  const { src } = picture as HTMLImageElement;
  return typeof src === "string" ? src : `data:image/svg+xml,${encodeURIComponent(asFile(picture))}`;
}

function asFile(picture: Element): string {
  return new XMLSerializer().serializeToString(picture);
}

/** A piece as an `svg` of 100 by 100, by the page's picture or our own; what it is on says which it is. */
export function pictureOf(art: PieceArt | null, piece: PieceType, side: Side): Picture {
  const drawn = art?.(piece, side) ?? glyphOf(piece, side);
  return shape("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, drawn);
}
