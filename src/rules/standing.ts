/** Where pieces may stand: their own forbidden squares, and what the rules add or take away. */
import { type BySide, SIDES, type Side, type Square } from "../geometry/board.ts";
import type { PieceType } from "../variant/variant.ts";
import type { PromotionsOfVariant } from "./promotion/model.ts";
import { dueZone, promotionZone } from "./promotion/rule.ts";

type Types = readonly Pick<PieceType, "forbidden">[];

/** The rules that have a say. */
export type StandingRules = PromotionsOfVariant;

/** Squares by kind, for each side. */
export type SquaresByKind = BySide<readonly ReadonlySet<Square>[]>;

/** Where a piece is never found: its forbidden squares, and those where it must become something else. */
export function barredSquares(types: Types, rules: StandingRules): SquaresByKind {
  return byKind(types, (side, kind) => [...types[kind].forbidden[side], ...dueZone(rules.promotions, side, kind)]);
}

/** Where a move may not end: on a forbidden square, unless the piece becomes something else there. */
export function closedSquares(types: Types, rules: StandingRules): SquaresByKind {
  return byKind(types, (side, kind) => {
    const open = promotionZone(rules.promotions, side, kind);
    return types[kind].forbidden[side].filter((square) => !open.includes(square));
  });
}

function byKind(types: Types, squaresOf: (side: Side, kind: number) => readonly Square[]): SquaresByKind {
  const of = (side: Side) => types.map((_, kind) => new Set(squaresOf(side, kind)));
  return [of(SIDES[0]), of(SIDES[1])];
}
