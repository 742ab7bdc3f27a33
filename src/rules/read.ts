/** Reads the rules of a document, one line a rule. */
import type { Army, PieceDraft } from "../definition/army.ts";
import type { NotationStyle as NotationDocument, VariantDocument } from "../definition/schema-types.generated.ts";
import type { Ground } from "../definition/squares.ts";
import type { PieceType, Variant } from "../variant/variant.ts";
import type { CapturesOfVariant } from "./captures/model.ts";
import { readCaptures } from "./captures/read.ts";
import {
  CASTLING_KEY,
  castlingsOf,
  type PlacedCastling,
  RIGHT_FAULTS,
  readCastlingNotation,
  readCastlings,
} from "./castling/read.ts";
import { winningCastlings } from "./castling/rule.ts";
import type { CountingOfVariant } from "./counting/model.ts";
import { readCounting } from "./counting/read.ts";
import { readDraws } from "./draws/read.ts";
import { readEntering } from "./entering/read.ts";
import type { FirstLeapsOfVariant } from "./first-leaps/model.ts";
import { FIRST_LEAP_KEY, readFirstLeaps } from "./first-leaps/read.ts";
import { finishFirstMove, type Starts } from "./first-moves/read.ts";
import { readFlips } from "./flips/read.ts";
import { goalsOf, MATERIAL_KEY, type PlacedGoal, readGoals, readMaterial } from "./goals/read.ts";
import { HANDS_KEY, readHands } from "./hands/read.ts";
import type { Entering, Flips, Hands, Material, RulesOfNotation, RulesOfVariant } from "./model.ts";
import type { PassesOfVariant } from "./passes/model.ts";
import { readPasses } from "./passes/read.ts";
import {
  type PlacedPromotion,
  PROMOTION_KEY,
  promotionsOf,
  readPromotionNotation,
  readPromotions,
} from "./promotion/read.ts";
import { isPromoting } from "./promotion/rule.ts";
import { readCheck } from "./royals/read.ts";
import { isAboutMate, isCheckForbidden } from "./rule.ts";
import type { SeriesOfVariant } from "./series/model.ts";
import { readSeries } from "./series/read.ts";
import { type DraftShuffle, readShuffles } from "./shuffle/read.ts";
import type { TradesOfVariant } from "./trades/model.ts";
import { readTrades } from "./trades/read.ts";
import type { WallsOfVariant } from "./walls/model.ts";
import { readWalls } from "./walls/read.ts";

export { MOST_STARTS, NO_SHUFFLES, numberShuffles } from "./shuffle/read.ts";
export { writtenWalls } from "./walls/read.ts";

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

/** Rules with their places in the document. */
export interface RuleDrafts {
  readonly promotions: readonly PlacedPromotion[];
  readonly castlings: readonly PlacedCastling[];
  readonly goals: readonly PlacedGoal[];
  readonly material: Material | null;
  /** Whether nobody may give check. */
  readonly isCheckForbidden: boolean;
  readonly shuffles: readonly DraftShuffle[];
  readonly captures: CapturesOfVariant;
  readonly flips: Flips | null;
  readonly trades: TradesOfVariant["trades"];
  readonly hands: Hands | null;
  readonly passes: PassesOfVariant["passes"];
  readonly entering: Entering | null;
  readonly firstLeaps: FirstLeapsOfVariant["firstLeaps"];
  readonly counting: CountingOfVariant["counting"];
  readonly walls: WallsOfVariant["walls"];
  readonly series: SeriesOfVariant["series"];
}

export function readRules(ground: Ground, army: Army, document: VariantDocument): RuleDrafts {
  const promotions = readPromotions(ground, army, document);
  const castlings = readCastlings(ground, army, document);
  const hands = readHands(ground, army, document, promotions);
  return {
    promotions,
    castlings,
    goals: readGoals(ground, army, document, winningCastlings({ castlings })),
    material: readMaterial(army, document),
    isCheckForbidden: isCheckForbidden(readCheck(document)),
    shuffles: readShuffles(ground, army, document),
    captures: readCaptures(ground, army, document),
    flips: readFlips(ground, document),
    trades: readTrades(ground, army, document),
    hands,
    entering: readEntering(ground, army, document, hands),
    firstLeaps: readFirstLeaps(ground, army, document),
    counting: readCounting(ground, army, document),
    ...readPasses(document),
    ...readWalls(ground, document),
    ...readSeries(document),
  };
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
