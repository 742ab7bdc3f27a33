/** What the compiler knows about each side and kind before it writes programs. */
import { SIDES, type Side } from "../geometry/board.ts";
import { KIND_BITS } from "../layout/capacity.ts";
import type { Promotion, Variant } from "../variant/variant.ts";
import { type Step, stepsOf } from "./steps.ts";
import type { UnitPool } from "./units.ts";
import { blockableOf, type Movement, movementOf, reversed, signatureOf, type WaysBySquare } from "./ways.ts";

/** How the generator treats the men of a kind. */
export type Manner = "royal" | "uniform" | "steps" | "single";

export interface KindPlan {
  readonly side: Side;
  readonly kind: number;
  /** `side << KIND_BITS | kind`. */
  readonly sideKind: number;
  readonly movement: Movement;
  /** Capturing ways seen from their targets. */
  readonly attackers: WaysBySquare;
  readonly captureUnits: readonly number[];
  readonly quietUnits: readonly number[];
  readonly attackUnits: readonly number[];
  readonly manner: Manner;
  readonly steps: readonly Step[];
  readonly promotion: Promotion | null;
}

export function planKinds(variant: Variant, pool: UnitPool): KindPlan[] {
  return SIDES.flatMap((side) => variant.pieces.map((_, kind) => planKind(variant, pool, side, kind)));
}

function planKind(variant: Variant, pool: UnitPool, side: Side, kind: number): KindPlan {
  const movement = movementOf(variant.board, variant.pieces[kind], side);
  const attackers = reversed(movement.captures);
  const promotion = variant.promotions.find((entry) => entry.side === side && entry.kind === kind) ?? null;
  const uniform = signatureOf(movement.captures) === signatureOf(movement.quiets);
  const plain = promotion === null && movement.passings.length === 0;
  const steps = uniform && plain ? null : stepsOf(variant.board, variant.pieces[kind], side);
  const captureUnits = pool.add(movement.captures);
  return {
    side,
    kind,
    sideKind: (side << KIND_BITS) | kind,
    movement,
    attackers,
    captureUnits,
    quietUnits: pool.add(movement.quiets),
    attackUnits: pool.add(attackers),
    manner: mannerOf(kind === variant.royal, uniform && plain && !overlaps(movement.captures), steps),
    steps: steps ?? [],
    promotion,
  };
}

function mannerOf(royal: boolean, uniform: boolean, steps: readonly Step[] | null): Manner {
  if (royal) return "royal";
  if (uniform) return "uniform";
  return steps && steps.length > 0 ? "steps" : "single";
}

/** Whether some target is reached in two ways: generated from two tables the move would come twice. */
function overlaps(ways: WaysBySquare): boolean {
  return blockableOf(ways).some((list) => new Set(list.map((way) => way.target)).size < list.length);
}
