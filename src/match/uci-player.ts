/** Any UCI engine as a player. */

import { Conversation } from "./conversation.ts";
import { type Allowance, mateCp, type Player, type Situation, type Thought } from "./player.ts";

/** What an engine says of itself. */
export interface UciOffer {
  /** `id name`; empty when it gives none. */
  readonly name: string;
  /** Names of options, in small letters. */
  readonly options: ReadonlySet<string>;
  /** The values of `UCI_Variant`. */
  readonly variants: ReadonlySet<string>;
}

/** How to start an engine and what to tell it. */
export interface UciSetup {
  readonly command: string;
  readonly args: readonly string[];
  /** Options to set, in order. Each must be one that the engine offers. */
  readonly options: ReadonlyMap<string, string>;
  /** The file of variants that it is to load; null for none. */
  readonly fileFor: (offer: UciOffer) => string | null;
  /** What it calls the variant, by the FEN of a start; null where it knows but one game. Asked once its variants are loaded.
   *  @throws {Error} when it cannot play the variant */
  readonly nameFor: (offer: UciOffer) => ((startFen: string) => string) | null;
  /** An answer that is later than its time by this much will not come any more. */
  readonly patienceMs?: number;
}

const START_TIMEOUT_MS = 60_000;
const PATIENCE_MS = 20_000;
/** Without a time limit. */
const LONGEST_MS = 600_000;
/** By which an engine loads variants. */
const PATH = "VariantPath";

/** Starts an engine. @throws {Error} when it does not start, does not answer, lacks an option or cannot play the variant */
export async function openUci(setup: UciSetup): Promise<Player> {
  const lines = new Conversation(setup.command, setup.args);
  try {
    const first = await greet(lines);
    const file = setup.fileFor(first);
    const options = new Map([...(file === null ? [] : [[PATH, file] as const]), ...setup.options]);
    for (const [name, value] of options) {
      if (!first.options.has(name.toLowerCase())) throw new Error(`'${setup.command}' offers no option '${name}'`);
      lines.send(`setoption name ${name} value ${value}`);
    }
    const heard = await lines.ready(START_TIMEOUT_MS);
    const hasLoaded = [...options.keys()].some((name) => name.toLowerCase() === PATH.toLowerCase());
    const nameAt = named(setup, hasLoaded ? await greet(lines) : first, heard);
    return new UciPlayer(lines, nameAt, setup.patienceMs ?? PATIENCE_MS);
  } catch (error) {
    lines.close();
    throw error;
  }
}

/** @param heard what it said when it was told its options: perhaps why it has not loaded a variant */
function named({ nameFor }: UciSetup, offer: UciOffer, heard: readonly string[]) {
  try {
    return nameFor(offer);
  } catch (error) {
    const complaint = heard.find((line) => /^info string error/.test(line));
    if (complaint === undefined || !(error instanceof Error)) throw error;
    throw new Error(`${error.message} (${complaint.replace("info string ", "")})`);
  }
}

async function greet(lines: Conversation): Promise<UciOffer> {
  lines.send("uci");
  const greeting = await lines.until(/^uciok/, START_TIMEOUT_MS);
  const find = (pattern: RegExp) => greeting.flatMap((line) => pattern.exec(line)?.[1] ?? []);
  const combo = find(/^option name UCI_Variant type combo (.*)$/)[0] ?? "";
  return {
    name: find(/^id name (.*)$/)[0] ?? "",
    options: new Set(find(/^option name (.*?) type /).map((name) => name.toLowerCase())),
    variants: new Set(Array.from(combo.matchAll(/\bvar (\S+)/g), ([, name]) => name)),
  };
}

class UciPlayer implements Player {
  readonly #lines: Conversation;
  readonly #nameAt: ((startFen: string) => string) | null;
  readonly #patienceMs: number;
  #variant = "";

  constructor(lines: Conversation, nameAt: ((startFen: string) => string) | null, patienceMs: number) {
    this.#lines = lines;
    this.#nameAt = nameAt;
    this.#patienceMs = patienceMs;
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
    return readThought(await this.#lines.until(/^bestmove\b/, this.#longestMs(allowance)));
  }

  close(): void {
    this.#lines.close();
  }

  #select(startFen: string): void {
    const variant = this.#nameAt?.(startFen) ?? this.#variant;
    if (variant === this.#variant) return;
    this.#lines.send(`setoption name UCI_Variant value ${variant}`);
    this.#variant = variant;
  }

  #longestMs({ timeMs, clock }: Allowance): number {
    if (timeMs !== undefined) return timeMs + this.#patienceMs;
    return clock === undefined ? LONGEST_MS : Math.max(...clock.remainingMs) + this.#patienceMs;
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
