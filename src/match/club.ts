/** Two players of a variant who play pairs of games, under an arbiter's eyes where there is one. They stay open from pair to pair. */
import type { Variant } from "../variant/variant.ts";
import type { OpenArbiter } from "./arbiter.ts";
import { findOpening, type Opening, type OpeningChoice, openingPlan } from "./openings.ts";
import type { Allowance, Player, Thought } from "./player.ts";
import type { GameRecord } from "./record.ts";
import { playGame, type RefereeRules, type Seat } from "./referee.ts";

const WARM_UP_MS = 500;

/** An opening of a variant, played twice with colours exchanged. */
export interface Pair {
  readonly pair: number;
  /** Which of the variant's openings, from 0. */
  readonly opening: number;
}

/** What games of a club have in common. */
export interface ClubRules {
  /** Of the first player and of the second. */
  readonly limits: readonly [Allowance, Allowance];
  /** The seed is that of the pair. */
  readonly openings: Omit<OpeningChoice, "seed">;
  readonly rules: RefereeRules;
}

/** Who plays there, and what. */
export interface House {
  readonly variant: Variant;
  /** The FEN of a start as it is played, where a player cannot play it as it is. */
  readonly startFen?: (fen: string) => string;
  readonly openArbiter: OpenArbiter | null;
  /** @param index 0 is the first player */
  openPlayer(index: 0 | 1): Promise<Player>;
  /** One who says whether openings are even. */
  openChecker(): Promise<Player>;
}

export class Club {
  readonly #rules: ClubRules;
  readonly #house: House;
  readonly #checker: Player;
  /** Null after a crash, until the next game. */
  readonly #players: (Player | null)[] = [null, null];
  #isClosed = false;

  static async open(house: House, rules: ClubRules): Promise<Club> {
    const club = new Club(rules, house, await house.openChecker());
    try {
      await club.#openMissing();
      return club;
    } catch (error) {
      club.close();
      throw error;
    }
  }

  private constructor(rules: ClubRules, house: House, checker: Player) {
    this.#rules = rules;
    this.#house = house;
    this.#checker = checker;
  }

  /** Plays an opening twice, with colours exchanged. @param opening null finds the one of that number */
  async playPair({ pair, opening: number }: Pair, seed: number, opening: Opening | null): Promise<GameRecord[]> {
    const own = opening ?? (await this.#find(number, seed));
    const records: GameRecord[] = [];
    for (const firstSide of [0, 1] as const) {
      records.push({ variantId: this.#house.variant.id, pair, firstSide, ...(await this.#play(own, firstSide)) });
    }
    return records;
  }

  close(): void {
    this.#isClosed = true;
    this.#checker.close();
    this.#closeBoth();
  }

  #find(number: number, seed: number): Promise<Opening> {
    const { variant, startFen } = this.#house;
    const plan = openingPlan(variant, { seed, ...this.#rules.openings });
    return findOpening(variant, { ...plan, startFen }, number, this.#checker);
  }

  async #play(opening: Opening, firstSide: 0 | 1): Promise<Omit<GameRecord, "variantId" | "pair" | "firstSide">> {
    const players = await this.#openMissing();
    const ready = await Promise.all(players.map((player) => readied(player, opening.startFen)));
    const seats: Seat[] = ready.map((player, index) => ({ player, allowance: this.#rules.limits[index] }));
    const [white, black] = firstSide === 0 ? seats : seats.toReversed();
    const arbiter = this.#house.openArbiter?.(opening.startFen) ?? null;
    const record = await playGame(this.#house.variant, opening, [white, black], this.#rules.rules, arbiter);
    if (record.fault !== null) this.#closeBoth();
    return record;
  }

  async #openMissing(): Promise<[Player, Player]> {
    const open = async (index: 0 | 1) => {
      const player = this.#players[index] ?? (await this.#openWarm(index));
      this.#players[index] = player;
      return player;
    };
    return [await open(0), await open(1)];
  }

  /** A player's first search is slower: its program is still being translated. That matters where time does. */
  async #openWarm(index: 0 | 1): Promise<Player> {
    const player = await this.#house.openPlayer(index);
    if (this.#isClosed) player.close();
    const { timeMs, clock } = this.#rules.limits[index];
    if (timeMs === undefined && clock === undefined) return player;
    const { setupFen } = this.#house.variant;
    const startFen = this.#house.startFen?.(setupFen) ?? setupFen;
    const warm = await readied(player, startFen);
    await warm.think({ startFen, moves: [] }, { timeMs: WARM_UP_MS }).catch(() => {}); // it loses the game by that
    return player;
  }

  /** After a fault nobody knows what state a player is in. */
  #closeBoth(): void {
    for (const player of this.#players) player?.close();
    this.#players.fill(null);
  }
}

/** A player who was told of a new game, or one who is gone when it has to move: so it loses, and nobody else has to care. */
async function readied(player: Player, startFen: string): Promise<Player> {
  try {
    await player.newGame(startFen);
    return player;
  } catch (error) {
    return new Absent(error);
  }
}

class Absent implements Player {
  readonly #error: unknown;

  constructor(error: unknown) {
    this.#error = error;
  }

  async newGame(): Promise<void> {}

  think(): Promise<Thought> {
    return Promise.reject(this.#error);
  }

  close(): void {}
}
