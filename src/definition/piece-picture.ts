/** Pictures of pieces in a file: a name, an SVG, or pixels. */
import type { PiecePicture } from "../variant/picture.ts";
import type { Piece as PieceDocument, VariantDocument } from "./schema-types.generated.ts";

/** Takes back what is inherited, or what the set of the file says. */
export const FIGURE = "figure";
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
