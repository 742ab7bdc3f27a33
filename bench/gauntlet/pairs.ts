/** What is still to be played, in which order. */

import { isDealtTo } from "../common/options.ts";
import type { VariantPair } from "../match/games-jobs.ts";
import { WEIGHTS_CHOICES, type WeightsChoice } from "../match/ours.ts";
import { choicesFor } from "./field.ts";
import type { KeptPair } from "./journal.ts";
import type { GauntletOptions } from "./options.ts";

/** Pairs that are played with the same weights, by the same processes. */
export interface Round {
  readonly weights: WeightsChoice;
  readonly pairs: readonly VariantPair[];
}

/** Pairs of a variant before the next one's turn: a table of a run that was cut off says something of all of them. */
const PAIRS_OF_A_ROUND = 5;

type Choice = Pick<GauntletOptions, "variantIds" | "weights" | "games" | "job">;

/** All rounds of this job, without the pairs that have been played. */
export function roundsOf(choice: Choice, played: readonly KeptPair[]): Round[] {
  const done = new Set(played.map(({ weights, records: [{ variantId, pair }] }) => keyOf(weights, variantId, pair)));
  const isOpen = (weights: WeightsChoice) => (pair: VariantPair) =>
    !done.has(keyOf(weights, pair.variantId, pair.pair));
  return partOf(choice, allRounds(choice))
    .map(({ weights, pairs }) => ({ weights, pairs: pairs.filter(isOpen(weights)) }))
    .filter(({ pairs }) => pairs.length > 0);
}

function allRounds({ variantIds, weights, games }: Choice): Round[] {
  const count = Math.ceil(games / 2 / PAIRS_OF_A_ROUND);
  return Array.from({ length: count }, (_, round) =>
    WEIGHTS_CHOICES.map((choice) => {
      const own = variantIds.filter((id) => choicesFor(id, weights).includes(choice));
      return { weights: choice, pairs: own.flatMap((id) => pairsOf(id, round, games / 2)) };
    }),
  ).flat();
}

function pairsOf(variantId: string, round: number, most: number): VariantPair[] {
  const first = round * PAIRS_OF_A_ROUND;
  const count = Math.min(PAIRS_OF_A_ROUND, most - first);
  return Array.from({ length: count }, (_, index) => ({ variantId, pair: first + index, opening: first + index }));
}

/** Pairs are dealt out to jobs one by one. */
function partOf({ job }: Choice, rounds: readonly Round[]): Round[] {
  let dealt = 0;
  const isOwn = () => isDealtTo(job, dealt++);
  return rounds.map(({ weights, pairs }) => ({ weights, pairs: pairs.filter(isOwn) }));
}

function keyOf(weights: WeightsChoice, variantId: string, pair: number): string {
  return `${variantId} ${weights} ${pair}`;
}
