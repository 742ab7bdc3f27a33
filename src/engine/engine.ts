/** The engine: searches positions of one variant, in slices that keep its thread responsive. */
import { bareMaterial } from "../kernel/bare-material.ts";
import { Kernel } from "../kernel/kernel.ts";
import { loadKernel } from "../kernel/load.ts";
import { DEEPEST, Searcher } from "../kernel/searcher.ts";
import { SEARCH_FINISHED, SEARCH_SUSPENDED } from "../layout/search.ts";
import { writeUci } from "../notation/move.ts";
import { checkVariant } from "../variant/check.ts";
import type { Move } from "../variant/move.ts";
import type { Variant } from "../variant/variant.ts";
import { BaseEngine } from "./base-engine.ts";
import { optionsCall, searchCall } from "./calls.ts";
import type { EndingAdvice, EndingPlay } from "./ending-play.ts";
import type { Game } from "./game.ts";
import type { Hint } from "./hint.ts";
import type { Line, SearchInfo } from "./info.ts";
import type { SearchLimits } from "./limits.ts";
import type { EngineOptions } from "./options.ts";
import { Pace } from "./pace.ts";
import { pause } from "./pause.ts";
import { misuse } from "./refuse.ts";
import { infoOf, resultOf, scoreOf } from "./report.ts";
import type { SearchResult } from "./result.ts";
import { SearchTime } from "./search-time.ts";
import { isTrap } from "./shared.ts";
import { fullness, isFitted, wdlOf } from "./wdl.ts";

/** Searches one position at a time. `createEngine` makes one on this thread, `remoteEngine` one in a worker. */
export interface Engine {
  readonly variant: Variant;
  /**
   * Searches the current position of a game and yields a report after each finished depth; the generator's return
   * value is the result.
   * @param game of the engine's variant
   * @param limits one second unless one of them ends the search
   * @throws {FairywrenError} `engine-closed`, `engine-busy`, `engine-lost`; `other-variant` for a game with other
   *   rules; `search-limit`, `unknown-key` or `wrong-type` for wrong limits or no game
   * @example
   * for await (const info of engine.search(game, { timeMs: 1000 })) console.log(info.depth, info.line[0]);
   */
  search(game: Game, limits?: SearchLimits): AsyncGenerator<SearchInfo, SearchResult, void>;
  /** Searches, and returns the result alone. */
  best(game: Game, limits?: SearchLimits): Promise<SearchResult>;
  /**
   * The best move after a short search, with its purpose in words for people. Null when the game is over.
   * @param limits 300 milliseconds unless one ends the search; a `signal` ends the search, and the best move so far is
   *   the hint
   * @throws {FairywrenError} as `search` does
   * @example
   * const hint = await engine.hint(game);
   * if (hint) show(`${hint.san}: ${hint.text}`);
   */
  hint(game: Game, limits?: SearchLimits): Promise<Hint | null>;
  /** Replaces the hash table. @param megabytes 1 to 1024 @throws {FairywrenError} `hash-size` */
  setHash(megabytes: number): void;
  /** @throws {FairywrenError} `move-overhead` */
  setMoveOverhead(milliseconds: number): void;
  /** Forgets all earlier searches. */
  clear(): void;
  /** Releases the kernel; later calls are refused. */
  close(): void;
}

/** Makes an engine for a variant. Safe in a worker.
 *  @throws {FairywrenError} `hash-size`, `move-overhead` or `evaluation-unknown`; `wrong-type` or `unknown-key` */
export async function createEngine(variant: Variant, options?: EngineOptions): Promise<Engine> {
  checkVariant(variant);
  const complete = await optionsCall(options);
  const [weighed] = await Promise.all([withWeights(variant), loadKernel(variant)]);
  return new LocalEngine(variant, weighed, complete);
}

/** With the weights that were fitted to its rules. */
async function withWeights(variant: Variant): Promise<Variant> {
  return (await import("../definition/fetch-fitted.ts")).withFetchedWeights(variant);
}

/** The share of a move's time that may go into solving an ending; solving continues on the next move. */
const ENDING_SHARE = 0.75;
/** Length of a slice in milliseconds: other events on the thread wait for at most one. */
const SLICE_MS = 1;
/** The shortest slice, however little time is left. */
const SHORTEST_SLICE_MS = 0.2;

/** Time does not stop a search before its first depth or this many nodes are done: the move must not be just the first
 *  listed. */
const FIRST_ANSWER_NODES = 4096;

class LocalEngine extends BaseEngine implements Engine {
  /** The variant with its evaluation weights. */
  readonly #weighted: Variant;
  #searcher: Searcher | null;
  /** Loaded when the first such position occurs. */
  #endings: EndingPlay | null = null;
  #overheadMs: number;
  #hashMb: number;
  readonly #isWhole: boolean;
  #busy = false;
  readonly #closed = new AbortController();
  readonly #pace = new Pace();

  constructor(variant: Variant, weighted: Variant, { hashMb, moveOverheadMs, evaluation }: Required<EngineOptions>) {
    super(variant);
    this.#weighted = weighted;
    this.#hashMb = hashMb;
    this.#overheadMs = moveOverheadMs;
    this.#isWhole = evaluation === "whole";
    this.#searcher = this.#freshSearcher();
  }

  async *search(game: Game, wanted?: SearchLimits): AsyncGenerator<SearchInfo, SearchResult, void> {
    const searcher = this.#idleSearcher();
    this.#busy = true;
    try {
      const limits = await searchCall(this.variant, game, wanted);
      const chosen = this.#chosenMoves(game, limits);
      return yield* this.#run(searcher, game, limits, chosen);
    } catch (error) {
      if (isTrap(error)) throw this.#replaceSearcher(searcher);
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  protected useHash(megabytes: number): void {
    this.#idleSearcher().setHash(megabytes);
    this.#hashMb = megabytes;
  }

  protected useOverhead(milliseconds: number): void {
    this.#overheadMs = milliseconds;
  }

  clear(): void {
    this.#idleSearcher().clear();
  }

  close(): void {
    this.#searcher = null;
    this.#endings = null;
    this.#closed.abort();
  }

  async *#run(
    searcher: Searcher,
    game: Game,
    limits: SearchLimits,
    chosen: ((move: Move) => boolean) | undefined,
  ): AsyncGenerator<SearchInfo, SearchResult, void> {
    const time = new SearchTime(limits, game.turn, this.#overheadMs);
    const advice = await this.#consult(game, limits, chosen, time);
    if (advice?.type === "solved") return yield* this.#tell(advice, limits, time.elapsedMs);
    const wanted = advice?.isWorthwhile ?? chosen;
    const moves = searcher.begin(game.positions, limits.depth ?? Number.POSITIVE_INFINITY, wanted, limits.lines);
    if (moves.length === 0) return { best: null, ponder: null, info: null };
    const full = fullness(this.variant, game.position);
    let info: SearchInfo | null = null;
    let isEnough = false;
    let isMidway = false;
    while (!this.#isOver(searcher, limits, time, info !== null) && (!isEnough || time.isPondering)) {
      const answer = await this.#oneSlice(searcher, limits, time);
      isMidway = answer === SEARCH_SUSPENDED;
      if (isMidway) continue;
      info = this.#report(searcher, full, time.elapsedMs);
      yield info;
      if (answer === SEARCH_FINISHED || isMateFound(info, limits)) {
        await this.#wait(limits);
        return resultOf(info.line, info);
      }
      isEnough = isTimeEnough(info, limits, time, moves.length);
    }
    if (time.isPondering) await this.#wait({ ...limits, infinite: false });
    if (info && isEnough && !isMidway) return resultOf(info.line, info);
    const unfinished = searcher.unfinishedBest();
    const better = unfinished ? writeUci(this.variant, unfinished) : null;
    if (better !== null && better !== info?.line[0]) return resultOf([better], info);
    return resultOf(info?.line ?? [writeUci(this.variant, moves[0])], info);
  }

  /** Consults the ending's table, solving it first if there is time; without a time limit there always is. */
  async #consult(
    { position }: Game,
    { endings = true, lines = 1, signal }: SearchLimits,
    chosen: ((move: Move) => boolean) | undefined,
    time: SearchTime,
  ): Promise<EndingAdvice | null> {
    if (!endings || bareMaterial(this.variant, position) === null) return null;
    const play = await this.#openEndings();
    while (!play.step(position)) {
      await pause();
      if (signal?.aborted || this.#endings !== play || time.isUsed(ENDING_SHARE)) return null;
    }
    return play.advise(position, chosen, lines);
  }

  async #openEndings(): Promise<EndingPlay> {
    const { EndingPlay } = await import("./ending-play.ts");
    this.#endings ??= new EndingPlay(this.variant, {
      openKernel: (variant) => Kernel.open(variant),
      bareMaterial,
      writeUci,
    });
    return this.#endings;
  }

  /** Reports what a table knows, and ends the search. */
  async *#tell(
    { lines, positions }: Extract<EndingAdvice, { type: "solved" }>,
    limits: SearchLimits,
    timeMs: number,
  ): AsyncGenerator<SearchInfo, SearchResult, void> {
    const { score } = lines[0];
    const { depth = Number.POSITIVE_INFINITY } = limits;
    const plies = score.type === "mate" ? 2 * Math.abs(score.moves) - (score.moves > 0 ? 1 : 0) : 1;
    const reached = Math.min(depth, plies, DEEPEST);
    const info = infoOf(lines, { depth: reached, selectiveDepth: reached, nodes: positions, timeMs, hashPerMille: 0 });
    yield info;
    await this.#wait(limits);
    return resultOf(info.line, info);
  }

  /** Holds the result back: an infinite search until it is stopped, pondering until the ponder hit. */
  async #wait({ infinite, signal, ponderHit }: SearchLimits): Promise<void> {
    const ends = signal ? [signal, this.#closed.signal] : [this.#closed.signal];
    if (ponderHit) await untilAborted([...ends, ponderHit]);
    if (infinite && signal) await untilAborted(ends);
  }

  #isOver(searcher: Searcher, limits: SearchLimits, time: SearchTime, hasAnswer: boolean): boolean {
    if (limits.signal?.aborted || this.#searcher !== searcher) return true;
    if (limits.nodes !== undefined && searcher.nodes >= limits.nodes) return true;
    if (!hasAnswer && searcher.nodes < FIRST_ANSWER_NODES) return false;
    return time.leftMs <= 0;
  }

  async #oneSlice(searcher: Searcher, limits: SearchLimits, time: SearchTime): Promise<number> {
    const { nodes } = searcher;
    const left = limits.nodes === undefined ? Number.POSITIVE_INFINITY : Math.max(1, limits.nodes - nodes);
    const before = performance.now();
    const leftMs = Math.max(SHORTEST_SLICE_MS, time.leftMs);
    const answer = searcher.slice(Math.min(left, this.#pace.nodesWithin(Math.min(SLICE_MS, leftMs))));
    this.#pace.learn(searcher.nodes - nodes, performance.now() - before);
    await pause();
    return answer;
  }

  #report(searcher: Searcher, full: number, timeMs: number): SearchInfo {
    const blocks = searcher.read();
    const hasChances = isFitted(this.variant);
    const lines = blocks.map(({ score, line, sides }): Line => {
      const worth = scoreOf(score, sides);
      return {
        score: worth,
        wdl: hasChances ? wdlOf(worth, full) : null,
        line: line.map((move) => writeUci(this.variant, move)),
      };
    });
    const { nodes, hashPerMille } = searcher;
    const selectiveDepth = Math.max(...blocks.map((block) => block.selectiveDepth));
    return infoOf(lines, { depth: blocks[0].depth, selectiveDepth, nodes, timeMs, hashPerMille });
  }

  #chosenMoves(game: Game, { searchMoves }: SearchLimits): ((move: Move) => boolean) | undefined {
    if (!searchMoves || searchMoves.length === 0) return undefined;
    const legal = new Set(game.legalMoves().map(({ uci }) => uci));
    const texts = searchMoves.filter((text) => legal.has(text));
    const unknown = searchMoves.find((text) => !legal.has(text));
    if (unknown !== undefined) throw misuse("move-illegal", `'${unknown}' is not a legal move here.`, "<searchmoves>");
    return (move) => texts.includes(writeUci(this.variant, move));
  }

  #freshSearcher(): Searcher {
    const searcher = new Searcher(this.#weighted, this.#hashMb);
    if (!this.#isWhole) searcher.evaluateWhole(false);
    return searcher;
  }

  /** A trap leaves memory in an unknown state, so a new kernel takes over. @returns the error to throw */
  #replaceSearcher(lost: Searcher): Error {
    if (this.#searcher === lost) this.#searcher = this.#freshSearcher();
    this.#endings = null;
    return misuse("engine-lost", "The kernel failed and has been replaced: search again.", "<engine>");
  }

  #idleSearcher(): Searcher {
    if (!this.#searcher) throw misuse("engine-closed", "The engine has been closed.", "<engine>");
    if (this.#busy) throw misuse("engine-busy", "The engine is searching: stop that search first.", "<engine>");
    return this.#searcher;
  }
}

function isMateFound({ score }: SearchInfo, { mate }: SearchLimits): boolean {
  return mate !== undefined && score.type === "mate" && Math.abs(score.moves) <= mate;
}

function isTimeEnough({ timeMs }: SearchInfo, limits: SearchLimits, time: SearchTime, moves: number): boolean {
  if (limits.infinite) return false;
  return time.isEnough(timeMs) || (moves === 1 && limits.clock !== undefined);
}

/** Resolves when the first of the signals is aborted. */
function untilAborted(signals: readonly AbortSignal[]): Promise<void> {
  if (signals.some((signal) => signal.aborted)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      for (const signal of signals) signal.removeEventListener("abort", end);
      resolve();
    };
    for (const signal of signals) signal.addEventListener("abort", end);
  });
}
