/** Jobs of games: pairs of games of two players in a variant. */
import { misuse } from "../../src/diagnostic/argument.ts";
import type { Variant } from "../../src/index.ts";
import { digestOf, JOB, type Job } from "../../src/jobs/job.ts";
import type { JobKind } from "../../src/jobs/kind.ts";
import { Club } from "../../src/match/club.ts";
import { gamesFault } from "../../src/match/games-check.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { expectPeers, peerVersion } from "../common/peers.ts";
import { refusedPlayer } from "./foreign-players.ts";
import { type GamesSettings, readSettings } from "./games-settings.ts";
import { openHouse } from "./house.ts";

/** Whatever the games depend on besides the engines: the build says what it was made of. */
declare const SOURCES_DIGEST: string;

/** Games of players that anybody has who has this program: from a queue too. */
export const GAMES: JobKind = kindOf("games", refusedPlayer);
/** Games of any players, which are paths and commands: never from a queue. */
export const LOCAL_GAMES: JobKind = kindOf("local-games", () => null);

/** What a job of games comes to. */
export interface PlayedGames {
  /** Two a pair. */
  readonly records: readonly GameRecord[];
}

function kindOf(name: string, refuse: (settings: GamesSettings) => string | null): JobKind {
  return {
    name,
    engine: async () => {
      expectPeers();
      return gamesEngine();
    },
    run: async (job, variant) => {
      const settings = readSettings(job);
      const reason = refuse(settings) ?? ("id" in job.variant ? null : "only shipped variants are played");
      if (reason !== null) throw misuse("job-settings", `These games are not played for others: ${reason}.`, JOB);
      return { records: await play(job, settings, variant) };
    },
    check: (job, variant, value) => gamesFault(readSettings(job), variant, value),
  };
}

/** The digest of all that plays, whether or not it is installed. */
export function gamesEngine(): string {
  const built = typeof SOURCES_DIGEST === "undefined" ? "sources" : SOURCES_DIGEST;
  return digestOf([built, ...["fairy-stockfish-nnue.wasm", "ffish-es6"].map(peerVersion)]).slice(0, 16);
}

/** Clubs that stay open: a mix of variants plays each in turn. */
const MOST_CLUBS = 16;
/** That used last behind the others. */
const clubs = new Map<string, Club>();

async function play({ seed }: Job, settings: GamesSettings, variant: Variant): Promise<GameRecord[]> {
  const club = await clubOf(variant, settings);
  const records: GameRecord[] = [];
  for (const [index, pair] of settings.pairs.entries())
    records.push(...(await club.playPair(pair, seed, settings.book?.[index] ?? null)));
  return records;
}

async function clubOf(variant: Variant, { players, limit, openings, rules }: GamesSettings): Promise<Club> {
  const key = digestOf([variant.id, players.map(({ label }) => label), limit, openings, rules]);
  const limits = [players[0].limit ?? limit, players[1].limit ?? limit] as const;
  const club = clubs.get(key) ?? (await Club.open(await openHouse(variant, players), { limits, openings, rules }));
  clubs.delete(key);
  clubs.set(key, club);
  if (clubs.size > MOST_CLUBS) closeOldest();
  return club;
}

function closeOldest(): void {
  const [[key, club]] = clubs;
  club.close();
  clubs.delete(key);
}
