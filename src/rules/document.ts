/** The rules' parts of a document. */
export type { CastlingRule, OneOfSeveralShuffles, PromotionRule, Step } from "../definition/schema-types.generated.ts";
