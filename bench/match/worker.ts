/** A process that plays pairs of games: it is sent a plan once and pair numbers after it, and sends records back. */
import { Game, type Variant } from "../../src/index.ts";
import { shippedVariant } from "../common/variant.ts";
import { type Arbiter, openArbiters } from "./arbiter.ts";
import { matchFen } from "./fairy.ts";
import { openPlayer } from "./open-player.ts";
import { findOpening, type Opening, openingPlan } from "./openings.ts";
import type { MatchPlan } from "./options.ts";
import { openOurs } from "./ours.ts";
import type { Player } from "./player.ts";
import type { GameRecord } from "./record.ts";
import { playGame, type Seat } from "./referee.ts";

/** What a worker is told. */
export type Order =
  | { readonly kind: "plan"; readonly plan: MatchPlan }
  | { readonly kind: "pair"; readonly pair: number };

/** What a worker tells: it is free, it has played a game, or it cannot go on. */
export type Notice =
  | { readonly kind: "ready" }
  | { readonly kind: "game"; readonly record: GameRecord }
  | { readonly kind: "failed"; readonly message: string };

/** Megabytes of hash table for the search that checks openings. */
const CHECK_HASH_MB = 4;
const WARM_UP_MS = 500;

let club: Club | null = null;

process.on("disconnect", () => process.exit());
process.on("message", (order: Order) => {
  obey(order).then(
    () => tell({ kind: "ready" }),
    (error: unknown) => tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});

async function obey(order: Order): Promise<void> {
  if (order.kind === "plan") club = await Club.open(order.plan);
  else await club?.playPair(order.pair);
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

  static async open(plan: MatchPlan): Promise<Club> {
    const { variantId } = plan;
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
  async playPair(pair: number): Promise<void> {
    const plan = openingPlan(this.#variant, this.#plan.openings);
    const opening = await findOpening(this.#variant, plan, pair, this.#checker);
    for (const firstSide of [0, 1] as const) {
      tell({ kind: "game", record: { pair, firstSide, ...(await this.#play(opening, firstSide)) } });
    }
  }

  async #play(opening: Opening, firstSide: 0 | 1): Promise<Omit<GameRecord, "pair" | "firstSide">> {
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
    const player = await openPlayer(this.#plan.specs[index], this.#plan.variantId);
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
