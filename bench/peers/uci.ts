import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { type PerftEngine, type Sample, type SearchEngine, UNLIMITED_LEAVES } from "../engine.ts";
import type { PerftPosition, SearchPosition } from "../positions.ts";
import { median } from "../statistics.ts";

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

/** Starts a UCI engine as a child process. Rejects when it does not start or does not answer. */
export async function startUci(peer: UciPeer): Promise<UciEngine> {
  const lines = new Conversation(spawn(peer.command, [...peer.args]));
  try {
    lines.send("uci");
    const greeting = await lines.until(/uciok/, START_TIMEOUT_MS);
    for (const [name, value] of Object.entries(peer.options)) lines.send(`setoption name ${name} value ${value}`);
    await lines.ready();
    const engine = new UciEngine(peer, lines, greeting);
    await engine.measureRoundTrip();
    return engine;
  } catch (error) {
    lines.end();
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

  constructor(peer: UciPeer, lines: Conversation, greeting: string) {
    this.name = peer.name;
    this.#peer = peer;
    this.#lines = lines;
    this.version = peer.version ?? /^id name \S+ (.*)$/m.exec(greeting)?.[1].trim() ?? "unknown";
  }

  plays(position: PerftPosition): boolean {
    return this.#peer.variant(position) !== null;
  }

  async prepare(position: PerftPosition): Promise<void> {
    await this.#select(this.#peer.variant(position) ?? "chess");
    this.#lines.send(`position fen ${position.fen}`);
    await this.#lines.ready();
  }

  async perft(depth: number): Promise<Sample> {
    const started = performance.now();
    this.#lines.send(`go perft ${depth}`);
    const answer = await this.#lines.until(/Nodes searched: (\d+)/, ANSWER_TIMEOUT_MS);
    const timeMs = performance.now() - started - this.#roundTripMs;
    return { nodes: Number(/Nodes searched: (\d+)/.exec(answer)?.[1]), timeMs };
  }

  async prepareSearch(position: SearchPosition): Promise<void> {
    await this.#select("chess");
    this.#lines.send("ucinewgame");
    this.#lines.send(`position fen ${position.fen}`);
    await this.#lines.ready();
  }

  async search(timeMs: number): Promise<Sample & { depth: number }> {
    this.#lines.send(`go movetime ${timeMs}`);
    const answer = await this.#lines.until(/^bestmove .*$/m, ANSWER_TIMEOUT_MS);
    const reports = [...answer.matchAll(/^info depth (\d+) .*\bnodes (\d+) nps (\d+)/gm)];
    const last = reports.at(-1);
    if (last === undefined) throw new Error("searched without reporting nodes");
    const [depth, nodes, nodesPerSecond] = last.slice(1).map(Number);
    return { depth, nodes, timeMs: (nodes / nodesPerSecond) * 1000 };
  }

  async measureRoundTrip(): Promise<void> {
    const times: number[] = [];
    for (let i = 0; i < ROUND_TRIPS; i++) {
      const started = performance.now();
      await this.#lines.ready();
      times.push(performance.now() - started);
    }
    this.#roundTripMs = median(times);
  }

  close(): void {
    this.#lines.end();
  }

  async #select(variant: string): Promise<void> {
    if (variant === this.#variant) return;
    this.#lines.send(`setoption name UCI_Variant value ${variant}`);
    await this.#lines.ready();
    this.#variant = variant;
  }
}

/** Text to and from a child process: one question at a time. */
class Conversation {
  readonly #child: ChildProcessWithoutNullStreams;
  #heard = "";
  #listener: (() => void) | null = null;
  #failure: Error | null = null;

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#heard += text;
      this.#listener?.();
    });
    child.stderr.resume();
    child.stdin.on("error", () => {});
    child.on("error", (error) => this.#fail(error));
    child.on("exit", (status, signal) => this.#fail(new Error(`ended with ${signal ?? `status ${status}`}`)));
  }

  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  async ready(): Promise<void> {
    this.send("isready");
    await this.until(/readyok/, ANSWER_TIMEOUT_MS);
  }

  /** All that was heard up to the end of what the pattern matches. */
  async until(pattern: RegExp, timeoutMs: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        this.#listener = null;
        settle();
      };
      const listen = () => {
        const match = pattern.exec(this.#heard);
        if (match) finish(() => resolve(this.#take(match.index + match[0].length)));
        else if (this.#failure) finish(() => reject(this.#failure));
      };
      const timer = setTimeout(() => finish(() => reject(new Error(`no answer within ${timeoutMs} ms`))), timeoutMs);
      this.#listener = listen;
      listen();
    });
  }

  end(): void {
    this.send("quit");
    this.#child.kill();
  }

  #take(length: number): string {
    const text = this.#heard.slice(0, length);
    this.#heard = this.#heard.slice(length);
    return text;
  }

  #fail(error: Error): void {
    this.#failure = error;
    this.#listener?.();
  }
}
