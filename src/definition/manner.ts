/** What a document says beside the rules of movement: where it comes from, draws, looks, notation. */
import type { About, Draws, NotationStyle } from "../variant/variant.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import { oneLine } from "./words.ts";

export function readAbout({ about = {} }: VariantDocument): About {
  const { summary = "", source = null, inventor = null, year = null } = about;
  return { summary: oneLine(summary), source, inventor, year };
}

export function readDraws({ draws = {} }: VariantDocument): Draws {
  const { repetition = {}, moves = {} } = draws;
  return {
    repetition: { claim: limit(repetition.claim ?? 3), end: limit(repetition.end ?? 5) },
    moves: { claim: limit(moves.claim ?? 50), end: limit(moves.end ?? 75) },
    deadPosition: draws["dead-position"] ?? true,
  };
}

function limit(value: number | "never"): number | null {
  return value === "never" ? null : value;
}

export function readNotation({ notation = {} }: VariantDocument): NotationStyle {
  const { pieces = "letters", castling = "O-O", promotion = "d8=Q" } = notation;
  const uciCastling = notation["uci-castling"] ?? "king";
  return { pieces, castling, promotion: promotion === "d8Q" ? "" : "=", uciCastling };
}
