/**
 * An XBoard session: the state shared by XBoard and engine, and how each line changes it.
 *
 * Lines are executed in order. While the engine thinks about its move, most of them wait; those that end the game or
 * change its position break the search off without a move, and `?` makes it move at once. Pondering and analysis give
 * way to every line that needs the engine or another position.
 */
import type { Engine } from "../engine/engine.ts";
import { Game } from "../engine/game.ts";
import type { SearchInfo } from "../engine/info.ts";
import type { SearchResult } from "../engine/result.ts";
import { BLACK, otherSide, type Side, WHITE } from "../geometry/board.ts";
import { countStarts } from "../rules/starts.ts";
import { CommandQueue, type Waiting } from "./command-queue.ts";
import { EngineRoom, isEngineOption } from "./engine-room.ts";
import type { InputLine } from "./input-lines.ts";
import { faultText, LineFault } from "./line-fault.ts";
import { OPTIONS, optionOf } from "./uci-options.ts";
import { XboardClock } from "./xboard-clock.ts";
import { parseXboard, type XboardCommand } from "./xboard-command.ts";
import { choiceLine, highlightLine } from "./xboard-marks.ts";
import { fromXboard, legalMove, toXboard } from "./xboard-moves.ts";
import { adviceFor, type Shown, setupLines } from "./xboard-shown.ts";
import { type Purpose, XboardThought } from "./xboard-thought.ts";
import { XboardVariants } from "./xboard-variants.ts";
import {
  errorText,
  featureLines,
  illegalMove,
  resultLine,
  statusLine,
  thinkingLines,
  variantsLine,
} from "./xboard-words.ts";

export type WriteLine = (line: string) => void;
type Type = XboardCommand["type"];

/** Nothing in the engine changes by these, or only its next search: they are obeyed while it thinks. */
const ASIDE: ReadonlySet<Type> = new Set([
  "xboard",
  "ignored",
  "protover",
  "?",
  "draw",
  "hard",
  "easy",
  "post",
  "nopost",
  "time",
  "otim",
  "bk",
  ".",
] as const);
/** These are obeyed beside pondering and analysis, too, but wait for a move. */
const BESIDE: ReadonlySet<Type> = new Set(["ping", "hint", "lift", "put", "level", "st", "sd"] as const);
/** After these, nobody waits for the move that the engine thinks about. */
const BREAKING: ReadonlySet<Type> = new Set([
  "new",
  "variant",
  "force",
  "result",
  "setboard",
  "undo",
  "remove",
  "analyze",
  "exit",
  "white",
  "black",
] as const);

/** After the end of input, how long to wait for a move, in milliseconds. */
const GRACE_MS = 1_000;
const HINT_MS = 200;
/** The engine takes a draw when it is worse by half a pawn. */
const DRAW_CP = -50;

const OUT_OF_PLACE = "command not legal now";

export class XboardSession {
  private readonly write: WriteLine;
  private readonly variants: XboardVariants;
  private shown: Shown;
  private game: Game;
  private mode: "force" | "play" | "analyze" = "play";
  /** What the engine plays. */
  private side: Side = BLACK;
  /** The number of the start of each shuffled variant, by name. */
  private readonly starts = new Map<string, number>();
  /** The variants of which the user has been told. */
  private readonly advised = new Set<string>();
  private readonly clock = new XboardClock();
  private ponders = false;
  private posts = false;
  /** Whether the last position that was sent was refused, so that there is none. */
  private isSpoilt = false;
  /** The last score of the engine's own moves, in centipawns. */
  private lastScore: number | null = null;
  /** While it ponders: the reply that has been played in `game` ahead of the opponent. */
  private expected: string | null = null;
  private readonly room = new EngineRoom();
  private thought: XboardThought | null = null;
  private readonly queue = new CommandQueue<XboardCommand>();
  /** Settled when the queue has been executed as far as possible; never rejected. */
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(write: WriteLine, variants: XboardVariants = new XboardVariants()) {
    this.write = write;
    this.variants = variants;
    this.shown = variants.first();
    this.game = Game.start(this.shown.variant);
  }

  /** Executes a line, queues it, or answers it with one `Error (reason): line`. Never throws.
   *  @returns false when the session is over */
  async receive(line: InputLine): Promise<boolean> {
    try {
      if (line === null) throw new LineFault("the line is too long");
      const command = parseXboard(line);
      return command === null || (await this.take(command));
    } catch (error) {
      this.write(errorText(error, line ?? "..."));
      return true;
    }
  }

  /** Ends the session after the input: a move that is being thought about has a second to be made. */
  async finish(): Promise<void> {
    const timer = setTimeout(() => this.thought?.stop(), GRACE_MS);
    await this.rest();
    clearTimeout(timer);
    await this.close();
  }

  /** Ends running work, and drops the queue. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.thought?.cancel();
    await this.turn;
    await this.thought?.finished.catch(() => null);
    this.room.drop();
  }

  /** Waits until nothing is queued and no move is being thought about. */
  private async rest(): Promise<void> {
    let last: Promise<void> | null = null;
    while (this.thought?.purpose === "answer" || last !== this.turn) {
      last = this.turn;
      await last;
      if (this.thought?.purpose === "answer") await this.thought.finished.catch(() => null);
    }
  }

  private async take(command: XboardCommand): Promise<boolean> {
    if (command.type === "quit") return false;
    this.disturb(command);
    this.queue.add(command);
    await this.obeyWaiting();
    return true;
  }

  /** What a line does to the search as soon as it has been read. */
  private disturb({ type }: XboardCommand): void {
    if (BREAKING.has(type)) this.thought?.cancel();
    if (type === "?" && this.thought?.purpose === "answer") this.thought.stop();
  }

  private obeyWaiting(): Promise<void> {
    this.turn = this.turn.then(() => this.obeyInOrder());
    return this.turn;
  }

  private async obeyInOrder(): Promise<void> {
    await this.queue.obeyInOrder(
      (command) => this.isClosed || this.mustWait(command),
      (next) => this.tryTo(next),
    );
    if (this.mode === "analyze" && !this.thought && !this.isSpoilt && !this.isClosed) await this.think("analysis");
  }

  private async tryTo({ command }: Waiting<XboardCommand>): Promise<void> {
    try {
      await this.obey(command);
    } catch (error) {
      this.write(errorText(error, command.line));
    }
  }

  /** Whether a command has to wait for the end of the search; one that nobody waits for is ended. */
  private mustWait(command: XboardCommand): boolean {
    const { thought } = this;
    if (!thought || ASIDE.has(command.type)) return false;
    if (thought.purpose === "answer") return true;
    if (!thought.isCancelled && (BESIDE.has(command.type) || this.isExpected(command))) return false;
    thought.cancel();
    return true;
  }

  private isExpected(command: XboardCommand): boolean {
    if (command.type !== "usermove" || this.expected === null) return false;
    return fromXboard(this.shown.variant, command.text) === this.expected;
  }

  private async obey(command: XboardCommand): Promise<void> {
    const { type } = command;
    if (type === "protover") featureLines(this.variants.names()).forEach(this.write);
    else if (type === "ping") this.write(`pong ${command.number}`);
    else if (type === "variant") this.setVariant(this.variants.find(command.text));
    else if (type === "new") this.newGame();
    else if (type === "setboard") this.setBoard(command.text);
    else if (type === "usermove") await this.userMove(command.text);
    else if (type === "lift") this.mark(command.text);
    else if (type === "option") await this.setOption(command.text);
    else if (type === "memory") this.room.set("Hash", String(Math.min(command.number, OPTIONS.Hash.most)));
    else if (type === "cores") this.room.set("Threads", String(command.number));
    else if (!this.setsTime(command)) await this.obeyWord(type);
  }

  /** Obeys what concerns the clocks. @returns whether the command does */
  private setsTime(command: XboardCommand): boolean {
    if (command.type === "level") this.clock.setLevel(command.text);
    else if (command.type === "st") this.clock.setMoveTime(command.number);
    else if (command.type === "sd") this.clock.setDepth(command.number);
    else if (command.type === "time") this.clock.setOwn(command.number);
    else if (command.type === "otim") this.clock.setOther(command.number);
    else return false;
    return true;
  }

  private async obeyWord(type: Type): Promise<void> {
    if (type === "force" || type === "exit" || type === "result") this.mode = "force";
    else if (type === "go") await this.play(this.game.turn);
    else if (type === "playother") await this.play(otherSide(this.game.turn));
    else if (type === "white" || type === "black") this.giveTurn(type === "white" ? WHITE : BLACK);
    else if (type === "undo") this.takeBack(1);
    else if (type === "remove") this.takeBack(2);
    else if (type === "analyze") this.analyze();
    else if (type === "hard" || type === "easy") this.setPondering(type === "hard");
    else if (type === "post" || type === "nopost") this.posts = type === "post";
    else if (type === "draw") this.answerDraw();
    else if (type === "hint") await this.hint();
    else if (type === "bk") [" There is no opening book.", ""].forEach(this.write);
    else if (type === ".") this.tellStatus();
  }

  /** The start of plain chess, as the protocol has it; a `variant` that follows changes that. */
  private newGame(): void {
    this.setUp(this.variants.first(), (variant) => Game.start(variant));
    this.room.newGame();
    this.clock.reset();
    this.lastScore = null;
    this.side = BLACK;
    if (this.mode !== "analyze") this.mode = "play";
  }

  private setVariant(shown: Shown): void {
    const start = this.startOf(shown);
    this.setUp(shown, (variant) => Game.start(variant, start === undefined ? {} : { start }));
    setupLines(shown, this.game.fen()).forEach(this.write);
    this.advise(shown);
  }

  /** Said once: XBoard asks for the variant at every game. */
  private advise(shown: Shown): void {
    const advice = adviceFor(shown);
    if (advice === null || this.advised.has(shown.name)) return;
    this.advised.add(shown.name);
    this.write(`telluser ${advice}`);
  }

  /** The start of a session's games in a variant, drawn once where it is shuffled: XBoard asks for the variant several
   *  times before a game, and keeps to the first answer. Where it knows the game, it shuffles by itself. */
  private startOf({ variant, isKnown, name }: Shown): number | undefined {
    const count = isKnown ? 1 : countStarts(variant);
    const start = this.starts.get(name) ?? Math.floor(Math.random() * count);
    this.starts.set(name, start);
    return count > 1 ? start : undefined;
  }

  private setUp(shown: Shown, start: (variant: Shown["variant"]) => Game): void {
    this.game = start(shown.variant);
    this.shown = shown;
    this.isSpoilt = false;
  }

  /** A refused position is told to the user, and every move in it is refused until there is another. */
  private async setBoard(fen: string): Promise<void> {
    try {
      this.setUp(this.shown, (variant) => Game.start(variant, { fen }));
    } catch (error) {
      this.isSpoilt = true;
      this.write(faultText(error, "tellusererror Illegal position: "));
      return;
    }
    await this.goOn();
  }

  private async userMove(text: string): Promise<void> {
    if (this.isExpected({ type: "usermove", text, line: text })) return this.ponderHit();
    try {
      if (this.isSpoilt) throw new LineFault("there is no position");
      this.game.play(fromXboard(this.shown.variant, text));
    } catch (error) {
      this.write(illegalMove(this.shown.variant, error, text));
      return;
    }
    await this.goOn();
  }

  /** While a user moves a piece. Pondering goes on, one ply ahead of what the user sees. */
  private mark(square: string): void {
    if (this.isSpoilt) return;
    if (this.expected !== null) this.game.undo();
    const lines = [highlightLine(this.game, square), choiceLine(this.game, square)];
    if (this.expected !== null) this.game.play(this.expected);
    for (const line of lines) if (line !== null) this.write(line);
  }

  /** The reply has been played already, and the search goes on under the clock. */
  private ponderHit(): void {
    this.expected = null;
    this.thought?.ponderHit();
  }

  /** After a change of the position: what the engine does now. */
  private async goOn(): Promise<void> {
    if (this.mode !== "play" || this.tellOutcome()) return;
    if (this.game.turn === this.side) await this.think("answer");
  }

  private tellOutcome(): boolean {
    const { outcome } = this.game;
    if (outcome) this.write(resultLine(outcome));
    return outcome !== null;
  }

  private async play(side: Side): Promise<void> {
    if (this.isSpoilt) throw new LineFault(OUT_OF_PLACE);
    this.side = side;
    this.mode = "play";
    await this.goOn();
  }

  /** `white` and `black` of protocol 1: the side that is to move, which the engine does not play. */
  private giveTurn(side: Side): void {
    if (this.game.turn !== side) throw new LineFault(OUT_OF_PLACE);
    this.side = otherSide(side);
  }

  private takeBack(plies: number): void {
    if (this.game.length < plies) throw new LineFault(OUT_OF_PLACE);
    for (let ply = 0; ply < plies; ply++) this.game.undo();
  }

  private analyze(): void {
    if (this.isSpoilt) throw new LineFault(OUT_OF_PLACE);
    this.mode = "analyze";
  }

  private setPondering(ponders: boolean): void {
    this.ponders = ponders;
    if (!ponders && this.thought?.purpose === "ponder") this.thought.cancel();
  }

  private answerDraw(): void {
    if (this.mode === "play" && this.lastScore !== null && this.lastScore <= DRAW_CP) this.write("offer draw");
  }

  private async hint(): Promise<void> {
    const best = this.expected ?? this.thought?.info?.line[0] ?? (await this.quickMove());
    if (best !== null) this.write(`Hint: ${this.textOf(best)}`);
  }

  private async quickMove(): Promise<string | null> {
    if (this.thought || this.isSpoilt || this.game.outcome) return null;
    const engine = await this.room.ready(this.shown.variant);
    return (await engine.best(this.game, { timeMs: HINT_MS })).best;
  }

  private textOf(uci: string): string {
    const move = legalMove(this.game, uci);
    return move ? toXboard(this.shown.variant, move) : uci;
  }

  private tellStatus(): void {
    const { thought, mode } = this;
    if (!thought || mode !== "analyze") return;
    this.write(statusLine(thought.info, performance.now() - thought.startedAt, this.game.legalMoves().length));
  }

  private async setOption(text: string): Promise<void> {
    const [, name, , value] = /^([^=]*)(=(.*))?$/s.exec(text) ?? [];
    if (name === "VariantPath") return this.loadVariant(value ?? "");
    const option = optionOf({ type: "setoption", name: name ?? "", value: null });
    if (!isEngineOption(option)) throw new LineFault(`'${option}' is no option here`);
    const isCheck = OPTIONS[option].type === "check";
    this.room.set(option, isCheck && /^[01]$/.test(value ?? "") ? String(value === "1") : (value ?? null));
  }

  /** Files are told to the user by name, so that a fault is seen by whoever chose it. */
  private async loadVariant(path: string): Promise<void> {
    if (path === "") return;
    try {
      const told = await this.variants.load(path);
      this.write(variantsLine(this.variants.names()));
      for (const line of told) this.write(`# ${line}`);
    } catch (error) {
      this.write(faultText(error, "tellusererror "));
    }
  }

  /** Starts a search, unless there is nothing to search. */
  private async think(purpose: Purpose): Promise<void> {
    if (this.game.outcome) return;
    const { variant } = this.shown;
    const engine = await this.room.ready(variant);
    const limits = this.room.limited(this.clock.limits(this.side, this.game.length >> 1));
    this.follow(engine, purpose, limits);
  }

  private follow(engine: Engine, purpose: Purpose, limits: ReturnType<EngineRoom["limited"]>): void {
    const report = (info: SearchInfo) => this.report(info);
    const thought = new XboardThought(engine, this.game, { purpose, limits, report });
    this.thought = thought;
    if (this.queue.has(({ type }) => BREAKING.has(type))) thought.cancel();
    if (purpose === "answer" && this.queue.has(({ type }) => type === "?")) thought.stop();
    thought.finished
      .catch((error: unknown) => this.recover(error))
      .then((result) => {
        this.turn = this.turn.then(() => this.conclude(thought, result));
        return this.obeyWaiting();
      });
  }

  private report(info: SearchInfo): void {
    if (this.posts) thinkingLines(this.shown.variant, info).forEach(this.write);
  }

  /** The engine failed: it is made anew for the next move, and this one is any that is legal. */
  private recover(error: unknown): SearchResult {
    this.room.drop();
    this.write(faultText(error, "# "));
    return { best: this.game.legalMoves()[0]?.uci ?? null, ponder: null, info: null };
  }

  /** What follows from the end of a search, in its turn. */
  private async conclude(thought: XboardThought, result: SearchResult | null): Promise<void> {
    this.thought = null;
    if (this.expected !== null) this.game.undo();
    this.expected = null;
    if (thought.purpose !== "answer" || result === null || this.isClosed) return;
    this.clock.spend(performance.now() - thought.startedAt);
    await this.move(result).catch((error: unknown) => this.write(faultText(error, "# ")));
  }

  /** Plays the move that was found, and thinks on. */
  private async move({ best, ponder, info }: SearchResult): Promise<void> {
    if (best === null) return;
    const score = info?.score;
    this.lastScore = score ? (score.type === "cp" ? score.value : Math.sign(score.moves) * 10_000) : this.lastScore;
    const move = this.game.legalMoves().find(({ uci }) => uci === best);
    if (!move) throw new LineFault(`the engine's move ${best} is not legal`);
    const text = toXboard(this.shown.variant, move);
    const couldClaim = this.game.claim !== null;
    this.game.play(move);
    if ((couldClaim || this.game.claim) && (this.lastScore ?? 0) <= 0) this.write("offer draw");
    this.write(`move ${text}`);
    if (!this.tellOutcome()) await this.ponder(ponder);
  }

  /** Thinks on in the opponent's time, as if the expected reply had been played. */
  private async ponder(reply: string | null): Promise<void> {
    if (!this.ponders || reply === null || !legalMove(this.game, reply)) return;
    this.game.play(reply);
    if (this.game.outcome) this.game.undo();
    else {
      this.expected = reply;
      await this.think("ponder");
    }
  }
}
