/** Where two players of a job meet: under the eyes of ffish, with starts that Fairy-Stockfish can play. */
import { Game, type Variant } from "../../src/index.ts";
import type { House } from "../../src/match/club.ts";
import { openArbiters } from "./arbiter.ts";
import { matchFen } from "./fairy.ts";
import { openPlayer } from "./open-player.ts";
import { openOurs } from "./ours.ts";
import type { PlayerSpec } from "./spec.ts";

/** Megabytes of hash table for the search that checks openings. */
const CHECK_HASH_MB = 4;

export async function openHouse(variant: Variant, players: readonly [PlayerSpec, PlayerSpec]): Promise<House> {
  const startFen = (fen: string) => matchFen(variant.id, fen);
  const start = startFen(variant.setupFen);
  const legal = Game.start(variant, { fen: start }).legalMoves();
  const openArbiter = await openArbiters(
    variant.id,
    start,
    legal.map(({ uci }) => uci),
  );
  return {
    variant,
    startFen,
    openArbiter,
    openPlayer: (index) => openPlayer(players[index], variant.id),
    openChecker: () => openOurs(variant.id, CHECK_HASH_MB),
  };
}
