/** Pictures of pieces in a file: a name, an SVG, or pixels. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { PICTURE_NAMES, type PiecePicture } from "../variant/picture.ts";
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
};

/** The picture of a piece, if it has another one than its moves say. */
export function readPiecePicture(
  { picture }: PieceDocument,
  { pictures = "figures" }: VariantDocument,
): Partial<Record<"picture", PiecePicture>> {
  const usual = SETS[pictures];
  const { white, black } = typeof picture === "object" ? picture : { white: picture, black: picture };
  const [own, other] = [white, black].map((text) =>
    text === undefined ? usual : text === FIGURE ? null : addressOf(text),
  );
  const isOne = typeof picture !== "object" || (own === other && !own?.includes(":"));
  if (!isOne) return { picture: [own, other] };
  return own === null ? {} : { picture: own };
}

/** What browsers load: an SVG as a data URI, and the rest as it is. */
function addressOf(text: string): string {
  const own = text.trim();
  if (!own.startsWith("<")) return own;
  const whole = /^[^>]*xmlns=/.test(own) ? own : own.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
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
  if (text.trim().startsWith("data:")) return pixelFault(text);
  const names: readonly string[] = [FIGURE, ...PICTURE_NAMES];
  if (names.includes(text)) return null;
  const message = `${quote(text)} is no picture: write an SVG, 'data:image/png;base64,…', 'data:image/webp;base64,…', or one of ${names.join(", ")}.`;
  return { code: "picture", message, hint: suggest(text, names) };
}
