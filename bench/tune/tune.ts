/** The conductor of the fit: features with the weights of now, better weights, and again. */
import { compileVariant } from "../../src/compile/compile.ts";
import { playedWeights } from "../../src/compile/weights.ts";
import type { Variant } from "../../src/index.ts";
import type { Weights } from "../../src/variant/weights.ts";
import { extractFeatures } from "./features.ts";
import { fitScale, fitWeights } from "./fit.ts";
import { parametersOf } from "./parameters.ts";
import type { Sample } from "./sample.ts";

/** Fits start from the weights that are computed from the rules, whatever the variant's file has. */
export function tune(
  variant: Variant,
  samples: readonly Sample[],
  rounds: number,
  say: (line: string) => void,
): Weights {
  let current: Variant = { ...variant, weights: null };
  let center: Float64Array | null = null;
  let scale: number | null = null;
  for (let round = 1; round <= rounds; round++) {
    const compiled = compileVariant(current);
    const parameters = parametersOf(current, compiled, playedWeights(current, compiled.plans, compiled.values));
    const features = extractFeatures(current, parameters, samples);
    scale ??= fitScale(features);
    center ??= parameters.start;
    const { weights, train, validation } = fitWeights(features, parameters.start, center, parameters.spread, scale);
    current = { ...current, weights: parameters.read(weights) };
    say(
      `round ${round}: ${features.samples.length} positions, ${weights.length} weights, scale ${scale.toFixed(0)}; ` +
        `error ${inWords(train)} fitted, ${inWords(validation)} left out`,
    );
  }
  if (current.weights === null) throw new RangeError("at least one round is needed");
  return current.weights;
}

function inWords([before, after]: readonly [number, number]): string {
  return `${before.toFixed(5)} -> ${after.toFixed(5)}`;
}
