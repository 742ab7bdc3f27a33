import type { Leg } from "./tree.ts";

/** What a leg is by default that stands in no text: a leap or a ride that jumps over nothing and turns nowhere, from any square.
 *  To be spread into a leg with its atom, range, directions and modes.
 *  @example
 *  const modes = { named: false, move: true, capture: true, friend: false, inPassing: false };
 *  const leg = { ...PLAIN_LEG, atom: coordinateAtom(1, 2), range: 1, directions: [0, 7], directed: true, modes };
 *  writeTerm({ type: "simple", offset: 0, length: 0, leg }); // "f(1,2)"
 */
export const PLAIN_LEG: Readonly<Omit<Leg, "atom" | "range" | "directions" | "directed" | "modes">> = Object.freeze({
  offset: 0,
  length: 0,
  initial: false,
  lame: false,
  jump: 0,
  hop: "none",
  toggle: false,
  friendHurdle: false,
  cylinder: false,
  circular: false,
  crooked: false,
});
