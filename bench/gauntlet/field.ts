/** The variants of the gauntlet, and which of them work may look at. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { BENCH, ROOT } from "../common/place.ts";
import type { WeightsChoice } from "../match/ours.ts";

export const HALVES = ["seen", "unseen"] as const;
export type Half = (typeof HALVES)[number];

const field: Readonly<Record<Half, readonly string[]>> = parse(
  readFileSync(join(BENCH, "gauntlet", "field.yaml"), "utf8"),
);

/** The ids of some halves, in their order. */
export function fieldOf(halves: readonly Half[]): readonly string[] {
  return halves.flatMap((half) => field[half]);
}

/** The half that a variant belongs to; null for others. */
export function halfOf(variantId: string): Half | null {
  return HALVES.find((half) => field[half].includes(variantId)) ?? null;
}

/** Whether weights were fitted to a variant. Without any, the engine plays it with computed ones whatever is asked for. */
export function isFitted(variantId: string): boolean {
  return existsSync(join(ROOT, "variants", "weights", `${variantId}.json`));
}

/** With which weights a variant is played, of those that are asked for. */
export function choicesFor(variantId: string, asked: readonly WeightsChoice[]): readonly WeightsChoice[] {
  return isFitted(variantId) ? asked : ["computed"];
}
