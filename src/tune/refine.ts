/** The conductor of the fit: features with the weights of now, better weights, and again. */
import { reweighted } from "../variant/reweighted.ts";
import type { Variant } from "../variant/variant.ts";
import type { Weights } from "../variant/weights.ts";
import { type Crew, employ } from "./crew.ts";
import { type Features, joined } from "./features.ts";
import { type Fit, fitScale, fitWeights } from "./fit.ts";
import type { TaskOf } from "./order.ts";
import { startOfFit } from "./parameters.ts";
import type { Sample } from "./sample.ts";

/** What a round of the fit found. */
export interface Round extends Pick<Fit, "train" | "validation"> {
  readonly round: number;
  readonly positions: number;
  readonly parameters: number;
  readonly scale: number;
}

/** Positions that are looked at by one of the crew at a time. */
const SHARE = 1000;

/**
 * Fits start from the weights that are computed from the rules, whatever the variant's file has.
 * @param rounds how often the fit starts again from what it found: at least once
 * @param report called after each round
 */
export async function refine(
  variant: Variant,
  samples: readonly Sample[],
  { crew, rounds, report }: { crew: Crew; rounds: number; report: (round: Round) => void },
): Promise<Weights> {
  const center = startOfFit(reweighted(variant, null)).start;
  let weights: Weights | null = null;
  let scale: number | null = null;
  for (let round = 1; round <= rounds; round++) {
    const { start, spread, read } = startOfFit(reweighted(variant, weights));
    const features = await featuresOf(crew, weights, samples);
    scale ??= fitScale(features);
    const fit = fitWeights(features, start, center, spread, scale);
    weights = read(fit.weights);
    report({ ...fit, round, scale, positions: features.samples.length, parameters: start.length });
  }
  if (weights === null) throw new RangeError("at least one round is needed");
  return weights;
}

/** Shared out, and put together in the order of the samples. */
async function featuresOf(crew: Crew, weights: Weights | null, samples: readonly Sample[]): Promise<Features> {
  const parts: Features[] = [];
  let begun = 0;
  const places = new Map<TaskOf<"features">, number>();
  const next = (): TaskOf<"features"> | null => {
    if (begun >= samples.length) return null;
    const task = { kind: "features", weights, samples: samples.slice(begun, begun + SHARE) } as const;
    places.set(task, begun / SHARE);
    begun += SHARE;
    return task;
  };
  await employ(crew, "features", next, (task, answer) => {
    parts[places.get(task) ?? 0] = answer;
  });
  return joined(parts);
}
