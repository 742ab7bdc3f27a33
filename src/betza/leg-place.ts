import { ALL_DIRECTIONS, type DirectionSet, type DirectionSystem, directionSet } from "./direction.ts";
import type { Atom } from "./tree.ts";

/** Where a leg stands in its term. */
export interface LegPlace {
  readonly first: boolean;
  readonly last: boolean;
  readonly within: "simple" | "multi-leg" | "chain";
}

/** Directions that a leg has when no letter names one; relative to the leg before when it is not the first. */
export function defaultDirections(atom: Atom, place: LegPlace): DirectionSet {
  if (place.first) return ALL_DIRECTIONS[atom.family];
  if (place.within === "chain") return 0;
  const allButBack = ALL_DIRECTIONS.king & ~directionSet([4]);
  return atom.family === "king" || atom.family === "oblique" ? allButBack : directionSet([6, 0, 2]);
}

/** The reading of direction letters: later legs are relative to the leg before and always king-like. */
export function directionSystem(atom: Atom, place: LegPlace): DirectionSystem {
  return !place.first || atom.family === "universal" ? "king" : atom.family;
}
