/** Pictures of pieces that a page gives: a pattern of addresses in `pieces`, or pictures inside the element. */
import { SIDE_NAMES, type Side } from "../geometry/board.ts";
import type { PieceType } from "../variant/variant.ts";
import { glyphOf, imageOf } from "./glyph.ts";
import { type Picture, shape } from "./picture.ts";

/** The address of a piece's picture; null where the board draws its own. */
export type PieceArt = (piece: PieceType, side: Side) => string | null;

/** What a page gives of one kind, or of all. */
export interface GivenArt {
  /** Tells one set of pictures from another. */
  readonly key: string;
  readonly art: PieceArt;
}

/** Reads `pieces` and the pictures that have the slot of a piece, such as `white-knight`. */
export function readArt(element: Element): GivenArt | null {
  const pattern = element.getAttribute("pieces")?.trim() ?? "";
  const own = Array.from(element.querySelectorAll(":scope > [slot]"), (each) => [each.slot, addressOf(each)] as const);
  if (pattern === "" && own.length === 0) return null;
  const within = new Map(own);
  const art: PieceArt = (piece, side) => {
    const name = SIDE_NAMES[side].toLowerCase();
    const words: Readonly<Record<string, string>> = { side: name, s: name[0], id: piece.id, letter: piece.letter };
    const address = pattern.replace(/\{(\w+)\}/g, (all, word) => encodeURIComponent(words[word] ?? all));
    return within.get(`${name}-${piece.id}`) ?? (address === "" ? null : address);
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
  const href = art?.(piece, side);
  const drawn = href ? imageOf(href) : glyphOf(piece, side);
  return shape("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, drawn);
}
