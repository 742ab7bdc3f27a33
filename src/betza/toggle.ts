import type { Leg } from "./tree.ts";

/** Whether stepping and sliding change places for the legs after one. */
export function togglesRange({ toggle, hop }: Leg): boolean {
  return toggle || hop === "g";
}

/** The range of a leg once stepping and sliding have changed places; 0 is unlimited. */
export function rangeAfter({ atom, range }: Leg, toggles: number): number {
  if (toggles === 0 || (range === 0 && /^[WFK]/.test(atom.text))) return range;
  const slides = range === 0 || /^[RBQ]/.test(atom.text);
  return slides === (toggles % 2 === 1) ? 1 : 0;
}
