/** What lockstep prints: a line for each variant and rival, and each difference that has no name. */
import type { ContestResult } from "./contest.ts";

const WIDTHS = [24, 10, 6, 8, 6] as const;

export const HEADINGS = `${columns(["variant", "rival", "games", "plies", "named"])}  unexplained`;

export function rowOf({ variant, rival, games, played, named, unexplained }: ContestResult): string {
  const count = Object.values(named).reduce((sum, times) => sum + times, 0);
  return `${columns([variant, rival, String(games), String(played), String(count)])}  ${unexplained}`;
}

/** Each on a line of its own; empty when there is none. */
export function writeExamples({ examples, unexplained }: ContestResult): string {
  const lines = examples.map(
    ({ topic, ours, theirs, fen }) => `    ${topic}: ours '${ours}', theirs '${theirs}' in ${fen}\n`,
  );
  const more = unexplained - examples.length;
  return lines.join("") + (more > 0 ? `    and ${more} more\n` : "");
}

export function writeSummary(results: readonly ContestResult[], strangers: readonly string[]): string {
  const games = sum(results.map((result) => result.games));
  const plies = sum(results.map((result) => result.played));
  const unexplained = sum(results.map((result) => result.unexplained));
  const variants = new Set(results.map(({ variant }) => variant)).size;
  const unknown = strangers.length > 0 ? `No rival knows ${strangers.join(", ")}.\n` : "";
  const named = writeNamed(results);
  return `\n${variants} variants, ${games} games, ${plies} plies: ${unexplained} unexplained differences.\n${unknown}${named}`;
}

/** How often each named difference was met. */
function writeNamed(results: readonly ContestResult[]): string {
  const counts = new Map<string, number>();
  for (const { named } of results) {
    for (const [name, times] of Object.entries(named)) counts.set(name, (counts.get(name) ?? 0) + times);
  }
  const lines = [...counts].sort().map(([name, times]) => `  ${String(times).padStart(8)}  ${name}\n`);
  return lines.length > 0 ? `Named differences met:\n${lines.join("")}` : "";
}

function columns(cells: readonly string[]): string {
  return cells.map((cell, index) => (index < 2 ? cell.padEnd(WIDTHS[index]) : cell.padStart(WIDTHS[index]))).join(" ");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
