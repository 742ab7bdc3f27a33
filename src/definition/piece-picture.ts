/** Pictures of pieces in a file: a name, an SVG, or pixels. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { isDrawn, PICTURE_NAMES, type PiecePicture } from "../variant/picture.ts";
import type { Faults } from "./faults.ts";
import type { PictureFault } from "./picture-fault.ts";
import { pixelFault } from "./pixel-text.ts";
import type { Piece as PieceDocument, VariantDocument } from "./schema-types.generated.ts";
import { svgFault } from "./svg-text.ts";

/** Takes back what is inherited, or what the set of the file says. */
const FIGURE = "figure";
/** What the sets say of pieces without a picture of their own. */
const SETS: Readonly<Record<NonNullable<VariantDocument["pictures"]>, string | null>> = {
  figures: null,
  discs: "disc",
  letters: "letter",
};

/** The picture of a piece; null for what its moves say. */
export function readPiecePicture(
  { picture }: PieceDocument,
  { pictures = "figures" }: VariantDocument,
): PiecePicture | null {
  if (picture === undefined) return SETS[pictures];
  const { white, black } = typeof picture === "string" ? { white: picture, black: picture } : picture;
  const own = [white, black].map((text) =>
    text === undefined ? SETS[pictures] : text === FIGURE ? null : text.trim(),
  );
  const isOne = typeof picture === "string" || (own[0] === own[1] && !isDrawn(own[0] ?? ""));
  return isOne ? own[0] : [own[0], own[1]];
}

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
  if (isDrawn(text)) return pixelFault(text);
  const names: readonly string[] = [FIGURE, ...PICTURE_NAMES];
  if (names.includes(text)) return null;
  const message = `${quote(text)} is no picture: write an SVG, 'data:image/png;base64,…', 'data:image/webp;base64,…', or one of ${names.join(", ")}.`;
  return { code: "picture", message, hint: suggest(text, names) };
}
