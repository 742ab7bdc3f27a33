/** Plans for each side and kind, made before the programs are written. */

import { SIDES, type Side, type Square } from "../geometry/board.ts";
import {
  choicesOf,
  isAnsweredInPassing,
  openingsInPassing,
  openingsOf,
  type Pawn,
  pawnOf,
  type Turning,
  turningsOf,
} from "../rules/plan.ts";
import { barredSquares, closedInPassing, closedSquares, type SquaresByKind } from "../rules/standing.ts";
import { isSparing } from "../variant/piece-ways.ts";
import type { Variant } from "../variant/variant.ts";
import type { Image } from "./image.ts";
import type { MagicPool } from "./magics.ts";
import type { Movement, PathPool, PathSet } from "./paths.ts";
import { type Step, stepsOf } from "./steps.ts";

/** How the generator treats the pieces of a kind. */
export type Manner = "royal" | "uniform" | "steps" | "single";

export interface KindPlan {
  readonly side: Side;
  readonly kind: number;
  /** Both as one number, see `Image`. */
  readonly sideKind: number;
  readonly movement: Movement;
  /** Squares where a piece of this kind never stands. */
  readonly barred: ReadonlySet<Square>;
  /** Attacks on royal pieces indexed by target: captures, and what only gives check. */
  readonly attackers: PathSet;
  /** En-passant captures indexed by target. */
  readonly passingAttackers: PathSet;
  readonly captureMagics: readonly number[];
  readonly quietMagics: readonly number[];
  readonly attackMagics: readonly number[];
  readonly passingMagics: readonly number[];
  readonly manner: Manner;
  readonly steps: readonly Step[];
  /** How the kind promotes by arriving alone; null for kinds that do not. */
  readonly pawn: Pawn | null;
  /** Its promotions where a variant says more of them than zones and choices, in the order in which they are asked. */
  readonly turnings: readonly Turning[];
  /** What it may become. */
  readonly becoming: readonly number[];
}

/** Plans White's kinds, then Black's; one a step. */
export function* planKinds(
  variant: Variant,
  image: Image,
  paths: PathPool,
  pool: MagicPool,
): Generator<void, KindPlan[], void> {
  const plans: KindPlan[] = [];
  const barred = barredSquares(variant.pieceTypes, variant);
  const closed = closedSquares(variant.pieceTypes, variant);
  const closedEnPassant = closedInPassing(variant.pieceTypes, variant);
  const isAnswered = isAnsweredInPassing(variant);
  for (const side of SIDES) {
    for (const kind of variant.pieceTypes.keys()) {
      plans.push(planKind({ variant, image, pool, paths, barred, closed, closedEnPassant, isAnswered }, side, kind));
      yield;
    }
  }
  return plans;
}

interface Context {
  readonly variant: Variant;
  readonly image: Image;
  readonly pool: MagicPool;
  readonly paths: PathPool;
  readonly barred: SquaresByKind;
  readonly closed: SquaresByKind;
  readonly closedEnPassant: SquaresByKind;
  readonly isAnswered: boolean;
}

function planKind(context: Context, side: Side, kind: number): KindPlan {
  const { variant, image, pool, paths, barred } = context;
  const piece = {
    ...variant.pieceTypes[kind],
    closed: [...context.closed[side][kind]],
    openings: openingsOf(variant, side, kind),
    inPassing: {
      closed: [...context.closedEnPassant[side][kind]],
      openings: openingsInPassing(variant, side, kind),
    },
    isAnswered: context.isAnswered,
    isSparing: isSparing(variant.spares, kind),
  };
  const movement = paths.movementOf(piece, side);
  const attackers = paths.reversed(movement.attackSet);
  const passingAttackers = paths.reversed(movement.passingSet);
  const pawn = pawnOf(variant, side, kind);
  const uniform = movement.captureSet === movement.quietSet;
  const plain = pawn === null && movement.passings.length === 0;
  const isOpen = piece.closed.length > 0 && (piece.openings.byCapture || piece.openings.from.length > 0);
  const steps = (uniform && plain) || isOpen ? null : stepsOf(variant.board, piece, side);
  // Two tables would generate a move twice whose target is reached in two ways.
  const blockable = paths.blockable(movement.captureSet);
  return {
    side,
    kind,
    sideKind: image.sideKindOf(side, kind),
    movement,
    barred: barred[side][kind],
    attackers,
    passingAttackers,
    captureMagics: pool.add(movement.captureSet),
    quietMagics: pool.add(movement.quietSet),
    attackMagics: pool.add(attackers),
    passingMagics: pool.add(passingAttackers),
    manner: mannerOf(kind === variant.royal, uniform && plain && !blockable.hasRepeats, steps),
    steps: steps ?? [],
    pawn,
    turnings: turningsOf(variant, side, kind),
    becoming: choicesOf(variant, side, kind),
  };
}

function mannerOf(royal: boolean, uniform: boolean, steps: readonly Step[] | null): Manner {
  if (royal) return "royal";
  if (uniform) return "uniform";
  return steps && steps.length > 0 ? "steps" : "single";
}
