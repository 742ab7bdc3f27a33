/**
 * Expected wins, draws and losses at a score.
 *
 * Two logistic curves, one for wins and one for losses, whose midpoint and width depend on how full the board is.
 */
import { countStanding } from "../variant/pieces.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { isWonByMate } from "../variant/won-by-mate.ts";
import type { Score, Wdl } from "./info.ts";

/** In hundredths of a pawn: the value on an empty board, and what a full one adds to it. */
export interface WdlModel {
  /** The score that wins half of the games. */
  readonly middle: readonly [number, number];
  /** The score beyond it at which the odds of winning are e to 1. */
  readonly width: readonly [number, number];
}

/** Fitted on 2026-11-22 to 15,540 positions from 150 games at 1,000 nodes a move: `npm run wdl -- --games 30`. */
const MODEL: WdlModel = { middle: [172, -124], width: [10, 230] };

/** Whether the model says something of a variant's games. It was fitted to games without hands that mate decides, and that
 *  may be drawn; what a pawn more is worth elsewhere nobody has measured. */
export function isFitted({ hands, goals, draws }: Pick<Variant, "hands" | "goals" | "draws">): boolean {
  return hands === null && draws.wins === null && isWonByMate({ goals });
}

/** Chances of winning, drawing and losing, for the side to move. @param full see `fullness` */
export function wdlOf(score: Score, full: number): Wdl {
  if (score.type === "mate") return score.moves > 0 ? [1000, 0, 0] : [0, 0, 1000];
  const [win, , loss] = chances(score.value, full, MODEL).map((chance) => Math.round(1000 * chance));
  return [win, 1000 - win - loss, loss];
}

/** The same as shares of 1, under any model. */
export function chances(cp: number, full: number, { middle, width }: WdlModel): [number, number, number] {
  const chance = (lead: number) =>
    1 / (1 + Math.exp((middle[0] + middle[1] * full - lead) / (width[0] + width[1] * full)));
  const [win, loss] = [chance(cp), chance(-cp)];
  return [win, Math.max(0, 1 - win - loss), loss];
}

/** The share of the setup's pieces that are still on the board, 0 to 1. */
export function fullness({ setup }: Variant, { pieces }: Position): number {
  return Math.min(1, countStanding(pieces) / Math.max(1, countStanding(setup.pieces)));
}
