/** The draws of a document. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { DrawsOfVariant } from "./model.ts";

export function readDraws({ draws = {} }: VariantDocument): DrawsOfVariant {
  const { repetition = {}, moves = {} } = draws;
  return {
    draws: {
      repetition: { claim: limit(repetition.claim ?? 3), end: limit(repetition.end ?? 5) },
      moves: { claim: limit(moves.claim ?? 50), end: limit(moves.end ?? 75) },
      deadPosition: draws["dead-position"] ?? true,
    },
  };
}

function limit(value: number | "never"): number | null {
  return value === "never" ? null : value;
}
