/** What is said of counted openings. */
import { countStarts, type Variant } from "../../src/index.ts";
import type { OpeningResults, OpeningStart } from "../../src/openings.ts";
import { grouped } from "../words.ts";

/** How many of some games came to a position. @param all how many there are, at least one */
export function visitsInWords({ games: here }: Pick<OpeningResults, "games">, all: number): string {
  if (all === 1) return `The only game ${here === 1 ? "came" : "did not come"} to this position.`;
  if (all === 2 && here === 2) return "Both games came to this position.";
  const share = here === all ? `All ${grouped(all)}` : `${here === 0 ? "None" : grouped(here)} of the ${grouped(all)}`;
  return `${share} games came to this position.`;
}

export function gamesInWords(count: number): string {
  return `${grouped(count)} ${count === 1 ? "game" : "games"}`;
}

/** `Start 17`, `The usual start`, `A position set up`. */
export function startInWords(variant: Variant, number: number | null): string {
  if (number === null) return "A position set up";
  return countStarts(variant) > 1 ? `Start ${grouped(number)}` : "The usual start";
}

/** Whether it has to be said from which start games count: there are several, or games from elsewhere. */
export function haveStarts(variant: Variant, starts: readonly OpeningStart[]): boolean {
  return countStarts(variant) > 1 || starts.some(({ number }) => number === null) || starts.length > 1;
}
