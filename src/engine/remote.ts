/** An engine in a worker, behind the same interface as one on this thread. */
import { rememberedDocument } from "../definition/document.ts";
import { isUnpacked, partsOf } from "../definition/packed.ts";
import type { WeightsDocument } from "../definition/weights.ts";
import { wrongType } from "../diagnostic/argument.ts";
import { kernelToSend } from "../kernel/load.ts";
import type { KernelData } from "../kernel/open.ts";
import { checkVariant } from "../variant/check.ts";
import type { Variant } from "../variant/variant.ts";
import { BaseEngine } from "./base-engine.ts";
import { optionsCall, searchCall } from "./calls.ts";
import type { Engine } from "./engine.ts";
import { type EngineThread, type EngineWorker, isPort, workerOf } from "./engine-worker.ts";
import { Game } from "./game.ts";
import type { SearchInfo } from "./info.ts";
import type { SearchLimits } from "./limits.ts";
import type { EngineOptions, Evaluation } from "./options.ts";
import { type Refusal, type Reply, type Request, readReply, SILENT_MS } from "./protocol.ts";
import { misuse } from "./refuse.ts";
import type { SearchResult } from "./result.ts";

export interface RemoteOptions extends EngineOptions {
  /** Called when a silent worker has been replaced. */
  readonly onReplaced?: () => void;
  /** How long a worker may be silent, in milliseconds; default 2000. */
  readonly silentMs?: number;
}

/** Opens an engine in a worker.
 *
 *  A worker that is silent for two seconds is replaced: during start-up several times, with growing patience; during a
 *  search once, and the search starts again.
 *  @param start makes a worker that runs the package's worker entry, in Node also a thread of `worker_threads`; it is
 *    called again for each replacement
 *  @throws {FairywrenError} `engine-lost` when the worker cannot be started; `hash-size`, `move-overhead` or
 *    `evaluation-unknown`; `wrong-type` or `unknown-key`
 *  @example
 *  // in Node, with Worker of "node:worker_threads"; in a page: () => new Worker(url, { type: "module" })
 *  const remote = await remoteEngine(() => new Worker(new URL(import.meta.resolve("fairywren/worker"))), variant);
 *  (await remote.best(game, levelLimits(3))).best;
 *  remote.close();
 */
export async function remoteEngine(
  start: () => EngineWorker | EngineThread,
  variant: Variant,
  options?: RemoteOptions,
): Promise<Engine> {
  checkVariant(variant);
  if (typeof start !== "function") throw wrongType("start", "a function that makes a worker", start);
  const complete = await optionsCall<RemoteOptions>(options, { onReplaced: "function", silentMs: "unknown" });
  const { silentMs } = complete;
  if (silentMs !== undefined && !(Number.isFinite(silentMs) && silentMs > 0))
    throw wrongType("silentMs", "a number of milliseconds above 0", silentMs);
  const { weightsOf } = await import("../definition/weights-of.ts");
  const sent = { kernel: await kernelToSend(variant), fitted: await weightsOf(variant) };
  const engine = new RemoteEngine(start, variant, complete, sent);
  try {
    await engine.opened;
  } catch (error) {
    engine.close();
    throw error;
  }
  return engine;
}

/** Checks on a silent worker before it is considered lost. */
const LOOKS = 4;
/** Attempts to start a worker; each is given twice the time of the one before. */
const OPENINGS = 3;

/** What a worker has not. */
interface Sent {
  /** Null for one that it has. */
  readonly kernel: KernelData | null;
  /** Null where the variant has no weights but its file's. */
  readonly fitted: WeightsDocument | null;
}

class RemoteEngine extends BaseEngine implements Engine {
  readonly #start: () => EngineWorker | EngineThread;
  readonly #options: RemoteOptions;
  /** Null for a shipped variant, which is sent as the build has packed it. */
  readonly #document: object | null;
  readonly #sent: Sent;
  #connection: Connection;
  /** Resolves when the worker has accepted the variant. */
  opened: Promise<void>;
  #running: Running | null = null;
  #searches = 0;
  #hashMb: number;
  #overheadMs: number;
  readonly #evaluation: Evaluation;
  #isClosed = false;
  #isOpening = false;
  /** Whether a search is being prepared or running. */
  #isAsked = false;

  constructor(
    start: () => EngineWorker | EngineThread,
    variant: Variant,
    options: RemoteOptions & Required<EngineOptions>,
    sent: Sent,
  ) {
    super(variant);
    const { hashMb, moveOverheadMs, evaluation } = options;
    const document = rememberedDocument(variant);
    if (!document && !isUnpacked(variant))
      throw misuse("engine-lost", "Only a variant that the loader has made can be sent.", "<variant>");
    this.#start = start;
    this.#options = options;
    this.#document = document;
    this.#sent = sent;
    this.#hashMb = hashMb;
    this.#overheadMs = moveOverheadMs;
    this.#evaluation = evaluation;
    this.#connection = this.#connect();
    this.opened = this.#open();
  }

  async *search(game: Game, limits?: SearchLimits): AsyncGenerator<SearchInfo, SearchResult, void> {
    this.#refuseUnlessIdle();
    const pgn = Game.isGame(game) ? game.pgn() : ""; // at once, because the game may change
    this.#isAsked = true;
    try {
      const complete = await searchCall(this.variant, game, limits);
      this.#refuseWhenClosed();
      return yield* this.#run(pgn, complete);
    } finally {
      this.#isAsked = false;
    }
  }

  async *#run(
    pgn: string,
    { signal, ponderHit, ...sent }: SearchLimits,
  ): AsyncGenerator<SearchInfo, SearchResult, void> {
    if (!this.#isOpening && this.#connection.isPast) this.#reconnect();
    const search = ++this.#searches;
    const running = new Running({ type: "search", search, pgn, limits: sent }, signal, ponderHit);
    this.#running = running;
    const stop = () => this.#post({ type: "stop", search });
    const hit = () => this.#post({ type: "ponderhit", search });
    signal?.addEventListener("abort", stop);
    ponderHit?.addEventListener("abort", hit);
    const watch = this.#watch(running);
    try {
      await this.opened;
      this.#post(running.request);
      if (signal?.aborted) stop();
      running.isSent = true;
      return yield* running.reports();
    } finally {
      clearInterval(watch);
      signal?.removeEventListener("abort", stop);
      ponderHit?.removeEventListener("abort", hit);
      if (!running.isOver) stop();
      this.#running = null;
    }
  }

  protected useHash(megabytes: number): void {
    this.#refuseUnlessIdle();
    this.#hashMb = megabytes;
    this.#post({ type: "hash", megabytes });
  }

  protected useOverhead(milliseconds: number): void {
    this.#overheadMs = milliseconds;
    this.#post({ type: "overhead", milliseconds });
  }

  clear(): void {
    this.#refuseUnlessIdle();
    this.#post({ type: "clear" });
  }

  close(): void {
    this.#isClosed = true;
    this.#connection.close();
    this.#running?.fail({ code: "engine-closed", message: "The engine has been closed." });
  }

  #refuseUnlessIdle(): void {
    this.#refuseWhenClosed();
    if (this.#isAsked) throw misuse("engine-busy", "The engine is searching: stop that search first.", "<engine>");
  }

  #refuseWhenClosed(): void {
    if (this.#isClosed) throw misuse("engine-closed", "The engine has been closed.", "<engine>");
  }

  #connect(): Connection {
    const { id } = this.variant;
    const open: Request = {
      type: "open",
      id,
      document: this.#document,
      packed: partsOf(this.variant),
      ...this.#sent,
      hashMb: this.#hashMb,
      overheadMs: this.#overheadMs,
      evaluation: this.#evaluation,
    };
    return new Connection(workerOf(this.#start()), open, {
      receive: (reply) => this.#running?.receive(reply),
      lose: () => this.#lose(),
    });
  }

  #reconnect(): void {
    this.#connection.close();
    this.#connection = this.#connect();
    this.opened = this.#open();
  }

  async #open(): Promise<void> {
    this.#isOpening = true;
    try {
      await this.#openWorker();
    } finally {
      this.#isOpening = false;
    }
  }

  /** Waits until a worker accepts the variant; a silent one is replaced. */
  async #openWorker(): Promise<void> {
    const { silentMs = SILENT_MS, onReplaced } = this.#options;
    for (let opening = 1; ; opening++) {
      if (await this.#connection.opensWithin(silentMs * 2 ** (opening - 1))) return;
      this.#connection.giveUp();
      if (this.#isClosed || opening === OPENINGS)
        throw misuse("engine-lost", "The engine does not answer.", "<engine>");
      this.#connection = this.#connect();
      onReplaced?.();
    }
  }

  #post(request: Request): void {
    this.#connection.post(request);
  }

  /** Checks periodically that the worker has been heard. A page that was suspended itself counts as one check. */
  #watch(running: Running): ReturnType<typeof setInterval> {
    const { silentMs = SILENT_MS } = this.#options;
    return setInterval(() => {
      if (!running.isSent || ++running.silence < LOOKS) return;
      this.#connection.giveUp();
      this.#replace(running);
    }, silentMs / LOOKS);
  }

  /** Another engine has given up the worker that they share. One that opens sees it by itself, an idle one when it is next asked. */
  #lose(): void {
    if (this.#running?.isSent) this.#replace(this.#running);
  }

  /** Begins a search again in another worker, once. */
  #replace(running: Running): void {
    if (running.isStopped) running.finish();
    else if (running.wasReplaced) running.fail({ code: "engine-lost", message: "The engine does not answer." });
    const isAgain = !running.isOver;
    running.wasReplaced = true;
    running.isSent = false;
    this.#reconnect();
    this.opened.then(
      () => {
        if (isAgain) this.#post(running.request);
        running.silence = 0;
        running.isSent = true;
      },
      (error) => running.fail({ code: "engine-lost", message: String(error) }),
    );
    this.#options.onReplaced?.();
  }
}

/** Who is told what a worker says, and that it was ended by another engine. */
interface Ear {
  receive(reply: Reply): void;
  lose(): void;
}

/** A worker's lifetime, or that of a port of one. */
class Connection {
  /** Resolves when the worker has accepted the variant. */
  readonly opened: Promise<void>;
  readonly #worker: EngineWorker;
  #isOpen = true;
  /** Checks since the worker was last heard. */
  #silence = 0;

  constructor(worker: EngineWorker, open: Request, { receive, lose }: Ear) {
    this.#worker = worker;
    this.opened = new Promise((resolve, reject) => {
      const refuse = ({ code, message }: Refusal) => {
        reject(misuse(code, message, "<engine>"));
        receive({ type: "refused", search: null, refusal: { code, message } });
      };
      worker.addEventListener("message", (event) => {
        const reply = this.#isOpen ? readReply((event as MessageEvent).data) : null;
        if (reply) this.#silence = 0;
        if (reply?.type === "opened") resolve();
        else if (reply?.type === "refused" && reply.search === null) refuse(reply.refusal);
        else if (reply) receive(reply);
      });
      worker.addEventListener("error", () =>
        refuse({ code: "engine-lost", message: "The engine's worker has failed." }),
      );
    });
    if (isPort(worker)) {
      worker.addEventListener("lost", () => {
        this.#isOpen = false;
        lose();
      });
    }
    this.opened.catch(() => undefined);
    worker.postMessage(open);
  }

  /** Whether the worker accepts the variant before it has been silent for this long. A page that was suspended itself
   *  counts as one check.
   *  @throws {FairywrenError} why the variant or the worker was refused */
  async opensWithin(silentMs: number): Promise<boolean> {
    const opened = this.opened.then(() => true);
    while (this.#silence < LOOKS && this.#isOpen) {
      if (await Promise.race([opened, wait(silentMs / LOOKS)])) return true;
      this.#silence++;
    }
    return false;
  }

  /** Whether a search should begin in another one. */
  get isPast(): boolean {
    return !this.#isOpen || (isPort(this.#worker) && this.#worker.isPast);
  }

  post(request: Request): void {
    if (this.#isOpen) this.#worker.postMessage(request);
  }

  /** Ends the worker, since it is silent: for all that use it. */
  giveUp(): void {
    if (this.#isOpen && isPort(this.#worker)) this.#worker.giveUp();
    this.close();
  }

  close(): void {
    this.#isOpen = false;
    this.#worker.terminate();
  }
}

/** One search: the reports received, and the consumer waiting for more. */
class Running {
  readonly #request: Extract<Request, { type: "search" }>;
  readonly #signal: AbortSignal | undefined;
  readonly #ponderHit: AbortSignal | undefined;
  /** Checks since the worker was last heard. */
  silence = 0;
  isSent = false;
  wasReplaced = false;
  isOver = false;
  #last: SearchInfo | null = null;
  readonly #replies: Reply[] = [];
  #wake: (() => void) | null = null;

  constructor(
    request: Extract<Request, { type: "search" }>,
    signal: AbortSignal | undefined,
    ponderHit: AbortSignal | undefined,
  ) {
    this.#request = request;
    this.#signal = signal;
    this.#ponderHit = ponderHit;
  }

  /** The search to send to a worker now: without pondering once the hit has come. */
  get request(): Extract<Request, { type: "search" }> {
    const { limits } = this.#request;
    const isPondering = this.#ponderHit?.aborted === false;
    return isPondering ? { ...this.#request, limits: { ...limits, isPondering } } : this.#request;
  }

  get isStopped(): boolean {
    return this.#signal?.aborted === true;
  }

  receive(reply: Reply): void {
    this.silence = 0;
    if ("search" in reply && reply.search !== null && reply.search !== this.request.search) return;
    if (reply.type === "alive" || this.isOver) return;
    if (reply.type === "info") this.#last = reply.info;
    this.isOver = reply.type === "result" || reply.type === "refused";
    this.#replies.push(reply);
    this.#wake?.();
  }

  fail(refusal: Refusal): void {
    this.receive({ type: "refused", search: null, refusal });
  }

  /** Ends the search with the results so far. */
  finish(): void {
    const [best = null, ponder = null] = this.#last?.line ?? [];
    this.receive({ type: "result", search: this.request.search, best, ponder, info: this.#last });
  }

  async *reports(): AsyncGenerator<SearchInfo, SearchResult, void> {
    for (;;) {
      const reply = this.#replies.shift();
      if (!reply) await new Promise<void>((resolve) => (this.#wake = resolve));
      else if (reply.type === "info") yield reply.info;
      else if (reply.type === "result") return { best: reply.best, ponder: reply.ponder, info: reply.info };
      else if (reply.type === "refused") throw misuse(reply.refusal.code, reply.refusal.message, "<engine>");
    }
  }
}

function wait(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
