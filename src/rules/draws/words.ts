/** Draws in sentences. */
import { SIDE_NAMES, type Side } from "../../geometry/board.ts";
import { oneOf } from "../../variant/article.ts";
import { counted, listed } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import { areGoalsUsual } from "../rule.ts";

export function drawsInWords(variant: Variant): string[] {
  const { draws, pieceTypes } = variant;
  const { repetition, moves, deadPosition } = draws;
  const resetting = pieceTypes.filter(({ resetsClock }) => resetsClock).map(({ name }) => name);
  const quiet = `without a capture${resetting.length ? ` or ${oneOf(listed(resetting, "or"))} move` : ""}`;
  const unit = variant.series ? "turn" : "move";
  const sentences = areGoalsUsual(variant) ? ["Stalemate is a draw."] : [];
  const claims = [
    repetition.claim === null ? null : `when a position occurs the ${ordinal(repetition.claim)} time`,
    moves.claim === null ? null : `after ${counted(moves.claim, unit)} of each side ${quiet}`,
  ].filter((words) => words !== null);
  const ends = [
    repetition.end === null || isDecided(variant, repetition.end)
      ? null
      : `at the ${ordinal(repetition.end)} occurrence`,
    moves.end === null ? null : `after ${counted(moves.end, `such ${unit}`)}`,
  ].filter((words) => words !== null);
  if (claims.length) sentences.push(`A draw may be claimed ${listed(claims, "or")}.`);
  if (ends.length) sentences.push(`The game ends as a draw ${listed(ends, "or")}.`);
  if (deadPosition) sentences.push("It also ends when the material left can mate on neither side.");
  if (draws.wins !== null) sentences.push(`Every draw counts as a win for ${winnerInWords(draws.wins)}.`);
  return sentences;
}

function winnerInWords(wins: Side | "points"): string {
  return wins === "points" ? "whoever has more points" : SIDE_NAMES[wins];
}

/** Whether a position that comes up so often has ended the game otherwise before. */
function isDecided({ goals }: Variant, occurrences: number): boolean {
  return goals.some(({ condition }) => condition.type === "repetition" && condition.number <= occurrences);
}

function ordinal(number: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[number] ?? "th";
  return `${number}${ending}`;
}
