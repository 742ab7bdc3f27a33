/** Hands in the record of a position, and drops in move words. */

import { SIDES, type Side } from "../../geometry/board.ts";
import type { Records } from "../../kernel/record.ts";
import { KIND_SLOTS_SMALL, KINDS_BEYOND } from "../../layout/capacity.ts";
import { MOVE_DROP } from "../../layout/move.ts";
import { POSITION_TAIL, TAIL_MARKED } from "../../layout/position.ts";
import { TAIL_HAND, TAIL_HAND_BEYOND } from "../../layout/records.generated.ts";
import type { Variant } from "../../variant/variant.ts";
import type { DropOfMove, HandsOfPosition } from "./model.ts";

/** Writes hands and marks at ply 0. */
export function writeHands(records: Records, { hands, promoted }: HandsOfPosition): void {
  if (!hands) return;
  for (const side of SIDES) {
    for (const [kind, count] of hands[side].entries()) if (count > 0) records.setByte(placeOf(side, kind), count);
  }
  records.addInTail(TAIL_MARKED, promoted);
}

const NO_HANDS: HandsOfPosition = { hands: null, promoted: [] };

export function readHands(records: Records, ply: number, { hands, pieceTypes }: Variant): HandsOfPosition {
  if (!hands) return NO_HANDS;
  const own = (side: Side) => pieceTypes.map((_, kind) => records.byte(ply, placeOf(side, kind)));
  return { hands: [own(0), own(1)], promoted: records.squaresInTail(ply, TAIL_MARKED) };
}

function placeOf(side: Side, kind: number): number {
  const beyond = kind - KIND_SLOTS_SMALL;
  const place =
    beyond < 0 ? TAIL_HAND + side * KIND_SLOTS_SMALL + kind : TAIL_HAND_BEYOND + side * KINDS_BEYOND + beyond;
  return POSITION_TAIL + place;
}

export function dropOfWord(type: number): DropOfMove {
  return { drop: isDrop(type) };
}

export function isDrop(type: number): boolean {
  return type === MOVE_DROP;
}
