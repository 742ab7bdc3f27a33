/** Promotion in sentences. */
import { BLACK, otherSide, SIDE_NAMES } from "../../geometry/board.ts";
import { listed } from "../../variant/phrases.ts";
import { squaresInWords } from "../../variant/squares-in-words.ts";
import type { Variant } from "../../variant/variant.ts";
import { barredSquares, type SquaresByKind } from "../standing.ts";
import type { Promotion } from "./model.ts";
import { promotionOf } from "./rule.ts";

export function promotionInWords(variant: Variant): string[] {
  if (variant.promotions.length === 0) return ["No piece promotes."];
  const barred = barredSquares(variant.pieceTypes, variant);
  return variant.promotions.flatMap((promotion) => {
    const { side, kind } = promotion;
    const other = promotionOf(variant.promotions, otherSide(side), kind);
    const isShared = other !== null && isSameRule(promotion, other);
    if (isShared && side === BLACK) return [];
    const blackZone = isShared ? ` (Black: ${squaresInWords(variant.board, other.zone)})` : "";
    const name = `${isShared ? "A" : `${SIDE_NAMES[side]}'s`} ${variant.pieceTypes[kind].name}`;
    const verb = promotion.optional ? "may promote" : "promotes";
    const where = `on ${squaresInWords(variant.board, promotion.zone)}${blackZone}`;
    const choices = listed(namesOf(variant, promotion.to), "or");
    return [`${name} ${verb} ${where} to ${choices}.`, ...limitsInWords(variant, promotion, barred)];
  });
}

function isSameRule(a: Promotion, b: Promotion): boolean {
  return a.optional === b.optional && a.to.join() === b.to.join();
}

/** Where an optional promotion is mandatory after all, and choices missing on some squares. White's squares are named
 *  if both sides have the rule. */
function limitsInWords(variant: Variant, promotion: Promotion, barred: SquaresByKind): string[] {
  const { side, kind, zone, to, optional } = promotion;
  const due = optional ? zone.filter((square) => barred[side][kind].has(square)) : [];
  const must = due.length > 0 ? [`It must promote on ${squaresInWords(variant.board, due)}.`] : [];
  const limits = to.flatMap((choice) => {
    const closed = zone.filter((square) => barred[side][choice].has(square));
    return closed.length > 0
      ? [`It cannot become a ${variant.pieceTypes[choice].name} on ${squaresInWords(variant.board, closed)}.`]
      : [];
  });
  return [...must, ...limits];
}

function namesOf({ pieceTypes }: Variant, kinds: Promotion["to"]): string[] {
  return kinds.map((kind) => pieceTypes[kind].name);
}
