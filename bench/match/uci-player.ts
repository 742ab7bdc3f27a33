/** Any UCI engine as a player. */

import { Conversation } from "../common/conversation.ts";
import { FAIRY_VARIANTS_FILE } from "../common/fairy-stockfish.ts";
import { fairyVariant } from "./fairy.ts";
import { type Allowance, mateCp, type Player, type Situation, type Thought } from "./player.ts";

/** How to start an engine and what to tell it. */
export interface UciSetup {
  readonly variantId: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Options to set, in order. Each must be one that the engine offers. */
  readonly options: ReadonlyMap<string, string>;
  /** Whether it knows variants by Fairy-Stockfish's names though it does not offer `VariantPath`. */
  readonly isFairy: boolean;
}

const START_TIMEOUT_MS = 60_000;
/** An answer that is later than its time by this much will not come any more. */
const PATIENCE_MS = 20_000;
/** Without a time limit. */
const LONGEST_MS = 600_000;

/** Starts an engine. @throws {Error} when it does not start, does not answer or lacks an option */
export async function openUci(setup: UciSetup): Promise<Player> {
  const lines = new Conversation(setup.command, setup.args);
  try {
    lines.send("uci");
    const greeting = await lines.until(/^uciok/, START_TIMEOUT_MS);
    const offered = new Set(greeting.map((line) => /^option name (.*?) type /.exec(line)?.[1]?.toLowerCase()));
    const offersPath = offered.has("variantpath");
    if (offersPath && !setup.isFairy) lines.send(`setoption name VariantPath value ${FAIRY_VARIANTS_FILE}`);
    for (const [name, value] of setup.options) {
      if (!offered.has(name.toLowerCase())) throw new Error(`'${setup.command}' offers no option '${name}'`);
      lines.send(`setoption name ${name} value ${value}`);
    }
    const player = new UciPlayer(lines, setup, setup.isFairy || offersPath, offered.has("uci_variant"));
    await lines.ready(START_TIMEOUT_MS);
    return player;
  } catch (error) {
    lines.close();
    throw error;
  }
}

class UciPlayer implements Player {
  readonly #lines: Conversation;
  readonly #setup: UciSetup;
  readonly #usesFairyNames: boolean;
  readonly #knowsVariants: boolean;
  #variant = "";

  constructor(lines: Conversation, setup: UciSetup, usesFairyNames: boolean, knowsVariants: boolean) {
    this.#lines = lines;
    this.#setup = setup;
    this.#usesFairyNames = usesFairyNames;
    this.#knowsVariants = knowsVariants;
  }

  async newGame(startFen: string): Promise<void> {
    this.#select(startFen);
    this.#lines.send("ucinewgame");
    await this.#lines.ready(START_TIMEOUT_MS);
  }

  async think({ startFen, moves }: Situation, allowance: Allowance): Promise<Thought> {
    const played = moves.length > 0 ? ` moves ${moves.join(" ")}` : "";
    this.#lines.send(`position fen ${startFen}${played}`);
    this.#lines.send(writeGo(allowance));
    return readThought(await this.#lines.until(/^bestmove\b/, longestMs(allowance)));
  }

  close(): void {
    this.#lines.close();
  }

  #select(startFen: string): void {
    const { variantId } = this.#setup;
    const variant = this.#usesFairyNames ? fairyVariant(variantId, startFen) : variantId;
    if (variant === this.#variant || !this.#knowsVariants) return;
    this.#lines.send(`setoption name UCI_Variant value ${variant}`);
    this.#variant = variant;
  }
}

/** The `go` line of an allowance. */
export function writeGo({ nodes, depth, timeMs, clock }: Allowance): string {
  if (nodes !== undefined) return `go nodes ${nodes}`;
  if (depth !== undefined) return `go depth ${depth}`;
  if (timeMs !== undefined) return `go movetime ${timeMs}`;
  if (clock === undefined) throw new Error("a player needs a limit");
  const [white, black] = clock.remainingMs.map((ms) => Math.max(1, Math.round(ms)));
  return `go wtime ${white} btime ${black} winc ${clock.incrementMs} binc ${clock.incrementMs}`;
}

/** What an engine said of one search: its last report that carries a score, and its move. */
export function readThought(lines: readonly string[]): Thought {
  const [, word] = (lines.at(-1) ?? "").split(/\s+/);
  const move = word === undefined || word === "(none)" || word === "0000" ? null : word;
  const report = lines.filter((line) => /^info .*\bscore /.test(line)).at(-1) ?? "";
  const number = (name: string) => Number(new RegExp(`\\b${name} (-?\\d+)`).exec(report)?.[1] ?? Number.NaN);
  const mate = number("score mate");
  const cp = Number.isNaN(mate) ? number("score cp") : mateCp(mate);
  return { move, scoreCp: Number.isNaN(cp) ? null : cp, depth: number("depth") || 0, nodes: number("nodes") || 0 };
}

function longestMs({ timeMs, clock }: Allowance): number {
  if (timeMs !== undefined) return timeMs + PATIENCE_MS;
  return clock === undefined ? LONGEST_MS : Math.max(...clock.remainingMs) + PATIENCE_MS;
}
