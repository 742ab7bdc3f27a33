/** First leaps in the kernel's tables: for each square from which a piece may leap, where to and over what. */
import type { Image } from "../../compile/image.ts";
import { writeSquareKeys } from "../../compile/square-keys.ts";
import { SIDES } from "../../geometry/board.ts";
import { RULES } from "../../layout/map.ts";
import {
  FIRST_LEAPS_BYTES,
  FIRST_LEAPS_COUNT,
  FIRST_LEAPS_END,
  FIRST_LEAPS_FROM,
  FIRST_LEAPS_KIND,
  FIRST_LEAPS_LOST_TO,
  FIRST_LEAPS_SIDE,
  RULES_FIRST_LEAPS,
} from "../../layout/records.generated.ts";
import type { Variant } from "../../variant/variant.ts";
import { barredSquares } from "../standing.ts";
import { type Leap, leapsFrom } from "./leaps.ts";

/** One record after another, each followed by its leaps. */
export function writeFirstLeaps(image: Image, variant: Variant): void {
  if (variant.firstLeaps.length === 0) return;
  if (!variant.hands) writeSquareKeys(image, variant.board); // else they are there
  const barred = barredSquares(variant.pieceTypes, variant);
  const records = variant.firstLeaps.flatMap((rule) =>
    SIDES.flatMap((side) =>
      variant.pieceTypes[rule.kind].firstMove[side].map((from) => {
        const place = { side, square: from, barred: barred[side][rule.kind] };
        return { rule, side, from, leaps: leapsFrom(variant.board, rule, place) };
      }),
    ),
  );
  const texts = records.map(({ leaps }) => leaps.flatMap(bytesOf));
  // a record begins at a multiple of four bytes
  const sizes = texts.map((bytes) => FIRST_LEAPS_BYTES + ((bytes.length + 3) & ~3));
  let at = image.reserve(sizes.reduce((sum, size) => sum + size, FIRST_LEAPS_BYTES));
  image.writeWord(RULES + RULES_FIRST_LEAPS, at);
  for (const [index, { rule, side, from, leaps }] of records.entries()) {
    image.writeByte(at + FIRST_LEAPS_COUNT, leaps.length);
    image.writeByte(at + FIRST_LEAPS_FROM, from);
    image.writeByte(at + FIRST_LEAPS_SIDE, side);
    image.writeByte(at + FIRST_LEAPS_KIND, rule.kind);
    image.writeKinds(at + FIRST_LEAPS_LOST_TO, rule.lostTo);
    image.writeShort(at + FIRST_LEAPS_END, sizes[index]);
    for (const [offset, byte] of texts[index].entries()) image.writeByte(at + FIRST_LEAPS_BYTES + offset, byte);
    at += sizes[index];
  }
}

/** The target, the number of its ways, and for each of them the number of its squares and these. */
function bytesOf({ to, ways }: Leap): number[] {
  return [to, ways.length, ...ways.flatMap((way) => [way.length, ...way])];
}
