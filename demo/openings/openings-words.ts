/** What is said of counted openings. */
import { countStarts, type Variant } from "../../src/index.ts";
import type { OpeningResults, OpeningStart } from "../../src/openings.ts";
import { t } from "../language.ts";
import { grouped } from "../words.ts";

/** How many of some games came to a position. @param all how many there are, at least one */
export function visitsInWords({ games: here }: Pick<OpeningResults, "games">, all: number): string {
  if (all === 1)
    return here === 1 ? t`The only game came to this position.` : t`The only game did not come to this position.`;
  if (all === 2 && here === 2) return t`Both games came to this position.`;
  if (here === all) return t`All ${grouped(all)} games came to this position.`;
  if (here === 0) return t`None of the ${grouped(all)} games came to this position.`;
  return t`${grouped(here)} of the ${grouped(all)} games came to this position.`;
}

export function gamesInWords(count: number): string {
  return count === 1 ? t`1 game` : t`${grouped(count)} games`;
}

/** `Start 17`, `The usual start`, `A position set up`. */
export function startInWords(variant: Variant, number: number | null): string {
  if (number === null) return t`A position set up`;
  return countStarts(variant) > 1 ? t`Start ${grouped(number)}` : t`The usual start`;
}

/** Whether it has to be said from which start games count: there are several, or games from elsewhere. */
export function haveStarts(variant: Variant, starts: readonly OpeningStart[]): boolean {
  return countStarts(variant) > 1 || starts.some(({ number }) => number === null) || starts.length > 1;
}
