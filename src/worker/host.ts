/** The worker's side: one engine, driven by messages. A worker has several, if the page opens ports of it: `serve.ts`. */
import { loadTrailTools } from "../betza/load-trails.ts";
import { bundledVariant, fetchBundled } from "../definition/library.ts";
import { type PackedParts, unpack } from "../definition/packed.ts";
import { providedWeights, provideWeights } from "../definition/provided-weights.ts";
import { misuse } from "../diagnostic/argument.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { Game } from "../engine/game.ts";
import { ALIVE_MS, type Refusal, type Reply, type Request, readRequest, refusalOfUnread } from "../engine/protocol.ts";
import { provideKernel } from "../kernel/open.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";

type Post = (reply: Reply) => void;
type OpenRequest = Extract<Request, { type: "open" }>;
type SearchRequest = Extract<Request, { type: "search" }>;

/** Answers the messages of a page. */
export class EngineHost {
  readonly #post: Post;
  #engine: Engine | null = null;
  #isClosed = false;
  #running: { readonly search: number; readonly stopper: AbortController; readonly hit: AbortController } | null = null;
  /** Messages are handled one after another; only `stop`, `ponderhit` and `close` jump the queue. */
  #before: Promise<void> = Promise.resolve();

  constructor(post: Post) {
    this.#post = post;
  }

  /** Takes a message; a malformed one is refused, one not meant for us is ignored. */
  receive(data: unknown): void {
    const request = readRequest(data);
    if (!request) this.#refuseUnread(data);
    else if (request.type === "stop") this.#stop(request.search);
    else if (request.type === "ponderhit") this.#hit(request.search);
    else if (request.type === "close") this.#close();
    else this.#before = this.#before.then(() => this.#handle(request)).catch((error) => this.#refuse(request, error));
  }

  #stop(search: number): void {
    if (this.#running?.search === search) this.#running.stopper.abort();
    this.#stopped.add(search);
  }

  #hit(search: number): void {
    if (this.#running?.search === search) this.#running.hit.abort();
    this.#hits.add(search);
  }

  /** Ends a search, too, and releases the engine's memory. */
  #close(): void {
    this.#isClosed = true;
    this.#engine?.close();
    this.#engine = null;
  }

  /** Searches stopped before they began, and those whose ponder hit came before. */
  readonly #stopped = new Set<number>();
  readonly #hits = new Set<number>();

  async #handle(request: Request): Promise<void> {
    if (this.#isClosed) return;
    if (request.type === "open") await this.#open(request);
    if (request.type === "search") await this.#search(request);
    if (request.type === "hash") this.#engine?.setHash(request.megabytes);
    if (request.type === "overhead") this.#engine?.setMoveOverhead(request.milliseconds);
    if (request.type === "clear") this.#engine?.clear();
  }

  async #open(request: OpenRequest): Promise<void> {
    const { fitted, kernel, hashMb, overheadMs, evaluation } = request;
    this.#engine?.close();
    this.#post({ type: "alive" }); // the next step takes a while
    const variant = await variantOf(request);
    if (kernel) provideKernel(kernel);
    // an engine beside this one may have been given some that are taken away since
    if (fitted || providedWeights(variant)) provideWeights(rulesDigest(variant), fitted);
    const engine = await createEngine(variant, { hashMb, moveOverheadMs: overheadMs, evaluation });
    if (this.#isClosed) {
      engine.close();
      return;
    }
    this.#engine = engine;
    this.#post({ type: "opened" });
  }

  async #search(request: SearchRequest): Promise<void> {
    const { search } = request;
    const [stopper, hit] = [new AbortController(), new AbortController()];
    this.#running = { search, stopper, hit };
    if (this.#stopped.has(search)) stopper.abort();
    if (this.#hits.has(search)) hit.abort();
    const pulse = setInterval(() => this.#post({ type: "alive" }), ALIVE_MS);
    try {
      await this.#run(request, stopper.signal, hit.signal);
    } finally {
      clearInterval(pulse);
      this.#running = null;
      this.#stopped.clear();
      this.#hits.clear();
    }
  }

  async #run({ search, pgn, limits: sent }: SearchRequest, signal: AbortSignal, hit: AbortSignal): Promise<void> {
    const engine = this.#engine;
    if (!engine) throw new Error("The engine has no variant yet.");
    const { variant } = engine;
    const game = Game.fromPgn(pgn, { variant, findVariant: () => variant });
    const { isPondering, ...limits } = sent;
    const reports = engine.search(game, { ...limits, signal, ...(isPondering && { ponderHit: hit }) });
    let report = await reports.next();
    for (; !report.done; report = await reports.next()) this.#post({ type: "info", search, info: report.value });
    this.#post({ type: "result", search, ...report.value });
  }

  #refuseUnread(data: unknown): void {
    const refusal = refusalOfUnread(data);
    if (refusal) this.#post(refusal);
  }

  #refuse(request: Request, error: unknown): void {
    const search = request.type === "search" ? request.search : null;
    this.#post({ type: "refused", search, refusal: refusalOf(error) });
  }
}

function refusalOf(error: unknown): Refusal {
  const [first] = error instanceof FairywrenError ? error.diagnostics : [];
  if (first) return { code: first.code, message: first.message };
  return { code: "engine-lost", message: error instanceof Error ? error.message : String(error) };
}

/** What reads documents is fetched with the first that is no shipped variant's. */
async function variantOf({ id, document, packed }: OpenRequest): Promise<Variant> {
  if (document !== null) {
    const { receiveVariant } = await import("../definition/receive.ts");
    // a worker of the one script has what trails need where the page had it, which it then needed
    await loadTrailTools().catch(() => {});
    return receiveVariant(id, document);
  }
  if (packed) return unpackSent(id, packed);
  await fetchBundled(id);
  const variant = bundledVariant(id);
  if (variant) return variant;
  throw otherVersion(`This worker has no shipped variant ${quote(id)}`);
}

function unpackSent(id: string, packed: PackedParts): Variant {
  try {
    return unpack(packed);
  } catch {
    throw otherVersion(`This worker cannot make the shipped variant ${quote(id)} of what it was sent`);
  }
}

function otherVersion(complaint: string): FairywrenError {
  return misuse("unknown-variant", `${complaint}: it is of another version.`, "<variant>");
}
