/** What a climb prints. */
import { shareOf } from "../../src/match/tally.ts";
import { markdownTable } from "../common/markdown.ts";
import type { Course } from "./climb.ts";
import type { Round } from "./journal.ts";

/** Points of the plus side above its half, from -0.5 to 0.5. */
export function leadOf(said: Round): number {
  return shareOf(said) - 0.5;
}

/** @param round from 0 */
export function writeRound(
  round: number,
  rounds: number,
  { wins, draws, losses }: Round,
  { parameters }: Course,
  values: readonly number[],
): string {
  const gone = parameters.map(({ name }, index) => `${name} ${values[index].toFixed(1)}`);
  return `${round + 1}/${rounds} rounds, +${wins} =${draws} -${losses}: ${gone.join(", ")}\n`;
}

export function writeFound({ parameters }: Course, values: readonly number[]): string {
  const rows = parameters.map(({ name, value, step }, index) => [
    name,
    String(value),
    String(Math.round(values[index])),
    ((values[index] - value) / step).toFixed(2),
  ]);
  return markdownTable(["number", "was", "found", "moved, in steps"], rows);
}
