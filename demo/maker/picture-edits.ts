/** Edits of what a piece is drawn as. Each returns the new text. */
import type { VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import type { Making } from "./making.ts";
import { removeValue, setValue } from "./yaml-text.ts";

type Document = Exclude<NonNullable<VariantDocument["pieces"]>[string], "none">;

/** One picture for both sides, which a disc tells apart; or the picture of one. */
export type Whose = "both" | "white" | "black";

/** What the file says of a piece, with what is inherited. */
export function writtenPicture({ whole }: Pick<Making, "whole">, id: string): Document["picture"] {
  const piece = whole.pieces?.[id];
  return piece === undefined || piece === "none" ? undefined : piece.picture;
}

/** @param picture a name, an SVG's text or a data URI */
export function setPicture(making: Making, id: string, whose: Whose, picture: string): string {
  const before = writtenPicture(making, id);
  const sides = typeof before === "string" ? { white: before, black: before } : before;
  const value = inLines(picture);
  if (whose === "both") return setValue(making.text, ["pieces", id, "picture"], value);
  const other = whose === "white" ? "black" : "white";
  const kept = sides?.[other];
  const both = { ...(kept === undefined ? {} : { [other]: inLines(kept) }), [whose]: value };
  const { white, black } = both as { white?: string; black?: string };
  const ordered = { ...(white === undefined ? {} : { white }), ...(black === undefined ? {} : { black }) };
  return setValue(making.text, ["pieces", id, "picture"], ordered);
}

/** A block of YAML ends with a line break. */
function inLines(picture: string): string {
  const trimmed = picture.trim();
  return trimmed.includes("\n") ? `${trimmed}\n` : trimmed;
}

/** Lets the moves say again what it is drawn as. */
export function removePicture(making: Making, id: string): string {
  const text = removeValue(making.text, ["pieces", id, "picture"]);
  const { parent, whole } = making;
  const isInherited = parent?.pieceTypes.find((piece) => piece.id === id)?.picture !== undefined;
  return isInherited || (whole.pictures ?? "figures") !== "figures"
    ? setValue(making.text, ["pieces", id, "picture"], "figure")
    : text;
}

/** What pictures together may take of a file, which has 64 KB, in characters. */
const ALL = 48 * 1024;

/** How many characters the picture of a piece may have, so that there is room for those of all others. */
export function roomFor({ pieceTypes }: Variant): number {
  return Math.min(8192, Math.max(2048, Math.floor(ALL / (2 * pieceTypes.length))));
}
