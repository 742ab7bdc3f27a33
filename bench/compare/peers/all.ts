import type { Contestant, PerftEngine, SearchEngine } from "../engine.ts";
import type { HostLibrary } from "../host/library.ts";
import { startChessJs } from "./chessjs.ts";
import { startChessops } from "./chessops.ts";
import { startFairyWasm } from "./fairy-wasm.ts";
import { startFfish } from "./ffish.ts";
import { startChessopsHost } from "./host-chessops.ts";
import { startFfishHost } from "./host-ffish.ts";
import { startFairyNative, startStockfishNative } from "./native.ts";

/** The peers that could be started, and a sentence on each that could not. */
export interface Started<T> {
  readonly engines: readonly T[];
  readonly notes: readonly string[];
}

type Starter<T> = readonly [name: string, start: () => Promise<T | null>];

const ENGINES: readonly Starter<PerftEngine & SearchEngine>[] = [
  ["native Fairy-Stockfish", startFairyNative],
  ["native Stockfish", startStockfishNative],
  ["Fairy-Stockfish wasm", startFairyWasm],
];

const LIBRARIES: readonly Starter<PerftEngine>[] = [
  ["ffish-es6", startFfish],
  ["chessops", startChessops],
  ["chess.js", startChessJs],
];

/** Starts every peer that counts leaves. */
export async function startPerftPeers(): Promise<Started<PerftEngine>> {
  return startEach([...ENGINES, ...LIBRARIES]);
}

/** Starts every peer that searches. */
export async function startSearchPeers(): Promise<Started<SearchEngine>> {
  return startEach(ENGINES);
}

const HOSTS: readonly Starter<HostLibrary>[] = [
  ["chessops", startChessopsHost],
  ["ffish-es6", startFfishHost],
];

/** Starts every peer that reads and writes games. */
export async function startHostPeers(): Promise<Started<HostLibrary>> {
  return startEach(HOSTS);
}

async function startEach<T extends Contestant>(starters: readonly Starter<T>[]): Promise<Started<T>> {
  const engines: T[] = [];
  const notes: string[] = [];
  for (const [name, start] of starters) {
    try {
      const engine = await start();
      if (engine) engines.push(engine);
      else notes.push(`${name} is not installed on this system and is left out.`);
    } catch (error) {
      notes.push(`${name} could not be started and is left out: ${error instanceof Error ? error.message : error}.`);
    }
  }
  return { engines, notes };
}
