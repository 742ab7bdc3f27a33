/** What `npm run seeing` prints, as Markdown. */
import { percent } from "../../src/tune/elo.ts";
import { markdownTable } from "../common/markdown.ts";
import type { CalibrationRow } from "./calibration.ts";
import type { Disagreement } from "./disagreements.ts";
import { seenAt } from "./look.ts";
import type { Terms } from "./terms.ts";

/** A position, and what was said of it at each look. */
export interface Looked {
  readonly disagreement: Disagreement;
  readonly said: readonly (number | null)[];
}

export function writeCalibration(rows: readonly CalibrationRow[]): string {
  const cells = rows.map(({ said, players }) => [
    String(said),
    ...players.flatMap(({ count, points }) => [String(count), count === 0 ? "–" : `${percent(points / count)} %`]),
  ]);
  return markdownTable(["says", "ours: positions", "scores", "rival: positions", "scores"], cells);
}

export function writeDisagreements(found: readonly Disagreement[]): string {
  const cells = [...byVariant(found, ({ variantId }) => variantId)].map(([variantId, own]) => [
    variantId,
    String(own.length),
    String(own.filter(({ isLost }) => isLost).length),
  ]);
  const lost = found.filter(({ isLost }) => isLost).length;
  return markdownTable(
    ["variant", "positions", "of lost games"],
    [...cells, ["together", String(found.length), String(lost)]],
  );
}

/** How many are first seen at each look, and how many at none. */
export function writeLooks(looked: readonly Looked[], nodes: readonly number[]): string {
  const rows = [...byVariant(looked, ({ disagreement }) => disagreement.variantId), ["together", looked] as const];
  const cells = rows.map(([name, own]) => {
    const firsts = own.map(({ said }) => seenAt(said));
    const counts = [...nodes.keys(), null].map((look) => firsts.filter((first) => first === look).length);
    return [name, String(own.length), ...counts.map(String)];
  });
  return markdownTable(["variant", "positions", ...nodes.map((count) => `seen at ${count}`), "not seen"], cells);
}

/** The means, the worst for us first. */
export function writeTerms(all: readonly Terms[]): string {
  const names = [...new Set(all.flatMap((terms) => [...terms.keys()]))];
  const means = names.map((name) => all.reduce((sum, terms) => sum + (terms.get(name) ?? 0), 0) / all.length);
  const rows = names.map((name, index) => ({ name, mean: Math.round(means[index]) })).sort((a, b) => a.mean - b.mean);
  return markdownTable(
    [`the rival's terms, ${all.length} positions`, "mean"],
    rows.map(({ name, mean }) => [name, String(mean)]),
  );
}

function byVariant<Item>(items: readonly Item[], idOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(idOf(item), [...(groups.get(idOf(item)) ?? []), item]);
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}
