/** A process that plays pairs of games: it is sent a plan once and pairs after it, and sends records back. */
import { Game, type Variant } from "../../src/index.ts";
import { shippedVariant } from "../common/variant.ts";
import { type Arbiter, openArbiters } from "./arbiter.ts";
import { openingAt } from "./book.ts";
import { matchFen } from "./fairy.ts";
import { openPlayer } from "./open-player.ts";
import { findOpening, type Opening, openingPlan } from "./openings.ts";
import type { MatchPlan } from "./options.ts";
import { openOurs } from "./ours.ts";
import type { Player } from "./player.ts";
import type { Pair } from "./pool.ts";
import type { GameRecord } from "./record.ts";
import { playGame, type Seat } from "./referee.ts";

/** What a worker is told. */
export type Order =
  | { readonly kind: "plan"; readonly plan: MatchPlan }
  | { readonly kind: "pair"; readonly pair: Pair };

/** What a worker tells: it is free, it has played a game, or it cannot go on. */
export type Notice =
  | { readonly kind: "ready" }
  | { readonly kind: "game"; readonly record: GameRecord }
  | { readonly kind: "failed"; readonly message: string };

/** Megabytes of hash table for the search that checks openings. */
const CHECK_HASH_MB = 4;
const WARM_UP_MS = 500;

/** Variants whose players stay open: a mix of them plays each in turn. */
const MOST_CLUBS = 16;

let plan: MatchPlan | null = null;
/** By variant, that used last behind the others. */
const clubs = new Map<string, Club>();

process.on("disconnect", () => process.exit());
process.on("message", (order: Order) => {
  obey(order).then(
    () => tell({ kind: "ready" }),
    (error: unknown) => tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});

async function obey(order: Order): Promise<void> {
  if (order.kind === "plan") plan = order.plan;
  else await (await clubOf(order.pair.variantId)).playPair(order.pair);
}

async function clubOf(variantId: string): Promise<Club> {
  if (plan === null) throw new Error("a pair was ordered before the plan");
  const club = clubs.get(variantId) ?? (await Club.open(variantId, plan));
  clubs.delete(variantId);
  clubs.set(variantId, club);
  if (clubs.size > MOST_CLUBS) closeOldest();
  return club;
}

function closeOldest(): void {
  const [[variantId, club]] = clubs;
  club.close();
  clubs.delete(variantId);
}

function tell(notice: Notice): void {
  process.send?.(notice);
}

/** Both players, the arbiter and the openings. */
class Club {
  readonly #plan: MatchPlan;
  readonly #variant: Variant;
  readonly #checker: Player;
  readonly #openArbiter: ((startFen: string) => Arbiter) | null;
  /** Null after a crash, until the next game. */
  readonly #players: (Player | null)[] = [null, null];

  static async open(variantId: string, plan: MatchPlan): Promise<Club> {
    const variant = shippedVariant(variantId);
    const startFen = matchFen(variantId, variant.setupFen);
    const legal = Game.start(variant, { fen: startFen })
      .legalMoves()
      .map(({ uci }) => uci);
    const openArbiter = await openArbiters(variantId, startFen, legal);
    const club = new Club(plan, variant, await openOurs(variantId, CHECK_HASH_MB), openArbiter);
    await club.#openMissing();
    return club;
  }

  private constructor(
    plan: MatchPlan,
    variant: Variant,
    checker: Player,
    openArbiter: ((startFen: string) => Arbiter) | null,
  ) {
    this.#plan = plan;
    this.#variant = variant;
    this.#checker = checker;
    this.#openArbiter = openArbiter;
  }

  /** Plays an opening twice, with colours exchanged. */
  async playPair({ pair, opening: number }: Pair): Promise<void> {
    const opening = await this.#openingOf(number);
    for (const firstSide of [0, 1] as const) {
      const record = { variantId: this.#variant.id, pair, firstSide, ...(await this.#play(opening, firstSide)) };
      tell({ kind: "game", record });
    }
  }

  close(): void {
    this.#checker.close();
    this.#closeBoth();
  }

  async #openingOf(number: number): Promise<Opening> {
    const { openings, book } = this.#plan;
    if (book !== null) return openingAt(book, this.#variant.id, number);
    return findOpening(this.#variant, openingPlan(this.#variant, openings), number, this.#checker);
  }

  async #play(opening: Opening, firstSide: 0 | 1): Promise<Omit<GameRecord, "variantId" | "pair" | "firstSide">> {
    const [first, second] = await this.#openMissing();
    for (const player of [first, second]) await player.newGame(opening.startFen);
    const seats: [Seat, Seat] = [this.#seat(0, first), this.#seat(1, second)];
    const [white, black] = firstSide === 0 ? seats : seats.toReversed();
    const arbiter = this.#openArbiter?.(opening.startFen) ?? null;
    const record = await playGame(this.#variant, opening, [white, black], this.#plan.rules, arbiter);
    if (record.fault !== null) this.#closeBoth();
    return record;
  }

  #seat(index: 0 | 1, player: Player): Seat {
    return { player, allowance: this.#plan.specs[index].limit ?? this.#plan.limit };
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
    const player = await openPlayer(this.#plan.specs[index], this.#variant.id);
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
