/** Promotion in move texts, and pawns, whose moves have no letter. */
import type { MoveRules } from "../../notation/move-rules.ts";
import { kindText, type SanStyle } from "../../notation/style.ts";
import type { Move } from "../../variant/move.ts";
import type { PromotionOfGameMove } from "./model.ts";
import { isPromoting, isWhereItStands } from "./rule.ts";

/** In front of the letter of what a kind becomes; in coordinates it stands alone. */
const PLUS = "+";
/** What has such a letter and loses its plus. */
const MINUS = "-";

/** The style of PGN. */
export const STANDARD_PROMOTION = { promotion: "=" } as const;

/** Whether a kind is written without a letter, as pawns are: it promotes, and its moves reset the clock. */
export function isPawnLike({ pieceTypes, promotions }: MoveRules, kind: number): boolean {
  const pieceType = pieceTypes[kind];
  const promotes =
    isPromoting(promotions, kind) || promotions.some((rule) => rule.kind === kind && isWhereItStands(rule));
  return promotes && (pieceType.resetsClock || pieceType.letter === "P");
}

/** The suffix in coordinates. */
export function promotionUci({ pieceTypes }: MoveRules, { promotion, kind }: Move): string {
  if (promotion === null) return "";
  const { letter } = pieceTypes[promotion];
  if (letter.startsWith(PLUS)) return PLUS;
  return pieceTypes[kind].letter === PLUS + letter ? MINUS : letter.toLowerCase();
}

/** The suffix in algebraic notation. */
export function promotionSan(rules: MoveRules, { promotion }: Move, style: SanStyle): string {
  return promotion === null ? "" : style.promotion + kindText(rules, promotion, style);
}

/** The fault of a text without the suffix. */
export const PROMOTION_LEFT_OUT = { code: "move-promotion", says: "must name the piece it promotes to." } as const;

/** A pattern for the suffix, with one group.
 *  @param name a pattern for the names of pieces, small letters among them */
export function promotionPattern(name: string): string {
  return `(?:[=/]?\\(?(${name})\\)?)?`;
}

/** Whether a move promotes to what a text names.
 *  @param named kinds that the name may stand for; null without one */
export function isNamedPromotion({ promotion }: Move, named: ReadonlySet<number> | null): boolean {
  return named ? promotion !== null && named.has(promotion) : promotion === null;
}

/** The promotion part of `GameMove`. */
export function promotionFacts({ pieceTypes }: MoveRules, { promotion }: Move): PromotionOfGameMove {
  return { promotion: promotion === null ? null : pieceTypes[promotion].id };
}
