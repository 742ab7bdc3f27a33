/** The moves of a shipped variant by another kernel than its own. */
import type { Variant } from "../../../src/index.ts";
import { parseVariant } from "../../../src/yaml.ts";
import { shippedVariant } from "../../common/variant.ts";

/** Which variants are played, and as what. */
export interface Derivation {
  readonly plays: (id: string) => boolean;
  readonly variantOf: (id: string) => Variant;
}

/** Each as it is. */
export const SHIPPED: Derivation = { plays: () => true, variantOf: shippedVariant };

/** A draw counts as won for Black, which takes the rich kernel. */
export const RICH = derivation(["chess", "grand", "janus", "opulent"], "draws: { wins: black }");

/** More kinds of piece than the other kernels have. */
const SPARE_KINDS = 33;

/** Kinds that never come up, so many that they take the huge kernel. Their letters are dressed: such boards have plain ones. */
export const HUGE = derivation(["grand", "janus", "opulent"], `pieces:\n${spareKinds().join("\n")}`);

function derivation(ids: readonly string[], keys: string): Derivation {
  return {
    plays: (id) => ids.includes(id),
    variantOf: (id) => parseVariant(`extends: ${id}\n${keys}\n`, { file: `${id}-derived.yaml` }),
  };
}

function spareKinds(): string[] {
  const dressed = ["'", "!"].flatMap((dress) => [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => letter + dress));
  const letters = dressed.slice(0, SPARE_KINDS);
  return letters.map((letter, index) => `  spare-${index}: { letter: "${letter}", betza: W }`);
}
