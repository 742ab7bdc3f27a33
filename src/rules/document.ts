/** The rules' parts of a document. */
import { CASTLING_CONDITION } from "./castling/document.ts";

export type { CastlingRule, OneOfSeveralShuffles, PromotionRule, Step } from "../definition/schema-types.generated.ts";

/** Words that are no conditions, since a rule says the same by a key of its own: how that is written. */
export const CONDITIONS_ELSEWHERE: Readonly<Record<string, string>> = { ...CASTLING_CONDITION };
