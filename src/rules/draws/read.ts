/** The draws of a document. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { Draws, DrawsOfVariant } from "./model.ts";

/** @param isAboutMate whether mate of a king is all that wins: then the game is dead where nobody can mate */
export function readDraws(document: VariantDocument, isAboutMate: boolean): DrawsOfVariant {
  const { draws = {} } = document;
  const { repetition, moves, wins } = draws;
  return {
    draws: {
      repetition: limits(repetition, usualRepetition(document)),
      moves: limits(moves, { claim: 50, end: 75 }),
      deadPosition: draws["dead-position"] ?? isAboutMate,
      wins: wins === "white" ? 0 : wins === "black" ? 1 : wins === "points" ? wins : null,
    },
  };
}

type Limits = Draws["moves"];
type Written = NonNullable<VariantDocument["draws"]>["moves"];

function limits(written: Written, usual: Limits): Limits {
  if (written === "never") return { claim: null, end: null };
  return { claim: limit(written?.claim, usual.claim), end: limit(written?.end, usual.end) };
}

function limit(value: number | "never" | undefined, usual: number | null): number | null {
  return value === "never" ? null : (value ?? usual);
}

/** Where a repetition may win or lose, nobody claims a draw before, and the game ends with it. */
function usualRepetition({ win = [], lose = [], draws }: VariantDocument): Limits {
  const conditions = [...win, ...lose, ...(draws?.by ?? [])];
  const numbers = conditions.flatMap((entry) =>
    typeof entry === "object" && entry.repetition !== undefined ? [entry.repetition] : [],
  );
  const isJudged = numbers.length > 0 || conditions.includes("perpetual-check");
  return { claim: isJudged ? null : 3, end: numbers.length > 0 ? Math.min(...numbers) : 5 };
}
