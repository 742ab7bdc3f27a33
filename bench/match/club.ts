/** Two players of a variant with an arbiter, who play pairs of games. They stay open from job to job. */
import { Game, type Variant } from "../../src/index.ts";
import { type Arbiter, openArbiters } from "./arbiter.ts";
import { matchFen } from "./fairy.ts";
import type { GamesSettings, Pair } from "./games-settings.ts";
import { openPlayer } from "./open-player.ts";
import { findOpening, type Opening, openingPlan } from "./openings.ts";
import { openOurs } from "./ours.ts";
import type { Player } from "./player.ts";
import type { GameRecord } from "./record.ts";
import { playGame, type Seat } from "./referee.ts";

/** Megabytes of hash table for the search that checks openings. */
const CHECK_HASH_MB = 4;
const WARM_UP_MS = 500;

/** What games of a club have in common. */
export type ClubRules = Pick<GamesSettings, "players" | "limit" | "openings" | "rules">;

export class Club {
  readonly #rules: ClubRules;
  readonly #variant: Variant;
  readonly #checker: Player;
  readonly #openArbiter: ((startFen: string) => Arbiter) | null;
  /** Null after a crash, until the next game. */
  readonly #players: (Player | null)[] = [null, null];

  static async open(variant: Variant, rules: ClubRules): Promise<Club> {
    const startFen = matchFen(variant.id, variant.setupFen);
    const legal = Game.start(variant, { fen: startFen })
      .legalMoves()
      .map(({ uci }) => uci);
    const openArbiter = await openArbiters(variant.id, startFen, legal);
    const club = new Club(rules, variant, await openOurs(variant.id, CHECK_HASH_MB), openArbiter);
    await club.#openMissing();
    return club;
  }

  private constructor(
    rules: ClubRules,
    variant: Variant,
    checker: Player,
    openArbiter: ((startFen: string) => Arbiter) | null,
  ) {
    this.#rules = rules;
    this.#variant = variant;
    this.#checker = checker;
    this.#openArbiter = openArbiter;
  }

  /** Plays an opening twice, with colours exchanged. @param opening null finds the one of that number */
  async playPair({ pair, opening: number }: Pair, seed: number, opening: Opening | null): Promise<GameRecord[]> {
    const own = opening ?? (await this.#find(number, seed));
    const records: GameRecord[] = [];
    for (const firstSide of [0, 1] as const) {
      records.push({ variantId: this.#variant.id, pair, firstSide, ...(await this.#play(own, firstSide)) });
    }
    return records;
  }

  close(): void {
    this.#checker.close();
    this.#closeBoth();
  }

  #find(number: number, seed: number): Promise<Opening> {
    const plan = openingPlan(this.#variant, { seed, ...this.#rules.openings });
    return findOpening(this.#variant, plan, number, this.#checker);
  }

  async #play(opening: Opening, firstSide: 0 | 1): Promise<Omit<GameRecord, "variantId" | "pair" | "firstSide">> {
    const [first, second] = await this.#openMissing();
    for (const player of [first, second]) await player.newGame(opening.startFen);
    const seats: [Seat, Seat] = [this.#seat(0, first), this.#seat(1, second)];
    const [white, black] = firstSide === 0 ? seats : seats.toReversed();
    const arbiter = this.#openArbiter?.(opening.startFen) ?? null;
    const record = await playGame(this.#variant, opening, [white, black], this.#rules.rules, arbiter);
    if (record.fault !== null) this.#closeBoth();
    return record;
  }

  #seat(index: 0 | 1, player: Player): Seat {
    return { player, allowance: this.#rules.players[index].limit ?? this.#rules.limit };
  }

  async #openMissing(): Promise<[Player, Player]> {
    const open = async (index: 0 | 1) => {
      const player = this.#players[index] ?? (await this.#openWarm(index));
      this.#players[index] = player;
      return player;
    };
    return [await open(0), await open(1)];
  }

  /** A player's first search is slower: its program is still being translated. */
  async #openWarm(index: 0 | 1): Promise<Player> {
    const player = await openPlayer(this.#rules.players[index], this.#variant.id);
    const startFen = matchFen(this.#variant.id, this.#variant.setupFen);
    await player.newGame(startFen);
    await player.think({ startFen, moves: [] }, { timeMs: WARM_UP_MS });
    return player;
  }

  /** After a fault nobody knows what state a player is in. */
  #closeBoth(): void {
    for (const player of this.#players) player?.close();
    this.#players.fill(null);
  }
}
