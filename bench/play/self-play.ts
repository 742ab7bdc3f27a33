/** Our engine against itself in one process, each side with a limit of its own, by the rules of `npm run match`. */

import { findOpening, openingPlan } from "../../src/match/openings.ts";
import type { Allowance } from "../../src/match/player.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { playGame, type RefereeRules } from "../../src/match/referee.ts";
import { shippedVariant } from "../common/variant.ts";
import { matchFen } from "../match/fairy.ts";
import { openOurs } from "../match/ours.ts";

export interface SelfPlay {
  readonly variantId: string;
  /** Of the first player and of the second. */
  readonly limits: readonly [Allowance, Allowance];
  /** Two games a pair, with colours exchanged. */
  readonly pairs: number;
  readonly seed: number;
}

const RULES: RefereeRules = { plies: 400, graceMs: Number.POSITIVE_INFINITY, resign: null };
const HASH_MB = 16;
/** Megabytes of hash table for the search that checks openings. */
const CHECK_HASH_MB = 4;

/** Plays pair after pair and yields each game. */
export async function* selfPlay({ variantId, limits, pairs, seed }: SelfPlay): AsyncGenerator<GameRecord, void> {
  const variant = shippedVariant(variantId);
  const checker = await openOurs(variantId, CHECK_HASH_MB);
  const players = await Promise.all(limits.map(() => openOurs(variantId, HASH_MB)));
  const seats = players.map((player, index) => ({ player, allowance: limits[index] }));
  const startFen = (fen: string) => matchFen(variantId, fen);
  const plan = { ...openingPlan(variant, { seed, plies: null, numbered: null }), startFen };
  for (let pair = 0; pair < pairs; pair++) {
    const opening = await findOpening(variant, plan, pair, checker);
    for (const firstSide of [0, 1] as const) {
      for (const player of players) await player.newGame(opening.startFen);
      const [white, black] = firstSide === 0 ? seats : seats.toReversed();
      yield { variantId, pair, firstSide, ...(await playGame(variant, opening, [white, black], RULES, null)) };
    }
  }
  for (const player of [checker, ...players]) player.close();
}
