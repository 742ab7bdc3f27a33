/** Parts of a document that belong to rules. */
export type { CastlingRule, OneOfSeveralShuffles, PromotionRule, Step } from "../definition/schema-types.generated.ts";
