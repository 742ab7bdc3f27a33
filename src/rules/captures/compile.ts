/** Captures in the kernel's tables. */

import { waysOf } from "../../betza/rides.ts";
import { writeAround } from "../../compile/around.ts";
import type { Image } from "../../compile/image.ts";
import { SIDES } from "../../geometry/board.ts";
import { KINDS_BYTES } from "../../layout/capacity.ts";
import { RULES } from "../../layout/map.ts";
import {
  RULES_BLOWN_KINDS,
  RULES_EXPLOSIONS,
  RULES_FRAGILE_KINDS,
  RULES_MUST_CAPTURE,
  RULES_SPARED_BY,
  RULES_SPARES,
  RULES_STONE_KINDS,
  RULES_TAKES_ALWAYS,
} from "../../layout/records.generated.ts";
import type { Variant } from "../../variant/variant.ts";
import { beginsWhereItStands } from "../rule.ts";
import { sparersOf, stoneKinds } from "./rule.ts";

export function writeCaptures(image: Image, variant: Variant): void {
  image.writeByte(RULES + RULES_MUST_CAPTURE, variant.captures.must ? 1 : 0);
  image.writeByte(RULES + RULES_TAKES_ALWAYS, takesAlways(variant) ? 1 : 0);
  image.writeByte(RULES + RULES_SPARES, variant.spares ? 1 : 0);
  writeExplosions(image, variant);
  for (const kind of variant.pieceTypes.keys())
    image.writeKinds(RULES + RULES_SPARED_BY + KINDS_BYTES * kind, sparersOf(variant, kind));
}

/** Who turns to stone alone explodes with nothing around. */
function writeExplosions(image: Image, variant: Variant): void {
  const { explode, petrify } = variant.captures;
  const { board, pieceTypes } = variant;
  if (!explode && !petrify) return;
  image.writeKinds(RULES + RULES_STONE_KINDS, stoneKinds(variant));
  image.writeWord(RULES + RULES_EXPLOSIONS, writeAround(image, board, explode?.leaps ?? [], SIDES));
  if (!explode) return;
  const kinds = [...pieceTypes.keys()].filter((kind) => !explode.immune.includes(kind));
  image.writeKinds(
    RULES + RULES_BLOWN_KINDS,
    kinds.filter((kind) => !explode.spares.includes(kind)),
  );
  image.writeKinds(RULES + RULES_FRAGILE_KINDS, kinds);
}

/** Whether every move captures: no piece goes to an empty square, is dropped on one, castles or promotes where it stands. */
function takesAlways({ pieceTypes, castlings, hands, promotions, walls }: Variant): boolean {
  const others = hands || walls?.isAlone || castlings[0] || promotions.some(beginsWhereItStands);
  return (
    !others && !pieceTypes.some(({ moves }) => moves.some(({ betza }) => waysOf(betza).some(({ quiet }) => quiet)))
  );
}
