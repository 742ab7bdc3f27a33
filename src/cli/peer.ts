/**
 * Fairy-Stockfish's WebAssembly build, against which imports can be verified. It is no part of this package and not among
 * what it needs: it is looked for where the command is called.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { FairywrenError } from "../diagnostic/error.ts";
import { wholeFault } from "./refuse.ts";

const PACKAGE = "fairy-stockfish-nnue.wasm";
const INSTALL = `Run npm install --no-save ${PACKAGE}`;
/** Its loader would take the browser's way if it saw `fetch`. Standard input is UCI; the arguments are the loader and a
 *  file of variants, put into the engine's own file system. */
const HOST = `
const [loader, ini] = process.argv.slice(1);
const engine = await (await import("node:module")).createRequire(loader)(loader)();
engine.FS.writeFile("/variants.ini", (await import("node:fs")).readFileSync(ini, "utf8"));
engine.postMessage("setoption name VariantPath value /variants.ini");
for await (const line of (await import("node:readline")).createInterface({ input: process.stdin })) {
  engine.postMessage(line);
  if (line === "quit") break;
}
process.exit();`;
/** The longest time for one answer. */
const PATIENCE_MS = 120_000;

/** Moves with the leaves below each, and all together. */
export interface PeerPerft {
  readonly moves: readonly string[];
  readonly nodes: number;
}

export class Peer {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: ((line: string | null) => void)[] = [];
  private readonly heard: string[] = [];
  private isOver = false;

  /** Starts the engine with a file of variants.
   *  @throws {FairywrenError} `peer-missing` with the command that installs it */
  static start(ini: string): Peer {
    const loader = findLoader();
    if (loader !== null) return new Peer(loader, resolve(ini));
    const message = `'--verify' compares with Fairy-Stockfish, and the package ${PACKAGE} is not installed here.`;
    throw new FairywrenError([wholeFault("peer-missing", PACKAGE, message, INSTALL)]);
  }

  private constructor(loader: string, ini: string) {
    const args = ["--no-experimental-fetch", "--input-type=module", "-e", HOST, loader, ini];
    this.child = spawn(process.execPath, args);
    this.child.stderr.resume();
    this.child.stdin.on("error", () => {});
    createInterface({ input: this.child.stdout }).on("line", (line) => this.hear(line));
    this.child.on("exit", () => this.end());
    this.child.on("error", () => this.end());
  }

  /** Chooses a variant by the name of its section. */
  choose(name: string): void {
    this.send(`setoption name UCI_Variant value ${name}`);
  }

  /** Counts leaves after some moves from the start; null when the engine is gone or does not answer. */
  async perft(moves: readonly string[], depth: number): Promise<PeerPerft | null> {
    this.send(`position startpos${moves.length > 0 ? ` moves ${moves.join(" ")}` : ""}`);
    this.send(`go perft ${depth}`);
    const found: string[] = [];
    for (;;) {
      const line = await this.next();
      if (line === null) return null;
      const nodes = /^Nodes searched: (\d+)/.exec(line);
      if (nodes) return { moves: found, nodes: Number(nodes[1]) };
      const move = /^(\S+): \d+$/.exec(line);
      if (move) found.push(move[1]);
    }
  }

  close(): void {
    this.send("quit");
    this.child.kill("SIGKILL");
  }

  private send(line: string): void {
    if (!this.isOver) this.child.stdin.write(`${line}\n`);
  }

  private next(): Promise<string | null> {
    const line = this.heard.shift();
    if (line !== undefined || this.isOver) return Promise.resolve(line ?? null);
    return new Promise((settle) => {
      const timer = setTimeout(() => this.end(), PATIENCE_MS);
      this.waiting.push((heard) => {
        clearTimeout(timer);
        settle(heard);
      });
    });
  }

  private hear(line: string): void {
    const listener = this.waiting.shift();
    if (listener) listener(line);
    else this.heard.push(line);
  }

  private end(): void {
    this.isOver = true;
    for (const listener of this.waiting.splice(0)) listener(null);
  }
}

/** In the folder where the command is called, or in its `bench`. */
function findLoader(): string | null {
  for (const folder of [".", "bench"]) {
    try {
      return createRequire(join(process.cwd(), folder, "package.json")).resolve(`${PACKAGE}/stockfish.js`);
    } catch {
      // Not there.
    }
  }
  return null;
}
