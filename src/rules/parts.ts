/** What is read of the rules, and what their checks look at. */
import type { Army } from "../definition/army.ts";
import type { VariantDocument } from "../definition/schema-types.generated.ts";
import type { Ground } from "../definition/squares.ts";
import type { Variant } from "../variant/variant.ts";
import type { CapturesOfVariant } from "./captures/model.ts";
import type { PlacedCastling } from "./castling/read.ts";
import type { CountingOfVariant } from "./counting/model.ts";
import type { FirstLeapsOfVariant } from "./first-leaps/model.ts";
import type { PlacedGoal } from "./goals/read.ts";
import type { Entering, Flips, Hands, Material } from "./model.ts";
import type { PassesOfVariant } from "./passes/model.ts";
import type { PlacedPromotion } from "./promotion/read.ts";
import type { SeriesOfVariant } from "./series/model.ts";
import type { DraftShuffle } from "./shuffle/read.ts";
import type { TradesOfVariant } from "./trades/model.ts";
import type { WallsOfVariant } from "./walls/model.ts";

/** The rules that only few documents speak of. */
export interface RichDrafts {
  readonly captures: CapturesOfVariant;
  readonly flips: Flips | null;
  readonly trades: TradesOfVariant["trades"];
  readonly hands: Hands | null;
  readonly entering: Entering | null;
  readonly firstLeaps: FirstLeapsOfVariant["firstLeaps"];
  readonly counting: CountingOfVariant["counting"];
  readonly walls: WallsOfVariant["walls"];
  readonly series: SeriesOfVariant["series"];
}

/** Rules with their places in the document. */
export interface RuleDrafts extends RichDrafts {
  readonly promotions: readonly PlacedPromotion[];
  readonly castlings: readonly PlacedCastling[];
  readonly goals: readonly PlacedGoal[];
  readonly material: Material | null;
  /** Whether nobody may give check. */
  readonly isCheckForbidden: boolean;
  readonly shuffles: readonly DraftShuffle[];
  readonly passes: PassesOfVariant["passes"];
}

/** Reads them. @param others what they build upon */
export type ReadRichRules = (
  ground: Ground,
  army: Army,
  document: VariantDocument,
  others: Pick<RuleDrafts, "promotions">,
) => RichDrafts;

/** What is known before the starts. */
export interface Parts {
  readonly ground: Ground;
  readonly army: Army;
  readonly drafts: RuleDrafts;
  readonly document: VariantDocument;
}

/** Checks of the rules that only few files have. */
export interface RichChecks {
  /** Made before there is a start. */
  readonly checkRichRules: (parts: Parts) => void;
  /** Of the complete variant. */
  readonly checkRichWhole: (parts: Parts, variant: Variant) => void;
}
