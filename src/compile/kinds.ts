/** What the compiler knows about each side and kind before it writes programs. */
import { SIDES, type Side } from "../geometry/board.ts";
import { KIND_BITS } from "../layout/capacity.ts";
import type { Promotion, Variant } from "../variant/variant.ts";
import { type Step, stepsOf } from "./steps.ts";
import type { UnitPool } from "./units.ts";
import type { Movement, WayPool, WaySet } from "./ways.ts";

/** How the generator treats the men of a kind. */
export type Manner = "royal" | "uniform" | "steps" | "single";

export interface KindPlan {
  readonly side: Side;
  readonly kind: number;
  /** `side << KIND_BITS | kind`. */
  readonly sideKind: number;
  readonly movement: Movement;
  /** Capturing ways seen from their targets. */
  readonly attackers: WaySet;
  /** En-passant captures seen from their targets. */
  readonly enPassantAttackers: WaySet;
  readonly captureUnits: readonly number[];
  readonly quietUnits: readonly number[];
  readonly attackUnits: readonly number[];
  readonly manner: Manner;
  readonly steps: readonly Step[];
  readonly promotion: Promotion | null;
}

/** White's kinds, then Black's; a step each. */
export function* planKinds(variant: Variant, ways: WayPool, pool: UnitPool): Generator<void, KindPlan[], void> {
  const plans: KindPlan[] = [];
  for (const side of SIDES) {
    for (const kind of variant.pieces.keys()) {
      plans.push(planKind({ variant, pool, ways, side, kind }));
      yield;
    }
  }
  return plans;
}

interface Context {
  readonly variant: Variant;
  readonly pool: UnitPool;
  readonly ways: WayPool;
  readonly side: Side;
  readonly kind: number;
}

function planKind({ variant, pool, ways, side, kind }: Context): KindPlan {
  const movement = ways.movementOf(variant.pieces[kind], side);
  const attackers = ways.reversed(movement.captureSet);
  const promotion = variant.promotions.find((entry) => entry.side === side && entry.kind === kind) ?? null;
  const uniform = movement.captureSet === movement.quietSet;
  const plain = promotion === null && movement.passings.length === 0;
  const steps = uniform && plain ? null : stepsOf(variant.board, variant.pieces[kind], side);
  // Generated from two tables, a move to a target that is reached in two ways would come twice.
  const blockable = ways.blockable(movement.captureSet);
  return {
    side,
    kind,
    sideKind: (side << KIND_BITS) | kind,
    movement,
    attackers,
    enPassantAttackers: ways.reversed(movement.enPassantSet),
    captureUnits: pool.add(movement.captureSet),
    quietUnits: pool.add(movement.quietSet),
    attackUnits: pool.add(attackers),
    manner: mannerOf(kind === variant.royal, uniform && plain && !blockable.hasRepeats, steps),
    steps: steps ?? [],
    promotion,
  };
}

function mannerOf(royal: boolean, uniform: boolean, steps: readonly Step[] | null): Manner {
  if (royal) return "royal";
  if (uniform) return "uniform";
  return steps && steps.length > 0 ? "steps" : "single";
}
