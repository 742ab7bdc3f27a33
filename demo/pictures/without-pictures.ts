/** A variant's file without the pictures of its pieces, for where they do not fit. Names of the board's own pictures stay. */
import type { VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { plainOf, removeValue } from "../maker/yaml-text.ts";

export function withoutPictures(yaml: string): string {
  const { pieces = {} } = plainOf(yaml) as VariantDocument;
  const drawn = Object.entries(pieces).filter(([, piece]) => piece !== "none" && isDrawn(piece.picture));
  return drawn.reduce((text, [id]) => removeValue(text, ["pieces", id, "picture"]), yaml);
}

type Written = Exclude<NonNullable<VariantDocument["pieces"]>[string], "none">["picture"];

function isDrawn(picture: Written): boolean {
  const texts = typeof picture === "object" ? Object.values(picture) : [picture ?? ""];
  return texts.some((text) => /^\s*<|:/.test(text));
}

/** Whether a variant's file has pictures that take much room. */
export function hasPictures({ pieceTypes }: Variant): boolean {
  return pieceTypes.some(({ picture }) => [picture].flat().some((own) => own?.includes(":")));
}
