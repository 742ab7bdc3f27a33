/** Pieces that change sides in the kernel's tables. */
import { writeAround } from "../../compile/around.ts";
import type { Image } from "../../compile/image.ts";
import { boardSquares, SIDES, stepFrom, turned } from "../../geometry/board.ts";
import { RULES } from "../../layout/map.ts";
import {
  RULES_FLIP_ROWS,
  RULES_FLIP_WAYS,
  RULES_FLIPS,
  RULES_FLIPS_BESIDE_OWN,
} from "../../layout/records.generated.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Flips } from "./model.ts";

export function writeFlips(image: Image, { board, flips }: Pick<Variant, "board" | "flips">): void {
  if (!flips) return;
  image.writeByte(RULES + RULES_FLIPS_BESIDE_OWN, flips.besideOwn ? 1 : 0);
  if (flips.where === "between") writeRows(image, board, flips);
  else image.writeWord(RULES + RULES_FLIPS, writeAround(image, board, flips.leaps, SIDES));
}

function writeRows(image: Image, board: Variant["board"], { leaps }: Flips): void {
  const table = image.reserve(2 * leaps.length * image.squares);
  for (const [way, leap] of leaps.entries())
    for (const side of SIDES)
      for (const square of boardSquares(board)) {
        const next = stepFrom(board, square, turned(leap, side));
        image.writeByte(table + (2 * way + side) * image.squares + square, next ?? square);
      }
  image.writeWord(RULES + RULES_FLIP_ROWS, table);
  image.writeByte(RULES + RULES_FLIP_WAYS, leaps.length);
}
