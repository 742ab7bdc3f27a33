import { ALL_DIRECTIONS, type DirectionSet, type DirectionSystem, directionSet } from "./direction.ts";
import type { Atom } from "./tree.ts";

/** Where a leg stands in its term. */
export interface LegPlace {
  readonly first: boolean;
  readonly last: boolean;
  readonly within: "simple" | "multi-leg" | "chain";
}

/** The directions of a leg when no letter names any; relative to the leg before it, if there is one. */
export function defaultDirections(atom: Atom, place: LegPlace): DirectionSet {
  if (place.first) return ALL_DIRECTIONS[atom.family];
  if (place.within === "chain") return 0;
  const allButBack = ALL_DIRECTIONS.king & ~directionSet([4]);
  return atom.family === "king" || atom.family === "oblique" ? allButBack : directionSet([6, 0, 2]);
}

/** How direction letters are read: later legs are king-like and relative to the leg before. */
export function directionSystem(atom: Atom, place: LegPlace): DirectionSystem {
  return !place.first || atom.family === "universal" ? "king" : atom.family;
}
