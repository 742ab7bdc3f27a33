/** Where pieces may stand and what they may become there: the one reading of forbidden squares and promotion zones. */
import { SIDES, type Side, type Square } from "../geometry/board.ts";
import type { BySide, PieceType, Promotion } from "./variant.ts";

type Pieces = readonly Pick<PieceType, "forbidden">[];

/** Squares by kind, for each side. */
export type SquaresByKind = BySide<readonly ReadonlySet<Square>[]>;

/** Where a piece is never found: its forbidden squares, and those where it must become something else. */
export function barredSquares(pieces: Pieces, promotions: readonly Promotion[]): SquaresByKind {
  const of = (side: Side) => pieces.map(({ forbidden }, kind) => new Set([...forbidden[side], ...dueOf(side, kind)]));
  const dueOf = (side: Side, kind: number) => {
    const rule = promotionOf(promotions, side, kind);
    return rule && !rule.optional ? rule.zone : [];
  };
  return [of(SIDES[0]), of(SIDES[1])];
}

/** Where a move may not end: on a forbidden square, unless the piece promotes there. */
export function closedSquares(pieces: Pieces, promotions: readonly Promotion[]): SquaresByKind {
  const of = (side: Side) =>
    pieces.map(({ forbidden }, kind) => {
      const zone = promotionOf(promotions, side, kind)?.zone ?? [];
      return new Set(forbidden[side].filter((square) => !zone.includes(square)));
    });
  return [of(SIDES[0]), of(SIDES[1])];
}

/** The rule of a kind, or null when it does not promote. */
export function promotionOf(promotions: readonly Promotion[], side: Side, kind: number): Promotion | null {
  return promotions.find((rule) => rule.side === side && rule.kind === kind) ?? null;
}

/** What a rule offers on a square of its zone: kinds that may stand there. */
export function choicesOn({ to, side }: Promotion, barred: SquaresByKind, square: Square): number[] {
  return to.filter((kind) => !barred[side][kind].has(square));
}
