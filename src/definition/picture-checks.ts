/** Checks of pictures of pieces in a file. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { PICTURE_NAMES } from "../variant/picture.ts";
import type { Faults } from "./faults.ts";
import type { PictureFault } from "./picture-fault.ts";
import { FIGURE } from "./piece-picture.ts";
import { pixelFault } from "./pixel-text.ts";
import type { Piece as PieceDocument, VariantDocument } from "./schema-types.generated.ts";
import { svgFault } from "./svg-text.ts";

/** Reports the pictures of a document that are none, or are not safe. */
export function checkPictures(faults: Faults, { pieces = {} }: VariantDocument): void {
  for (const [id, piece] of Object.entries(pieces)) {
    if (piece === "none" || piece.picture === undefined) continue;
    const path = ["pieces", id, "picture"];
    const texts = typeof piece.picture === "string" ? [[path, piece.picture] as const] : sidesOf(path, piece.picture);
    for (const [place, text] of texts) {
      const fault = pictureFault(text);
      if (fault) faults.value(place, fault, fault.part);
    }
  }
}

function sidesOf(path: readonly string[], { white, black }: Exclude<NonNullable<PieceDocument["picture"]>, string>) {
  return [[[...path, "white"], white] as const, [[...path, "black"], black] as const].flatMap(([place, text]) =>
    text === undefined ? [] : [[place, text] as const],
  );
}

/** Why a text is no picture that a file may have, or null. */
export function pictureFault(text: string): PictureFault | null {
  if (/^\s*</.test(text)) return svgFault(text);
  if (text.trim().startsWith("data:")) return pixelFault(text);
  const names: readonly string[] = [FIGURE, ...PICTURE_NAMES];
  if (names.includes(text)) return null;
  const message = `${quote(text)} is no picture: write an SVG, 'data:image/png;base64,…', 'data:image/webp;base64,…', or one of ${names.join(", ")}.`;
  return { code: "picture", message, hint: suggest(text, names) };
}
