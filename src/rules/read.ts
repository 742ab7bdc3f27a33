/** Reads the rules of a document, one line a rule. */
import type { Army, PieceDraft } from "../definition/army.ts";
import { readRichRules } from "../definition/late-reads.ts";
import type { NotationStyle as NotationDocument, VariantDocument } from "../definition/schema-types.generated.ts";
import type { Ground } from "../definition/squares.ts";
import type { PieceType, Variant } from "../variant/variant.ts";
import { CASTLING_KEY, castlingsOf, RIGHT_FAULTS, readCastlingNotation, readCastlings } from "./castling/read.ts";
import { winningCastlings } from "./castling/rule.ts";
import { readDraws } from "./draws/read.ts";
import { FIRST_LEAP_KEY } from "./first-leaps/document.ts";
import { finishFirstMove, type Starts } from "./first-moves/read.ts";
import { goalsOf, MATERIAL_KEY, readGoals, readMaterial } from "./goals/read.ts";
import { HANDS_KEY } from "./hands/document.ts";
import type { RulesOfNotation, RulesOfVariant } from "./model.ts";
import type { RichDrafts, RuleDrafts } from "./parts.ts";
import { readPasses } from "./passes/read.ts";
import { PROMOTION_KEY, promotionsOf, readPromotionNotation, readPromotions } from "./promotion/read.ts";
import { isPromoting } from "./promotion/rule.ts";
import { readCheck } from "./royals/read.ts";
import { isAboutMate, isCheckForbidden } from "./rule.ts";
import { readShuffles } from "./shuffle/read.ts";

export { MOST_STARTS, NO_SHUFFLES, numberShuffles } from "./shuffle/read.ts";

/** Keys of the document whose value `none` removes what is inherited. */
export const REMOVABLE: readonly string[] = [CASTLING_KEY, PROMOTION_KEY, HANDS_KEY, MATERIAL_KEY];

/** The same for keys of a key, and for those of a piece. */
export const REMOVABLE_WITHIN: Readonly<Record<string, readonly string[]>> = {
  setup: ["shuffle"],
  hands: ["drops", "enter"],
  captures: ["flip", "trades"],
  draws: ["wins", "counting"],
};
export const REMOVABLE_OF_PIECES: readonly string[] = ["spares", "checks-by", FIRST_LEAP_KEY];

/** By key of the document: prefixes of the FEN fault codes that are mere consequences of its faults. */
export const FAULTS_THAT_FOLLOW: readonly (readonly [key: string, codes: string])[] = [[CASTLING_KEY, RIGHT_FAULTS]];

export function readRules(ground: Ground, army: Army, document: VariantDocument): RuleDrafts {
  const promotions = readPromotions(ground, army, document);
  const castlings = readCastlings(ground, army, document);
  return {
    promotions,
    castlings,
    goals: readGoals(ground, army, document, winningCastlings({ castlings })),
    material: readMaterial(army, document),
    isCheckForbidden: isCheckForbidden(readCheck(document)),
    shuffles: readShuffles(ground, army, document),
    ...readPasses(document),
    ...(speaksOfRichRules(document) ? readRichRules(ground, army, document, { promotions }) : NO_RICH_RULES),
  };
}

/** What `rich-read.ts` finds in a document that speaks of none of these rules. */
export const NO_RICH_RULES: RichDrafts = {
  captures: { captures: { must: false, explode: null, petrify: null }, spares: null },
  flips: null,
  trades: null,
  hands: null,
  entering: null,
  firstLeaps: [],
  counting: null,
  walls: null,
  series: null,
};

/** Keys of pieces that do. */
const RICH_KEYS_OF_PIECES = ["spares", "captured-as", FIRST_LEAP_KEY] as const;

/** Whether a document speaks of rules that `rich-read.ts` reads. */
export function speaksOfRichRules({ hands, captures, turn, draws = {}, pieces = {} }: VariantDocument): boolean {
  if ([hands, captures, turn, draws.counting].some((value) => value !== undefined)) return true;
  return Object.values(pieces).some(
    (piece) => typeof piece === "object" && RICH_KEYS_OF_PIECES.some((key) => piece[key] !== undefined),
  );
}

/** The rules' part of the variant; starts are not numbered yet. */
export function rulesOf(
  { promotions, castlings, goals, captures, isCheckForbidden: _, shuffles: __, ...others }: RuleDrafts,
  document: VariantDocument,
): RulesOfVariant {
  return {
    shuffles: [],
    ...promotionsOf(promotions),
    ...castlingsOf(castlings),
    ...readCheck(document),
    ...captures,
    ...goalsOf(goals),
    ...readDraws(document, true),
    ...others,
  };
}

/** Completes the rules with what follows from all of them and from the start. */
export function finishRules(variant: Variant, document: VariantDocument): Variant {
  return { ...variant, ...readDraws(document, isAboutMate(variant)) };
}

/** Completes a type of piece from the rules where its own entry is silent. */
export function finishPieceType(
  ground: Ground,
  pieceType: PieceDraft,
  kind: number,
  { drafts, starts }: { readonly drafts: RuleDrafts; readonly starts: Starts },
): PieceType {
  return {
    ...pieceType,
    ...finishFirstMove(ground, kind, pieceType.firstMove, starts),
    resetsClock: pieceType.resetsClock ?? isPromoting(drafts.promotions, kind),
  };
}

export function readRuleNotation(notation: NotationDocument): RulesOfNotation {
  return { ...readCastlingNotation(notation), ...readPromotionNotation(notation) };
}
