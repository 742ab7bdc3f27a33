/**
 * A UCI session: the state shared by chess program and engine, and how each line changes it.
 *
 * Lines are executed in order. While a search, a perft or a bench runs, later ones wait for its end, so that it is never
 * disturbed; `uci` and `d` do not wait for a search. `stop`, `ponderhit` and `isready` never wait: `stop` ends
 * everything requested before it. `quit` and the end of the input wait for all that was asked for before them, as in Stockfish,
 * since testers of engines send everything at once; only the last search is cut off, and what would never end.
 */
import type { Engine } from "../engine/engine.ts";
import { as960 } from "../rules/uci.ts";
import type { Variant } from "../variant/variant.ts";
import { CommandQueue, type Waiting } from "./command-queue.ts";
import { EngineRoom, isEngineOption } from "./engine-room.ts";
import type { InputLine } from "./input-lines.ts";
import { LineFault } from "./line-fault.ts";
import { FIRST_VARIANT, SessionVariants } from "./session-variants.ts";
import { parseCommand, type SetOption, type UciCommand } from "./uci-command.ts";
import { type GoRequest, isBounded, isEndless } from "./uci-go.ts";
import { bestMoveLine, displayLines, errorLine } from "./uci-info.ts";
import { checkValue, optionLines, optionOf } from "./uci-options.ts";
import { UciPosition } from "./uci-position.ts";
import { startBench, startPerft, startSearch, type Thought, type WriteLine } from "./uci-thought.ts";
import { VERSION } from "./version.ts";

/** At the end, how long to wait for searches that nobody hears of any more, or that may never end, in milliseconds. */
const GRACE_MS = 1_000;

export class UciSession {
  private readonly write: WriteLine;
  private readonly variants = new SessionVariants();
  private variant: Variant;
  /** Set while the last variant that was asked for is not there: nothing is played then, least of all the one before it. */
  private missing: LineFault | null = null;
  private isChess960 = false;
  /** `UCI_ShowWDL`. */
  private showsWdl = false;
  private position: UciPosition;
  private readonly room = new EngineRoom();
  private thought: Thought | null = null;
  private readonly queue = new CommandQueue<UciCommand>();
  /** Settled when the queue has been executed as far as possible; never rejected. */
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(write: WriteLine) {
    this.write = write;
    this.variant = this.variants.find(FIRST_VARIANT);
    this.position = UciPosition.start(this.variant);
  }

  /** Executes a line, queues it, or answers it with one `info string error …`. Never throws.
   *  @returns false when the session is over */
  async receive(line: InputLine): Promise<boolean> {
    try {
      if (line === null) throw new LineFault("The line is too long.");
      const command = parseCommand(line);
      return command === null || (await this.take(command));
    } catch (error) {
      this.write(errorLine(error));
      return true;
    }
  }

  /** Ends the session after the input: whoever has gone without `quit` does not wait for searches, which have a second together. */
  async finish(): Promise<void> {
    await this.settle(({ perft }) => perft === null);
    await this.close();
  }

  /** Ends running work, and drops the queue. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stop();
    await this.turn;
    await this.thought?.finished;
    this.room.drop();
  }

  /** Waits until nothing is running or queued; work that ends at once may start more. What would never end is stopped.
   *  @param isLate what is stopped once the time of grace is over
   *  @param watch is told whenever something may have begun */
  private async settle(isLate: (request: GoRequest) => boolean, watch: () => unknown = () => {}): Promise<void> {
    this.stopThose(isEndless);
    const timer = setTimeout(() => this.stopThose(isLate), GRACE_MS);
    let last: Promise<void> | null = null;
    while (this.thought || last !== this.turn) {
      last = this.turn;
      await last;
      watch();
      await this.thought?.finished;
    }
    clearTimeout(timer);
  }

  private async take(command: UciCommand): Promise<boolean> {
    if (command.type === "quit") return this.quit();
    if (command.type === "stop") this.stop();
    else if (command.type === "ponderhit") this.ponderHit();
    else if (command.type === "isready" && this.thought) this.write("readyok");
    else if (command.type !== "debug" && command.type !== "register") {
      this.queue.add(command);
      await this.obeyWaiting();
    }
    return true;
  }

  private async quit(): Promise<false> {
    const cutLast = () => this.queue.isEmpty && this.thought?.type === "search" && this.thought.stop();
    await this.settle((request) => !isBounded(request), cutLast);
    return false;
  }

  /** Stops what runs, and what waits, if it is of a kind. */
  private stopThose(isMeant: (request: GoRequest) => boolean): void {
    const { thought } = this;
    if (thought?.request && isMeant(thought.request)) thought.stop();
    this.queue.stop((command) => command.type === "go" && isMeant(command.request));
  }

  private stop(): void {
    this.queue.stop();
    this.thought?.stop();
  }

  private ponderHit(): void {
    this.queue.ponderHit();
    this.thought?.ponderHit();
  }

  /** Executes the queue up to the first command that has to wait for a thought. */
  private obeyWaiting(): Promise<void> {
    this.turn = this.turn.then(() => this.obeyInOrder());
    return this.turn;
  }

  private async obeyInOrder(): Promise<void> {
    await this.queue.obeyInOrder(
      (command) => this.isClosed || this.mustWait(command),
      (next) => this.obey(next).catch((error: unknown) => this.write(errorLine(error))),
    );
    // `isready` is always answered at once, even during a search.
    if (this.thought) for (let count = this.queue.removeAll("isready"); count > 0; count--) this.write("readyok");
  }

  private mustWait({ type }: UciCommand): boolean {
    if (!this.thought || type === "isready") return false;
    return this.thought.type !== "search" || (type !== "uci" && type !== "d");
  }

  private async obey(waiting: Waiting<UciCommand>): Promise<void> {
    const { command } = waiting;
    if (this.missing && needsVariant(command)) return this.refuse(command, this.missing);
    if (command.type === "isready") await this.answerReady();
    if (command.type === "uci") this.introduce();
    if (command.type === "d") displayLines(this.position.game).forEach(this.write);
    if (command.type === "position") this.position = this.position.follow(command);
    if (command.type === "ucinewgame") this.room.newGame();
    if (command.type === "setoption") await this.setOption(command);
    if (command.type === "go") await this.go(command.request, waiting);
    if (command.type === "bench") this.follow(startBench(command.depth, this.write), waiting);
  }

  /** A search is answered all the same, since a chess program waits for its move. */
  private refuse(command: UciCommand, { message }: LineFault): void {
    const waits = `'${command.type}' waits for a 'setoption name UCI_Variant' that is right.`;
    this.write(errorLine(new LineFault(`${message} ${waits}`)));
    if (command.type === "go" && command.request.perft === null) this.write(bestMoveLine({ best: null, ponder: null }));
  }

  private introduce(): void {
    this.write(`id name Fairywren ${VERSION}`);
    this.write("id author the Fairywren authors");
    this.write("");
    optionLines([this.variant.id, ...this.variants.ids().filter((id) => id !== this.variant.id)]).forEach(this.write);
    this.write("uciok");
  }

  private async answerReady(): Promise<void> {
    if (!this.thought) await this.readyEngine();
    this.write("readyok");
  }

  private readyEngine(): Promise<Engine> {
    return this.room.ready(this.position.game.variant);
  }

  private async go(request: GoRequest, waiting: Waiting<UciCommand>): Promise<void> {
    const { game } = this.position;
    const { perft, limits } = request;
    this.checkMoves(limits.searchMoves ?? []);
    const engine = perft === null ? await this.readyEngine() : null;
    const output = { write: this.write, showsWdl: this.showsWdl, onFailure: () => this.room.drop() };
    const thought = engine
      ? startSearch(engine, game, { ...request, limits: this.room.limited(limits) }, output)
      : startPerft(game, request, this.write);
    this.follow(thought, waiting);
  }

  /** Lets later lines wait for a thought. */
  private follow(thought: Thought, waiting: Waiting<UciCommand>): void {
    this.thought = thought;
    if (waiting.isStopped) thought.stop();
    if (waiting.isHit) thought.ponderHit();
    thought.finished.then(() => {
      this.thought = null;
      return this.obeyWaiting();
    });
  }

  private checkMoves(moves: readonly string[]): void {
    if (moves.length === 0) return;
    const legal = new Set(this.position.game.legalMoves().map(({ uci }) => uci));
    const wrong = moves.findIndex((move) => !legal.has(move));
    if (wrong >= 0) throw new LineFault(`Move ${wrong + 1} of 'searchmoves' is not legal here: '${moves[wrong]}'.`);
  }

  private async setOption(option: SetOption): Promise<void> {
    const name = optionOf(option);
    const { value } = option;
    if (isEngineOption(name)) this.room.set(name, value);
    if (name === "UCI_Variant") this.choose(value ?? "");
    if (name === "VariantPath") await this.loadVariant(value ?? "");
    if (name === "UCI_Chess960") this.setChess960(checkValue(name, value));
    if (name === "UCI_ShowWDL") this.showsWdl = checkValue(name, value);
    if (name === "Ponder") checkValue(name, value);
  }

  private choose(id: string): void {
    try {
      this.play(this.variants.find(id));
      this.missing = null;
    } catch (error) {
      if (error instanceof LineFault) this.missing = error;
      throw error;
    }
  }

  /** Switches to a variant, at its start. */
  private play(variant: Variant): void {
    const position = UciPosition.start(this.isChess960 ? as960(variant) : variant);
    this.variant = variant;
    this.position = position;
    this.room.drop();
  }

  private async loadVariant(path: string): Promise<void> {
    if (path === "" || path === "<empty>") return;
    const { variant, isFitted, warnings } = await this.variants.load(path);
    this.write(`info string variant ${variant.id} loaded${isFitted ? ", with fitted weights" : ""}`);
    for (const { code, message } of warnings) this.write(`info string warning ${code}: ${message}`);
  }

  private setChess960(isChess960: boolean): void {
    if (isChess960 === this.isChess960) return;
    this.isChess960 = isChess960;
    this.play(this.variant);
  }
}

/** Whether a command is about a game. */
function needsVariant({ type }: UciCommand): boolean {
  return type === "position" || type === "go" || type === "d";
}
