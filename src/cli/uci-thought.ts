/** One `go` of a UCI session, from the command to its last line. */
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { SearchResult } from "../engine/result.ts";
import { Kernel } from "../kernel/kernel.ts";
import { measureTotal, totalLines } from "./bench-total.ts";
import { LineFault } from "./line-fault.ts";
import { countLeaves } from "./perft-walk.ts";
import { aborted, searchThrough } from "./search-through.ts";
import type { GoRequest } from "./uci-go.ts";
import { bestMoveLine, endLine, errorLine, infoLines } from "./uci-info.ts";

/** Writes one line to the chess program. */
export type WriteLine = (line: string) => void;

/** Work that continues while further lines are read. */
export interface Thought {
  readonly type: "search" | "perft" | "bench";
  /** What was asked for by `go`; null for a bench. */
  readonly request: GoRequest | null;
  /** Settled when the last line has been written; never rejected. */
  readonly finished: Promise<void>;
  stop(): void;
  /** The opponent played the expected move: the clocks run from now. */
  ponderHit(): void;
}

/** The output of a search. */
export interface SearchOutput {
  readonly write: WriteLine;
  /** Whether reports include chances of winning, drawing and losing. */
  readonly showsWdl: boolean;
  /** Called when the engine can no longer be used. */
  readonly onFailure: () => void;
}

/** Searches a game and ends with `bestmove`. */
export function startSearch(engine: Engine, game: Game, request: GoRequest, output: SearchOutput): Thought {
  return new SearchThought(engine, game, request, output);
}

/** Counts leaves and ends with `Nodes searched`. */
export function startPerft(game: Game, request: GoRequest, write: WriteLine): Thought {
  return new PerftThought(game, request, write);
}

/** Searches the positions of the signature, and ends with its summary. */
export function startBench(depth: number, write: WriteLine): Thought {
  return new BenchThought(depth, write);
}

class SearchThought implements Thought {
  readonly type = "search";
  readonly request: GoRequest;
  readonly finished: Promise<void>;
  private readonly stopped = new AbortController();
  private readonly hit = new AbortController();
  private readonly engine: Engine;
  private readonly game: Game;
  private readonly write: WriteLine;
  private readonly showsWdl: boolean;

  constructor(engine: Engine, game: Game, request: GoRequest, { write, showsWdl, onFailure }: SearchOutput) {
    this.engine = engine;
    this.game = game;
    this.write = write;
    this.showsWdl = showsWdl;
    this.request = request;
    this.finished = this.run(request).catch((error: unknown) => {
      onFailure();
      write(errorLine(error));
      write(bestMoveLine({ best: game.legalMoves()[0]?.uci ?? null, ponder: null }));
    });
  }

  stop(): void {
    this.stopped.abort();
  }

  ponderHit(): void {
    this.hit.abort();
  }

  private async run({ limits, isPondering }: GoRequest): Promise<void> {
    const result = await this.search({
      ...limits,
      signal: this.stopped.signal,
      ...(isPondering && { ponderHit: this.hit.signal }),
    });
    this.write(bestMoveLine(result));
  }

  private async search(limits: SearchLimits): Promise<SearchResult> {
    if (this.game.legalMoves().length === 0) return this.ended(limits);
    return searchThrough(this.engine, this.game, limits, (info) => infoLines(info, this.showsWdl).forEach(this.write));
  }

  /** The answer for a finished game, held back as that of a search would be. */
  private async ended({ infinite, ponderHit }: SearchLimits): Promise<SearchResult> {
    this.write(endLine(this.game));
    const stopped = this.stopped.signal;
    if (ponderHit) await aborted(AbortSignal.any([stopped, ponderHit]));
    if (infinite) await aborted(stopped);
    return { best: null, ponder: null, info: null };
  }
}

class PerftThought implements Thought {
  readonly type = "perft";
  readonly request: GoRequest;
  readonly finished: Promise<void>;
  private isStopping = false;

  constructor(game: Game, request: GoRequest, write: WriteLine) {
    this.request = request;
    this.finished = this.run(game, request.perft ?? 0, write).catch((error: unknown) => write(errorLine(error)));
  }

  stop(): void {
    this.isStopping = true;
  }

  ponderHit(): void {}

  private async run(game: Game, depth: number, write: WriteLine): Promise<void> {
    let nodes = depth === 0 ? 1 : 0;
    for await (const step of countLeaves(Kernel.open(game.variant), game.position, depth)) {
      if (this.isStopping) throw new LineFault("The perft was stopped.");
      nodes += step.leaves;
      if (step.finished) write(`${step.finished}: ${step.movesLeaves}`);
    }
    write("");
    write(`Nodes searched: ${nodes}`);
  }
}

class BenchThought implements Thought {
  readonly type = "bench";
  readonly request = null;
  readonly finished: Promise<void>;
  private readonly stopped = new AbortController();

  constructor(depth: number, write: WriteLine) {
    this.finished = this.run(depth, write).catch((error: unknown) => write(errorLine(error)));
  }

  stop(): void {
    this.stopped.abort();
  }

  ponderHit(): void {}

  private async run(depth: number, write: WriteLine): Promise<void> {
    const { signal } = this.stopped;
    const total = await measureTotal(depth, (id) => write(`info string bench ${id}`), signal);
    if (signal.aborted) throw new LineFault("The bench was stopped.");
    totalLines(total).forEach(write);
  }
}
