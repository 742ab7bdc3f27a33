/** Counts games as they come. */

import { countPairs, type PairCounts } from "../tune/elo.ts";
import { firstPoints, type GameRecord, sideAt } from "./record.ts";

/** What one player needed. */
export interface Effort {
  readonly moves: number;
  /** NaN where no time was measured. */
  readonly meanMs: number;
  readonly longestMs: number;
  readonly meanDepth: number;
  readonly meanNodes: number;
}

export interface Tally {
  /** Of the first player. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Pairs of which both games are played. */
  readonly pairs: PairCounts;
}

export function tallyOf(records: readonly GameRecord[]): Tally {
  const points = records.map(firstPoints);
  const count = (wanted: number) => points.filter((point) => point === wanted).length;
  const byPair = new Map<number, number[]>();
  for (const [index, { pair }] of records.entries()) byPair.set(pair, [...(byPair.get(pair) ?? []), points[index]]);
  const whole = [...byPair.values()].filter((pair) => pair.length === 2).map(([a, b]) => a + b);
  return { wins: count(1), draws: count(0.5), losses: count(0), pairs: countPairs(whole) };
}

/** Of the points, games without their pair's other half included. NaN of nothing. */
export function shareOf({ wins, draws, losses }: Pick<Tally, "wins" | "draws" | "losses">): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

/** What the first player (0) or the second (1) needed over all games. */
export function effortOf(records: readonly GameRecord[], player: 0 | 1): Effort {
  const thoughts = records.flatMap((record) => {
    const side = player === 0 ? record.firstSide : 1 - record.firstSide;
    return record.plies.filter((_, ply) => sideAt(record, ply) === side).flatMap(({ thought }) => thought ?? []);
  });
  const times = thoughts.flatMap(({ timeMs }) => timeMs ?? []);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    moves: thoughts.length,
    meanMs: mean(times),
    longestMs: times.reduce((most, timeMs) => Math.max(most, timeMs), 0),
    meanDepth: mean(thoughts.map(({ depth }) => depth)),
    meanNodes: mean(thoughts.map(({ nodes }) => nodes)),
  };
}
