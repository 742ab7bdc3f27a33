/**
 * Play at a given strength, as a number of nodes.
 *
 * The scale is that of Fairy-Stockfish's own `UCI_Elo` in chess (its WebAssembly build, classical evaluation, 10,000
 * nodes a move). Eight matches of 20 games on 2026-11-22, from 60 nodes against 1000 to 24,000 against 2600, such as
 *
 *     npm run match -- --variant chess --first ours:nodes=700 \
 *       --second fsf:UCI_LimitStrength=true,UCI_Elo=1700,nodes=10000 --games 20 --seed 7
 *
 * give roughly a straight line over the logarithm of our nodes: five lie within 130 Elo of it, the farthest 244 away;
 * the error of a match of 20 games is itself 100 to 200.
 */
import type { SearchLimits } from "./limits.ts";
import { misuse } from "./refuse.ts";

/** Intercept and slope of the line. */
const ELO_OF_ONE_NODE = 192;
const ELO_OF_DOUBLING = 170;

/** The range of the matches. */
export const WEAKEST_ELO = 1000;
export const STRONGEST_ELO = 2600;

/** The nodes per move of a strength.
 *  @param elo from `WEAKEST_ELO` to `STRONGEST_ELO`
 *  @throws {FairywrenError} `unknown-level` */
export function eloNodes(elo: number): number {
  if (!(elo >= WEAKEST_ELO && elo <= STRONGEST_ELO)) {
    throw misuse("unknown-level", `A strength is ${WEAKEST_ELO} to ${STRONGEST_ELO} Elo, not ${elo}.`, "<elo>");
  }
  return Math.round(2 ** ((elo - ELO_OF_ONE_NODE) / ELO_OF_DOUBLING));
}

/** The search limits of a strength, which does not use ending tables either. */
export function eloLimits(elo: number): Pick<SearchLimits, "nodes" | "endings"> {
  return { nodes: eloNodes(elo), endings: false };
}
