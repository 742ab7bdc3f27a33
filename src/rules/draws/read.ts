/** The draws of a document. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { DrawsOfVariant } from "./model.ts";

/** @param isMatingGame whether mate of a king is all that wins: then the game is dead where nobody can mate */
export function readDraws({ draws = {} }: VariantDocument, isMatingGame: boolean): DrawsOfVariant {
  const { repetition = {}, moves = {} } = draws;
  return {
    draws: {
      repetition: { claim: limit(repetition.claim ?? 3), end: limit(repetition.end ?? 5) },
      moves: { claim: limit(moves.claim ?? 50), end: limit(moves.end ?? 75) },
      deadPosition: draws["dead-position"] ?? isMatingGame,
    },
  };
}

function limit(value: number | "never"): number | null {
  return value === "never" ? null : value;
}
