/** Where pieces may stand: their forbidden squares, and the effect of the rules on them. */
import { type Board, type BySide, SIDES, type Side, type Square } from "../geometry/board.ts";
import type { PieceType } from "../variant/variant.ts";
import type { PromotionsOfVariant } from "./promotion/model.ts";
import { dueZone, openingsInPassing, promotionsInPassing, promotionZone } from "./promotion/rule.ts";

export { firstLeapWays } from "./first-leaps/rule.ts";

type Types = readonly Pick<PieceType, "forbidden">[];

/** The rules with such an effect, and the board. */
export type StandingRules = PromotionsOfVariant & { readonly board: Board };

/** Squares by kind, for each side. */
export type SquaresByKind = BySide<readonly ReadonlySet<Square>[]>;

/** Where a piece never stands: holes, its forbidden squares, and those where it must promote. */
export function barredSquares(types: Types, rules: StandingRules): SquaresByKind {
  const { holes = [] } = rules.board;
  return byKind(types, (side, kind) => [
    ...holes,
    ...types[kind].forbidden[side],
    ...dueZone(rules.promotions, side, kind),
  ]);
}

/** Where a move may not end: on a forbidden square, unless the piece promotes there. */
export function closedSquares(types: Types, rules: PromotionsOfVariant): SquaresByKind {
  return byKind(types, (side, kind) => {
    const open = promotionZone(rules.promotions, side, kind);
    return types[kind].forbidden[side].filter((square) => !open.includes(square));
  });
}

/** The same for captures en passant, which may be fewer promotions. */
export function closedInPassing(types: Types, rules: PromotionsOfVariant): SquaresByKind {
  return closedSquares(types, promotionsInPassing(rules));
}

/** Whether a capture en passant from there may end on squares forbidden to the piece: it promotes by leaving, or by taking. */
export function isOpenInPassing(rules: PromotionsOfVariant, side: Side, kind: number, from: Square): boolean {
  const open = openingsInPassing(rules, side, kind);
  return open.byCapture || open.from.includes(from);
}

function byKind(types: Types, squaresOf: (side: Side, kind: number) => readonly Square[]): SquaresByKind {
  const of = (side: Side) => types.map((_, kind) => new Set(squaresOf(side, kind)));
  return [of(SIDES[0]), of(SIDES[1])];
}
