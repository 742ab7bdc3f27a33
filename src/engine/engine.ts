/** The engine: searches positions of one variant, in slices, so that its thread stays responsive. */
import { Searcher } from "../kernel/searcher.ts";
import { MATE_BOUND, MATE_SCORE, SEARCH_FINISHED, SEARCH_SUSPENDED } from "../layout/search.ts";
import { writeUci } from "../notation/move.ts";
import type { Move } from "../variant/move.ts";
import type { Variant } from "../variant/variant.ts";
import { type TimeBudget, timeBudget } from "./clock.ts";
import type { Game } from "./game.ts";
import type { Score, SearchInfo } from "./info.ts";
import { checkLimits, type SearchLimits } from "./limits.ts";
import { pause } from "./pause.ts";
import { misuse } from "./refuse.ts";
import { isTrap } from "./shared.ts";

export interface EngineOptions {
  /** Megabytes of the hash table, 1 to 1024; default 16. */
  readonly hashMb?: number;
  /** Milliseconds kept back on each timed move; default 0. */
  readonly moveOverheadMs?: number;
}

export interface SearchResult {
  /** The best move as UCI text; null when there is no legal move. */
  readonly best: string | null;
  /** The answer expected to it, or null. */
  readonly ponder: string | null;
  /** The last finished depth, or null when none was finished. */
  readonly info: SearchInfo | null;
}

/** Searches one position at a time. `createEngine` makes one on this thread, `remoteEngine` one in a worker. */
export interface Engine {
  readonly variant: Variant;
  /**
   * Searches the current position of a game and yields a report after each finished depth; the generator's return
   * value is the result.
   * @param limits default: one second
   * @throws {VariantError} `engine-closed`, `engine-busy`, `engine-lost`, or what is wrong with a limit
   * @example
   * for await (const info of engine.search(game, { timeMs: 1000 })) console.log(info.depth, info.line[0]);
   */
  search(game: Game, limits?: SearchLimits): AsyncGenerator<SearchInfo, SearchResult, void>;
  /** Searches and gives the result alone. */
  best(game: Game, limits?: SearchLimits): Promise<SearchResult>;
  /** Replaces the hash table. @param megabytes 1 to 1024 */
  setHash(megabytes: number): void;
  setMoveOverhead(milliseconds: number): void;
  /** Forgets what earlier searches learnt. */
  clear(): void;
  /** Releases the kernel; later calls are refused. */
  close(): void;
}

/** Makes an engine for a variant. Safe in a worker. */
export async function createEngine(variant: Variant, options: EngineOptions = {}): Promise<Engine> {
  return new LocalEngine(variant, options);
}

const DEFAULT_HASH_MB = 16;
const LARGEST_HASH_MB = 1024;
const DEFAULT_LIMITS: SearchLimits = { timeMs: 1000 };
/** The thread is given back after this long, in milliseconds. */
const SLICE_MS = 3;
/** Nodes of the first slice and of the smallest. */
const SMALLEST_SLICE = 512;
const LARGEST_SLICE = 1 << 16;

class LocalEngine implements Engine {
  readonly variant: Variant;
  #searcher: Searcher | null;
  #overheadMs: number;
  #hashMb: number;
  #busy = false;
  #slice = SMALLEST_SLICE;

  constructor(variant: Variant, { hashMb = DEFAULT_HASH_MB, moveOverheadMs = 0 }: EngineOptions) {
    checkHash(hashMb);
    this.variant = variant;
    this.#searcher = new Searcher(variant, hashMb);
    this.#hashMb = hashMb;
    this.#overheadMs = moveOverheadMs;
  }

  async *search(game: Game, limits: SearchLimits = DEFAULT_LIMITS): AsyncGenerator<SearchInfo, SearchResult, void> {
    const searcher = this.#idleSearcher();
    checkLimits(limits);
    const chosen = this.#chosenMoves(game, limits);
    this.#busy = true;
    try {
      return yield* this.#run(searcher, game, limits, chosen);
    } catch (error) {
      if (isTrap(error)) throw this.#replaceSearcher(searcher);
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  async best(game: Game, limits?: SearchLimits): Promise<SearchResult> {
    const reports = this.search(game, limits);
    let report = await reports.next();
    while (!report.done) report = await reports.next();
    return report.value;
  }

  setHash(megabytes: number): void {
    checkHash(megabytes);
    this.#idleSearcher().setHash(megabytes);
    this.#hashMb = megabytes;
  }

  setMoveOverhead(milliseconds: number): void {
    this.#overheadMs = milliseconds;
  }

  clear(): void {
    this.#idleSearcher().clear();
  }

  close(): void {
    this.#searcher = null;
  }

  async *#run(
    searcher: Searcher,
    game: Game,
    limits: SearchLimits,
    chosen: ((move: Move) => boolean) | undefined,
  ): AsyncGenerator<SearchInfo, SearchResult, void> {
    const startMs = performance.now();
    const budget = timeBudget(limits, game.turn, this.#overheadMs);
    const moves = searcher.begin(game.positions, limits.depth ?? Number.POSITIVE_INFINITY, chosen, limits.lines);
    if (moves.length === 0) return { best: null, ponder: null, info: null };
    let info: SearchInfo | null = null;
    while (!this.#isOver(searcher, limits, budget, startMs)) {
      const answer = await this.#oneSlice(searcher, limits, budget, startMs);
      if (answer === SEARCH_SUSPENDED) continue;
      info = this.#report(searcher, performance.now() - startMs);
      yield info;
      if (answer === SEARCH_FINISHED || isEnough(info, limits, budget, moves.length)) {
        if (limits.infinite) await untilAborted(limits.signal);
        return resultOf(info.line, info);
      }
    }
    const unfinished = searcher.unfinishedBest();
    const better = unfinished ? writeUci(this.variant, unfinished) : null;
    if (better !== null && better !== info?.line[0]) return resultOf([better], info);
    return resultOf(info?.line ?? [writeUci(this.variant, moves[0])], info);
  }

  #isOver(searcher: Searcher, limits: SearchLimits, budget: TimeBudget, startMs: number): boolean {
    if (limits.signal?.aborted || this.#searcher !== searcher) return true;
    if (limits.nodes !== undefined && searcher.nodes >= limits.nodes) return true;
    return performance.now() - startMs >= budget.hardMs;
  }

  async #oneSlice(searcher: Searcher, limits: SearchLimits, budget: TimeBudget, startMs: number): Promise<number> {
    const left = limits.nodes === undefined ? LARGEST_SLICE : Math.max(1, limits.nodes - searcher.nodes);
    const before = performance.now();
    const answer = searcher.slice(Math.min(this.#slice, left));
    const tookMs = performance.now() - before;
    const wantedMs = Math.min(SLICE_MS, Math.max(0.2, budget.hardMs - (before - startMs)));
    this.#slice = clamp(this.#slice * clamp(wantedMs / Math.max(tookMs, 0.05), 0.5, 2), SMALLEST_SLICE, LARGEST_SLICE);
    await pause();
    return answer;
  }

  #report(searcher: Searcher, timeMs: number): SearchInfo {
    const blocks = searcher.read();
    const lines = blocks.map(({ score, line }) => ({
      score: scoreOf(score),
      line: line.map((move) => writeUci(this.variant, move)),
    }));
    const { nodes } = searcher;
    return {
      depth: blocks[0].depth,
      selectiveDepth: Math.max(...blocks.map(({ selectiveDepth }) => selectiveDepth)),
      ...lines[0],
      nodes,
      timeMs,
      nodesPerSecond: Math.round((nodes / Math.max(timeMs, 0.1)) * 1000),
      hashPerMille: searcher.hashPerMille,
      lines,
    };
  }

  #chosenMoves(game: Game, { searchMoves }: SearchLimits): ((move: Move) => boolean) | undefined {
    if (!searchMoves || searchMoves.length === 0) return undefined;
    const legal = new Set(game.legalMoves().map(({ uci }) => uci));
    const texts = searchMoves.filter((text) => legal.has(text));
    const unknown = searchMoves.find((text) => !legal.has(text));
    if (unknown !== undefined) throw misuse("move-illegal", `'${unknown}' is not a legal move here.`, "<searchmoves>");
    return (move) => texts.includes(writeUci(this.variant, move));
  }

  /** What a trap leaves in memory cannot be trusted: a new kernel takes over. @returns the error to throw */
  #replaceSearcher(lost: Searcher): Error {
    if (this.#searcher === lost) this.#searcher = new Searcher(this.variant, this.#hashMb);
    return misuse("engine-lost", "The kernel failed and has been replaced: search again.", "<engine>");
  }

  #idleSearcher(): Searcher {
    if (!this.#searcher) throw misuse("engine-closed", "The engine has been closed.", "<engine>");
    if (this.#busy) throw misuse("engine-busy", "The engine is searching: stop that search first.", "<engine>");
    return this.#searcher;
  }
}

function isEnough(info: SearchInfo, limits: SearchLimits, { softMs }: TimeBudget, moves: number): boolean {
  if (limits.mate !== undefined && info.score.type === "mate" && Math.abs(info.score.moves) <= limits.mate) return true;
  if (limits.infinite) return false;
  return info.timeMs >= softMs || (moves === 1 && limits.clock !== undefined);
}

function resultOf(line: readonly string[], info: SearchInfo | null): SearchResult {
  return { best: line[0] ?? null, ponder: line[1] ?? null, info };
}

function scoreOf(score: number): Score {
  if (Math.abs(score) <= MATE_BOUND) return { type: "cp", value: score };
  const plies = MATE_SCORE - Math.abs(score);
  const moves = Math.ceil(plies / 2);
  return { type: "mate", moves: score > 0 ? moves : -moves };
}

function untilAborted(signal: AbortSignal | undefined): Promise<void> {
  if (!signal || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

function checkHash(megabytes: number): void {
  if (Number.isInteger(megabytes) && megabytes >= 1 && megabytes <= LARGEST_HASH_MB) return;
  throw misuse("hash-size", `A hash table has 1 to ${LARGEST_HASH_MB} megabytes, not ${megabytes}.`, "<hash>");
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
