/** Variants with the moves of a shipped one that play by another kernel. */
import type { Variant } from "../../../src/index.ts";
import { parseVariant } from "../../../src/yaml.ts";

/** Of these the moves are counted by several kernels: chess, and boards on which the plain one is the wide one. */
const BY_RICH = ["chess", "grand", "janus", "opulent"];
const BY_HUGE = ["grand", "janus", "opulent"];
/** More kinds of piece than the other kernels have. */
const SPARE_KINDS = 33;
const DRESSED = ["'", "!"].flatMap((dress) => [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => letter + dress));

/** A draw counts as won for Black, which takes a rich kernel. Null for a variant that is not compared. */
export function onRichKernel(id: string): Variant | null {
  return BY_RICH.includes(id) ? derived(id, "draws: { wins: black }") : null;
}

/** Kinds that never come up, so many that they take the huge kernel. Null for a variant that is not compared. */
export function onHugeKernel(id: string): Variant | null {
  const spare = DRESSED.slice(0, SPARE_KINDS).map(
    (letter, index) => `  spare-${index}: { letter: "${letter}", betza: W }`,
  );
  return BY_HUGE.includes(id) ? derived(id, `pieces:\n${spare.join("\n")}`) : null;
}

function derived(id: string, keys: string): Variant {
  return parseVariant(`extends: ${id}\n${keys}\n`, { file: `${id}-derived.yaml` });
}
