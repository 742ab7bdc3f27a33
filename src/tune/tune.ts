/** The conductor of a tuning: games of self-play, a fit, and games that judge it. */
import { misuse } from "../diagnostic/argument.ts";
import type { Variant } from "../variant/variant.ts";
import type { Weights } from "../variant/weights.ts";
import type { Crew } from "./crew.ts";
import type { Verdict } from "./gate.ts";
import { gather } from "./gather.ts";
import { judge } from "./judge.ts";
import type { TuneDesk, TunePlan } from "./plan.ts";
import { type Round, refine } from "./refine.ts";
import type { Sample } from "./sample.ts";

export interface Tuned {
  readonly weights: Weights;
  readonly games: number;
  readonly positions: number;
  /** Null when nobody was to judge. */
  readonly verdict: Verdict | null;
}

const NOTHING =
  "No game had a quiet position with six pieces or more: there is nothing that weights could be fitted to.";

/** Tunes a variant.
 *  @param crew made for an order of this variant
 *  @returns null when it was stopped, by the desk's signal
 *  @throws {FairywrenError} `nothing-to-learn`
 *  @throws {Error} when the crew cannot go on, or the desk cannot keep what is played */
export async function tune(variant: Variant, plan: TunePlan, crew: Crew, desk: TuneDesk): Promise<Tuned | null> {
  const games = await gather(plan, crew, desk);
  if (games === null) return null;
  const own = thinned(
    games.flatMap(({ samples }) => samples),
    plan.positions,
  );
  const samples = [...plan.lessons, ...own];
  if (samples.length === 0) throw misuse("nothing-to-learn", NOTHING, variant.id);
  desk.report({ type: "fit", games: games.length, positions: samples.length });
  const report = (round: Round) => desk.report({ type: "round", ...round });
  const weights = await refine(variant, samples, { crew, rounds: plan.rounds, report });
  const tuned = { weights, games: games.length, positions: samples.length };
  if (!plan.isJudged) return { ...tuned, verdict: null };
  const verdict = await judge(weights, crew, desk);
  return verdict && { ...tuned, verdict };
}

/** Neighbours in a game are much alike: of too many positions, those are left out that others stand for. */
function thinned(samples: readonly Sample[], most: number): readonly Sample[] {
  const step = Math.ceil(samples.length / most);
  return step <= 1 ? samples : samples.filter((_, index) => index % step === 0);
}
