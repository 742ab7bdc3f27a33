/** Turns of several moves in sentences. */
import { SIDE_NAMES } from "../../geometry/board.ts";
import type { Variant } from "../../variant/variant.ts";
import { royalKinds } from "../rule.ts";
import type { Series } from "./model.ts";

/** Nothing where each turn has one move. */
export function seriesInWords(variant: Variant): string[] {
  const { series } = variant;
  if (!series) return [];
  const checks = royalKinds(variant.pieceTypes).length > 0 ? [checkInWords(series)] : [];
  return [...lengthInWords(series), ...checks];
}

function lengthInWords({ moves: [white, black], first, grows }: Series): string[] {
  if (grows > 0)
    return [
      `${SIDE_NAMES[0]} begins with ${count(white)}, and each turn has ${count(grows)} more than the other side's turn before it.`,
    ];
  const begins = first === null ? [] : [`The first turn of a game has ${count(first)}.`];
  if (white === black) return [`A turn is ${count(white)} in a row, all of which are made.`, ...begins];
  return [
    `A turn of ${SIDE_NAMES[0]} is ${count(white)}, a turn of ${SIDE_NAMES[1]} ${count(black)}, all of which are made.`,
    ...begins,
  ];
}

function checkInWords({ check }: Series): string {
  return check === "ends"
    ? "A check ends the turn, whichever of its moves gives it."
    : "Only the last move of a turn may give check.";
}

function count(moves: number): string {
  return moves === 1 ? "one move" : `${moves} moves`;
}
