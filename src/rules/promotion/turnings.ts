/** Promotions of which more is said than a zone and choices, in the tables of rich kernels. */
import type { Image } from "../../compile/image.ts";
import type { KindPlan } from "../../compile/kinds.ts";
import { boardSquares } from "../../geometry/board.ts";
import { KINDS_BYTES } from "../../layout/capacity.ts";
import { KINDS, RULES, TURNING_INDEX, TURNINGS } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import * as shared from "../../layout/rules/turning.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Occasion, Promotion } from "./model.ts";
import { arePlain, beginsWhereItStands, happensBy, limitsOf } from "./rule.ts";

const OCCASIONS: Readonly<Record<Occasion, number>> = {
  arrive: shared.TURN_ARRIVE,
  enter: shared.TURN_ENTER,
  leave: shared.TURN_LEAVE,
  capture: shared.TURN_CAPTURE,
  "capture-there": shared.TURN_CAPTURE_THERE,
  stay: shared.TURN_STAY,
  "before-move": shared.TURN_BEFORE_MOVE,
};

/** Promotions of which more is said than a zone and choices, in order; nothing in other variants. */
export function writeTurnings(image: Image, variant: Variant, plans: readonly KindPlan[]): void {
  if (arePlain(variant.promotions)) return;
  let count = 0;
  for (const plan of plans) {
    const { side, kind, sideKind, turnings } = plan;
    if (turnings.length === 0) continue;
    image.writeSet(KINDS + sideKind * records.KIND_BYTES + records.KIND_ZONE, askedSquares(image, plan));
    image.writeKinds(RULES + records.RULES_TURNING_KINDS + KINDS_BYTES * side, [kind]);
    if (turnings.some(beginsWhereItStands))
      image.writeKinds(RULES + records.RULES_STAYING_KINDS + KINDS_BYTES * side, [kind]);
    if (turnings.some(({ isHarmless }) => isHarmless)) image.writeByte(RULES + records.RULES_LIMITS_MOVES, 1);
    image.writeByte(TURNING_INDEX + sideKind, count + 1);
    for (const rule of turnings) {
      if (count >= shared.TURNINGS_MAX - 1)
        throw new RangeError(`more than ${shared.TURNINGS_MAX - 1} promotions of kinds and sides`);
      writeTurning(image, variant, rule, { sideKind, address: TURNINGS + count++ * records.TURNING_BYTES });
    }
  }
  image.writeByte(TURNINGS + count * records.TURNING_BYTES + records.TURNING_SIDE_KIND, shared.TURN_END);
}

/** Squares on which a piece may promote by arriving, and those where it may go only if it promotes for other reasons. */
function askedSquares({ squares }: Image, { turnings, barred }: KindPlan): number[] {
  const zones = new Set(turnings.flatMap((rule) => (happensBy(rule, ["arrive", "enter"]) ? rule.zone : [])));
  const isOpen = turnings.some((rule) => happensBy(rule, ["leave", "capture"]));
  return Array.from({ length: squares }, (_, square) => square).filter(
    (square) => zones.has(square) || (isOpen && barred.has(square)),
  );
}

interface Place {
  readonly sideKind: number;
  readonly address: number;
}

function writeTurning(image: Image, { setup, board }: Variant, rule: Promotion, { sideKind, address }: Place): void {
  image.writeByte(address + records.TURNING_SIDE_KIND, sideKind);
  image.writeShort(
    address + records.TURNING_ON,
    rule.on.reduce(
      (bits, occasion) => bits | OCCASIONS[occasion],
      (rule.enPassant ? 0 : shared.TURN_NOT_EN_PASSANT) | (rule.isLast ? shared.TURN_LAST : 0),
    ),
  );
  image.writeByte(address + records.TURNING_IS_HARMLESS, rule.isHarmless ? 1 : 0);
  image.writeByte(address + records.TURNING_IS_OPTIONAL, rule.optional ? 1 : 0);
  image.writeByte(address + records.TURNING_CHOICES, rule.to.length);
  for (const [index, most] of limitsOf(rule, setup).entries()) {
    image.writeByte(address + records.TURNING_TO + index, rule.to[index]);
    image.writeByte(address + records.TURNING_MOST + index, Math.min(most ?? shared.TURN_ANY, shared.TURN_ANY));
  }
  const there = new Set(boardSquares(board));
  image.writeSet(
    address + records.TURNING_ZONE,
    rule.zone.filter((square) => there.has(square)),
  );
}
