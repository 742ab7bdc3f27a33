/** Plays one game between two players, by our rules, under an arbiter's eyes. */
import { Game } from "../engine/game.ts";
import type { Outcome } from "../engine/outcome.ts";
import { otherSide, type Side } from "../geometry/board.ts";
import { printable } from "../jobs/plain.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arbiter } from "./arbiter.ts";
import type { Opening } from "./openings.ts";
import type { Allowance, Player, Thought } from "./player.ts";
import type { GameRecord, PlyRecord } from "./record.ts";

/** A player at the board. */
export interface Seat {
  readonly player: Player;
  /** Its limit; a clock is counted down by the referee. */
  readonly allowance: Allowance;
}

export interface RefereeRules {
  /** A game of so many plies is a draw. */
  readonly plies: number;
  /** Milliseconds that a player may be late: the way to it and back, and other work of the machine. */
  readonly graceMs: number;
  /** Ends a game that both players hold for decided; null plays to the end. */
  readonly resign: { readonly scoreCp: number; readonly moves: number } | null;
}

type Ruling = Pick<GameRecord, "reason" | "result">;
type Verdict = Ruling & Pick<GameRecord, "fault">;

/** Plays a game to its end. @param seats [White, Black] */
export async function playGame(
  variant: Variant,
  opening: Opening,
  seats: readonly [Seat, Seat],
  rules: RefereeRules,
  arbiter: Arbiter | null,
): Promise<Omit<GameRecord, "variantId" | "pair" | "firstSide">> {
  const table = new Table(variant, opening, seats, rules, arbiter);
  try {
    const verdict = await table.play();
    const { startFen } = opening;
    return { startFen, plies: table.plies, ...verdict, dispute: table.dispute, arbitrated: arbiter !== null };
  } finally {
    arbiter?.close();
  }
}

class Table {
  readonly plies: PlyRecord[] = [];
  /** The first disagreement with the arbiter, which is not asked again after it. */
  dispute: string | null = null;
  readonly #game: Game;
  readonly #opening: Opening;
  readonly #seats: readonly [Seat, Seat];
  readonly #rules: RefereeRules;
  readonly #arbiter: Arbiter | null;
  readonly #remainingMs: [number, number];
  /** Where nobody's time is limited the record says nothing of it: it is the same whenever the game is played. */
  readonly #isTimed: boolean;

  constructor(
    variant: Variant,
    opening: Opening,
    seats: readonly [Seat, Seat],
    rules: RefereeRules,
    arbiter: Arbiter | null,
  ) {
    this.#game = Game.start(variant, { fen: opening.startFen });
    this.#opening = opening;
    this.#seats = seats;
    this.#rules = rules;
    this.#arbiter = arbiter;
    this.#isTimed = seats.some(({ allowance: { timeMs, clock } }) => timeMs !== undefined || clock !== undefined);
    this.#remainingMs = [0, 1].map((side) => seats[side].allowance.clock?.remainingMs[side] ?? 0) as [number, number];
  }

  async play(): Promise<Verdict> {
    for (const move of this.#opening.moves) this.#append(move);
    for (;;) {
      const end = this.#end();
      if (end) return { result: end.result, reason: end.reason, fault: null };
      const verdict = await this.#turn();
      if (verdict) return verdict;
    }
  }

  /** Lets the side to move play; a verdict when it loses by a fault. */
  async #turn(): Promise<Verdict | null> {
    const side = this.#game.turn;
    const startedMs = performance.now();
    const thought = await this.#think(side);
    const timeMs = performance.now() - startedMs;
    if (typeof thought === "string") return forfeit(side, thought);
    const late = this.#lateness(side, timeMs);
    if (late !== null) return forfeit(side, late);
    const { move } = thought;
    const legal = this.#game.legalMoves().some(({ uci }) => uci === move);
    if (move === null || !legal) return forfeit(side, `illegal move ${move} in ${this.#game.fen()}`);
    const { scoreCp, depth, nodes } = thought;
    const whiteCp = scoreCp === null || side === 0 ? scoreCp : -scoreCp;
    this.#append(move, { whiteCp, depth, nodes, timeMs: this.#isTimed ? Math.round(timeMs * 10) / 10 : null });
    return null;
  }

  async #think(side: Side): Promise<Thought | string> {
    const { player, allowance } = this.#seats[side];
    const clock = allowance.clock && { ...allowance.clock, remainingMs: this.#remainingMs };
    const moves = this.#game.history.map(({ uci }) => uci);
    try {
      return await player.think({ startFen: this.#opening.startFen, moves }, { ...allowance, clock });
    } catch (error) {
      return `crash: ${printable(error instanceof Error ? error.message : String(error))}`;
    }
  }

  /** Stops the clock; says by how much a player is too late, or null. */
  #lateness(side: Side, timeMs: number): string | null {
    const { timeMs: allowedMs, clock } = this.#seats[side].allowance;
    if (allowedMs !== undefined && timeMs > allowedMs + this.#rules.graceMs)
      return `time: ${timeMs.toFixed(0)} of ${allowedMs} ms`;
    if (clock === undefined) return null;
    const leftMs = this.#remainingMs[side] - timeMs;
    this.#remainingMs[side] = Math.max(0, leftMs) + clock.incrementMs;
    return leftMs < -this.#rules.graceMs ? `time: ${(-leftMs).toFixed(0)} ms after the flag` : null;
  }

  #append(uci: string, thought?: PlyRecord["thought"]): void {
    const { san, side } = this.#game.play(uci);
    this.plies.push({ uci, san, thought, ...(this.#game.variant.series && { side }) });
    if (this.dispute === null) this.dispute = this.#arbiter?.push(uci) ?? null;
    if (this.#arbiter === null || this.dispute !== null) return;
    const legal = this.#game.legalMoves().map((move) => move.uci);
    this.dispute = this.#arbiter.compare({ legal, outcome: byRules(this.#game) });
  }

  #end(): Ruling | null {
    return byRules(this.#game) ?? resignation(this.plies, this.#rules) ?? tooLong(this.plies, this.#rules);
  }
}

/** The end by the rules of the game, claims of draws included. */
export function byRules(game: Game): Outcome | null {
  return game.outcome ?? game.claim;
}

/** Both players have said for so many moves that the same side wins. */
export function resignation(plies: readonly PlyRecord[], { resign }: RefereeRules): Ruling | null {
  if (resign === null) return null;
  const last = plies.slice(-2 * resign.moves).map(({ thought }) => thought?.whiteCp ?? 0);
  if (last.length < 2 * resign.moves) return null;
  if (last.every((cp) => cp >= resign.scoreCp)) return win(0, "adjudication: both see White winning");
  return last.every((cp) => cp <= -resign.scoreCp) ? win(1, "adjudication: both see Black winning") : null;
}

export function tooLong(played: readonly PlyRecord[], { plies }: RefereeRules): Ruling | null {
  return played.length >= plies ? { result: "1/2-1/2", reason: `${plies} plies` } : null;
}

/** A player loses by what it did. */
export function forfeit(side: Side, fault: string): Verdict {
  return { ...win(otherSide(side), fault), fault };
}

function win(side: Side, reason: string): Ruling {
  return { result: side === 0 ? "1-0" : "0-1", reason };
}
