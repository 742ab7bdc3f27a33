import { Conversation } from "../../../src/match/conversation.ts";
import { median } from "../../common/statistics.ts";
import { type PerftEngine, type Sample, type SearchEngine, UNLIMITED_LEAVES } from "../engine.ts";
import type { PerftPosition, SearchPosition } from "../positions.ts";

/** How to start a UCI engine and what to ask it. */
export interface UciPeer {
  readonly name: string;
  /** By default what the engine says of itself after its name. */
  readonly version?: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Set once, in order. */
  readonly options: Readonly<Record<string, string>>;
  /** The engine's name of a position's variant, or null where it does not play it. */
  readonly variant: (position: PerftPosition) => string | null;
}

const START_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 120_000;
const ROUND_TRIPS = 21;
/** The last line of a perft. */
const TOTAL = /^Nodes searched: (\d+)/;
const REPORT = /^info depth (\d+) .*\bnodes (\d+) nps (\d+)/;

/** Starts a UCI engine as a child process. Rejects when it does not start or does not answer. */
export async function startUci(peer: UciPeer): Promise<UciEngine> {
  const lines = new Conversation(peer.command, peer.args);
  try {
    lines.send("uci");
    const greeting = await lines.until(/^uciok/, START_TIMEOUT_MS);
    for (const [name, value] of Object.entries(peer.options)) lines.send(`setoption name ${name} value ${value}`);
    await lines.ready(ANSWER_TIMEOUT_MS);
    const engine = new UciEngine(peer, lines, greeting);
    await engine.measureRoundTrip();
    return engine;
  } catch (error) {
    lines.close();
    throw error;
  }
}

/** A running UCI engine. What its pipe adds to a run (the time of an empty question and answer) is taken off each perft time. */
export class UciEngine implements PerftEngine, SearchEngine {
  readonly name: string;
  readonly version: string;
  readonly lastPly = "list";
  readonly leafBudget = UNLIMITED_LEAVES;
  readonly #peer: UciPeer;
  readonly #lines: Conversation;
  /** It starts with its default, chess, and may not know the option at all. */
  #variant = "chess";
  #roundTripMs = 0;

  constructor(peer: UciPeer, lines: Conversation, greeting: readonly string[]) {
    this.name = peer.name;
    this.#peer = peer;
    this.#lines = lines;
    this.version = peer.version ?? versionIn(greeting);
  }

  plays(position: PerftPosition): boolean {
    return this.#peer.variant(position) !== null;
  }

  async prepare(position: PerftPosition): Promise<void> {
    await this.#select(this.#peer.variant(position) ?? "chess");
    this.#lines.send(`position fen ${position.fen}`);
    await this.#lines.ready(ANSWER_TIMEOUT_MS);
  }

  async perft(depth: number): Promise<Sample> {
    const started = performance.now();
    this.#lines.send(`go perft ${depth}`);
    const answer = await this.#lines.until(TOTAL, ANSWER_TIMEOUT_MS);
    const timeMs = performance.now() - started - this.#roundTripMs;
    return { nodes: Number(TOTAL.exec(answer.at(-1) ?? "")?.[1]), timeMs };
  }

  async prepareSearch(position: SearchPosition): Promise<void> {
    await this.#select("chess");
    this.#lines.send("ucinewgame");
    this.#lines.send(`position fen ${position.fen}`);
    await this.#lines.ready(ANSWER_TIMEOUT_MS);
  }

  async search(timeMs: number): Promise<Sample & { depth: number }> {
    this.#lines.send(`go movetime ${timeMs}`);
    const answer = await this.#lines.until(/^bestmove\b/, ANSWER_TIMEOUT_MS);
    const last = answer.map((line) => REPORT.exec(line)).findLast((report) => report !== null);
    if (!last) throw new Error("searched without reporting nodes");
    const [depth, nodes, nodesPerSecond] = last.slice(1).map(Number);
    return { depth, nodes, timeMs: (nodes / nodesPerSecond) * 1000 };
  }

  async measureRoundTrip(): Promise<void> {
    const times: number[] = [];
    for (let i = 0; i < ROUND_TRIPS; i++) {
      const started = performance.now();
      await this.#lines.ready(ANSWER_TIMEOUT_MS);
      times.push(performance.now() - started);
    }
    this.#roundTripMs = median(times);
  }

  close(): void {
    this.#lines.close();
  }

  async #select(variant: string): Promise<void> {
    if (variant === this.#variant) return;
    this.#lines.send(`setoption name UCI_Variant value ${variant}`);
    await this.#lines.ready(ANSWER_TIMEOUT_MS);
    this.#variant = variant;
  }
}

function versionIn(greeting: readonly string[]): string {
  const name = greeting.map((line) => /^id name \S+ (.*)$/.exec(line)?.[1]).find((words) => words !== undefined);
  return name?.trim() ?? "unknown";
}
