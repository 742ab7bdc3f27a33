/** A game: positions with their history, under one variant's rules. */
import { checkText, readOptions, readWarily, wrongType } from "../diagnostic/argument.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { placeFaults, quote } from "../diagnostic/fault.ts";
import { otherSide, type Side } from "../geometry/board.ts";
import { parseSquare } from "../geometry/square.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { KernelMove } from "../kernel/words.ts";
import { writeFen } from "../notation/fen.ts";
import { type ParsedMove, writeUci } from "../notation/move.ts";
import { type PgnResult, playedText } from "../notation/pgn.ts";
import { writePgn } from "../notation/pgn-write.ts";
import { checkVariant } from "../variant/check.ts";
import type { Move } from "../variant/move.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { declarable, declared, digestOf, type GameJson, openJson } from "./game-json.ts";
import { describeMove, type GameMove } from "./game-move.ts";
import { type FromPgnOptions, gameTags, openPgn, pgnMoves, readTags } from "./game-pgn.ts";
import { claimable, drawn, ended, judge, type Outcome, TIME_FORFEIT, toldBy, usualEnd, WINNERS } from "./outcome.ts";
import { Ply } from "./ply.ts";
import { readMove, readSan, rivalsOf } from "./read-move.ts";
import { misuse, refusal } from "./refuse.ts";
import { Scoresheet } from "./scoresheet.ts";
import { type StartOptions, startOf } from "./start.ts";

/** The most plies in a game; chess ends earlier by the seventy-five-move rule. */
export const LONGEST_GAME = 20_000;

const NO_TAGS: ReadonlyMap<string, string> = new Map();

/** What the structured clone refuses; most engines of JavaScript show the text in the error. */
const UNCLONEABLE = Symbol("Game: use toJSON() with Game.fromJSON, or copy()");

/**
 * A game of one variant. Moves may be given as text; refused text leaves the game unchanged.
 *
 * `structuredClone`, `postMessage` and IndexedDB refuse a game with a `DataCloneError`, since they would drop its moves: `copy()`
 * copies it, and `toJSON()` is plain data that can be sent and stored.
 *
 * @example
 * const game = Game.start(variant);
 * game.play("e2e4");
 * game.play("Nc6");
 * game.legalMoves()[0].san;
 * game.outcome; // null
 */
export class Game {
  /** Nobody reads it: it is here to be refused, as a structured clone of the rest would have no moves and no methods.
   *  @hidden */
  protected readonly uncloneable = UNCLONEABLE;
  readonly variant: Variant;
  /** The position that the game started from. */
  readonly startPosition: Position;
  readonly #sheet: Scoresheet;
  #ply: Ply;
  /** The number of the start, where the game was started by one; null for other games. */
  readonly startNumber: number | null;
  readonly #tags: ReadonlyMap<string, string>;
  #declared: Outcome | null = null;

  private constructor(
    sheet: Scoresheet,
    tags: ReadonlyMap<string, string> = NO_TAGS,
    startNumber: number | null = null,
  ) {
    this.variant = sheet.variant;
    this.startPosition = sheet.start;
    this.startNumber = startNumber;
    this.#sheet = sheet;
    this.#ply = new Ply(sheet);
    this.#tags = tags;
  }

  /** Starts a game from the variant's setup, from a numbered start or from a FEN.
   *  @throws {FairywrenError} when the FEN is refused, with every reason, or there is no start with that number;
   *    `wrong-type` or `unknown-key` for a wrong variant or option
   *  @example
   *  Game.start(variant, { start: 17 });
   */
  static start(variant: Variant, options?: StartOptions): Game {
    checkVariant(variant);
    const given = readOptions<StartOptions>("options", options, { start: "unknown", fen: "string" });
    return new Game(new Scoresheet(variant, startOf(variant, given)), NO_TAGS, given.start);
  }

  /** Reads a game from PGN and follows its main line. For variations, comments and several games, use `readPgn`.
   *  @throws {FairywrenError} when the text is refused, with line and column; `pgn-further` at anything after the game,
   *    unless an `index` is given
   *  @example
   *  Game.fromPgn("1. e4 e5 2. Nf3 *", { variant }).history.length; // 3
   */
  static fromPgn(text: string, options?: FromPgnOptions): Game {
    const { pgn, variant, start, refuse } = openPgn(text, options);
    const game = new Game(new Scoresheet(variant, start), pgn.tags);
    for (const move of pgn.moves) {
      const parsed = game.#readPlaced(playedText(move), move.offset, readSan);
      if (!parsed.ok) throw refuse(parsed.faults);
      game.#push(parsed.move);
    }
    game.#declare(pgn.result, pgn.tags.get("Termination"));
    return game;
  }

  /** Reads what `toJSON` has written, and plays it: nothing that the moves do not bear out is taken over.
   *  @param json the data, or its text
   *  @throws {FairywrenError} with every fault: `other-variant`, those of a FEN, of the first illegal move, `game-end` for an
   *    end that the game cannot have had; `json`, `wrong-type` or `unknown-key` for what is no record of a game
   *  @example
   *  const text = JSON.stringify(game);
   *  Game.fromJSON(variant, text).fen() === game.fen(); // true
   */
  static fromJSON(variant: Variant, json: GameJson | string): Game {
    checkVariant(variant);
    const { start, startNumber, moves, tags, end, faults } = openJson(variant, json);
    const game = new Game(new Scoresheet(variant, start ?? variant.setup), tags, startNumber);
    if (start) faults.push(...game.#follow(moves));
    if (faults.length === 0 && end) faults.push(...game.#adopt(end));
    if (faults.length > 0) throw new FairywrenError(faults);
    return game;
  }

  /** Whether a value is a game of this library; reads none of the value's properties. */
  static isGame(value: unknown): value is Game {
    return typeof value === "object" && value !== null && #ply in value;
  }

  /** 0 when White is to move, 1 when Black is. */
  get turn(): Side {
    return this.#ply.standing.turn;
  }

  /** Whether the side to move is in check. */
  get check(): boolean {
    return this.#ply.standing.check;
  }

  /** The current position as plain data. */
  get position(): Position {
    return this.#ply.position;
  }

  /** Plies played. */
  get length(): number {
    return this.#sheet.length;
  }

  /** The moves played, in words. Replays the whole game; see `lastMove` for the last alone. */
  get history(): readonly GameMove[] {
    return this.#describedFrom(0);
  }

  /** The move played last, or null at the start. */
  get lastMove(): GameMove | null {
    return this.#describedFrom(Math.max(0, this.length - 1)).at(0) ?? null;
  }

  /** The moves played, for an engine: with `startPosition` they make up the whole game. */
  get moves(): readonly Move[] {
    return this.#sheet.map(0, (kernel, word) => {
      const move = kernel.moveOf(word);
      return () => move;
    });
  }

  /** All positions since the start, the current one last. */
  get positions(): readonly Position[] {
    const before = this.#sheet.map(0, (kernel) => {
      const position = kernel.position();
      return () => position;
    });
    return [...before, this.position];
  }

  /** The tags of the PGN that the game was read from; empty for other games. */
  get tags(): ReadonlyMap<string, string> {
    return this.#tags;
  }

  /** How the game ended, or null while it goes on. */
  get outcome(): Outcome | null {
    return this.#declared ?? judge(this.variant, this.#ply.standing);
  }

  /** The draw that may be claimed now, or null. */
  get claim(): Outcome | null {
    return this.outcome ? null : claimable(this.variant, this.#ply.standing);
  }

  /** All legal moves, in words. Empty after mate and stalemate only. */
  legalMoves(): readonly GameMove[] {
    return this.#ply.describe();
  }

  /** The legal moves of the piece on a square, in words; castling is a move of the king, and drops are of no square.
   *  @param square its name
   *  @throws {FairywrenError} `square`, `wrong-type`
   *  @example
   *  game.movesFrom("e2").map(({ to }) => to); // e3 and e4 in chess
   */
  movesFrom(square: string): readonly GameMove[] {
    checkText("square", square);
    const from = parseSquare(this.variant.board, square);
    if (from === null) throw misuse("square", `${quote(square)} is no square of this board.`, "<square>");
    return this.#ply.describeFrom(from);
  }

  /** Plays a move: `e2e4`, `Nf3`, `O-O`, `Δc4+`, or one of `legalMoves()`.
   *  @returns the move in words
   *  @throws {FairywrenError} `game-over`, or why the text is not a legal move; `wrong-type` for other values */
  play(move: string | Pick<GameMove, "uci">): GameMove {
    this.#refuseWhenOver();
    const text = textOf(move);
    const parsed = this.length < LONGEST_GAME ? this.#read(text) : tooLong(text);
    if (!parsed.ok) throw refusal(parsed.faults, text, "<move>");
    return this.#append(parsed.move);
  }

  /** Undoes the last move, and any resignation, claim or agreement.
   *  @returns false when nothing was played */
  undo(): boolean {
    this.#declared = null;
    const isBack = this.#sheet.pop();
    if (isBack) this.#ply = new Ply(this.#sheet);
    return isBack;
  }

  /** Ends the game by resignation.
   *  @param side 0 for White, 1 for Black; default: the side to move
   *  @throws {FairywrenError} `game-over`, `wrong-type` */
  resign(side: Side = this.turn): Outcome {
    checkSide(side);
    return this.#end(ended(otherSide(side), ["resignation"]));
  }

  /** Ends the game on time: the side loses, or draws if the other side has a bare king.
   *  @param side 0 for White, 1 for Black; default: the side to move
   *  @throws {FairywrenError} `game-over`, `wrong-type` */
  loseOnTime(side: Side = this.turn): Outcome {
    checkSide(side);
    const other = otherSide(side);
    const ending = ["time-forfeit"] as const;
    return this.#end(this.#ply.canMate(other) ? ended(other, ending) : drawn(this.#ply.standing, ending));
  }

  /** Ends the game as a draw by agreement.
   *  @throws {FairywrenError} `game-over` */
  agreeDraw(): Outcome {
    return this.#end(drawn(this.#ply.standing, ["agreement"]));
  }

  /** Claims the draw that `claim` offers.
   *  @throws {FairywrenError} `no-claim`, `game-over` */
  claimDraw(): Outcome {
    this.#refuseWhenOver();
    const { claim } = this;
    if (!claim) throw misuse("no-claim", "No draw can be claimed in this position.", "<game>");
    return this.#end(claim);
  }

  /** Another game with the same history, which goes on by itself. Takes about a microsecond.
   *  @example
   *  const line = game.copy();
   *  line.play("e2e4"); // and `game` is where it was
   */
  copy(): Game {
    const copy = new Game(this.#sheet.copy(), this.#tags, this.startNumber);
    copy.#declared = this.#declared;
    return copy;
  }

  /** The game as plain data, which `Game.fromJSON` reads; `JSON.stringify(game)` writes it. Comments and variations are left
   *  to PGN. */
  toJSON(): GameJson {
    const { variant, startNumber, startPosition } = this;
    const isSetup = startPosition === variant.setup;
    const end = this.#declared;
    return {
      variant: variant.id,
      rules: digestOf(variant),
      ...(startNumber !== null && { start: startNumber }),
      ...(startNumber === null && !isSetup && { fen: writeFen(variant, startPosition) }),
      moves: this.moves.map((move) => writeUci(variant, move)).join(" "),
      ...(this.#tags.size > 0 && { tags: Object.fromEntries(this.#tags) }),
      ...(end && { end: declared(end) }),
    };
  }

  /** The current position as FEN. */
  fen(): string {
    return writeFen(this.variant, this.position);
  }

  /** The game as PGN.
   *  @param tags further tags, which override those of the PGN that the game was read from
   *  @throws {FairywrenError} `pgn-tag` for a name of other characters than letters, digits and `_`; `wrong-type`
   *  @example
   *  game.pgn({ White: "Ada", Black: "Bob" });
   */
  pgn(tags?: Readonly<Record<string, string>>): string {
    const ending = this.#declared?.code === "time-forfeit" ? [["Termination", TIME_FORFEIT] as const] : [];
    const own = new Map([...this.#tags, ...ending, ...readTags(tags)]);
    const all = gameTags(this.variant, own, writeFen(this.variant, this.startPosition));
    return writePgn({ tags: all, comments: [], moves: pgnMoves(this), result: this.outcome?.result ?? "*" });
  }

  #describedFrom(ply: number): GameMove[] {
    return this.#sheet.map(ply, (kernel, word, count) => {
      const move = kernel.moveOf(word);
      const { turn, moveNumber } = kernel;
      const rivals = rivalsOf(kernel, count, move);
      return (mark) => describeMove(this.variant, { turn, moveNumber }, rivals, move, mark);
    });
  }

  #read(text: string): ParsedMove<KernelMove> {
    return this.#sheet.ask((kernel, count) => readMove(kernel, count, text));
  }

  /** Plays a move and describes it. */
  #append(move: KernelMove): GameMove {
    const [before, rivals] = this.#sheet.ask((kernel, count) => {
      const { turn, moveNumber } = kernel;
      return [{ turn, moveNumber }, rivalsOf(kernel, count, move)] as const;
    });
    this.#push(move);
    return describeMove(this.variant, before, rivals, move, this.#sheet.mark);
  }

  #push({ word }: KernelMove): void {
    this.#sheet.push(word);
    this.#ply = new Ply(this.#sheet);
  }

  /** Plays the moves of a text up to the first that is refused.
   *  @returns why it is, or nothing */
  #follow(text: string): readonly Diagnostic[] {
    for (const { 0: move, index } of text.matchAll(/\S+/g)) {
      const parsed = this.#readPlaced(move, index, this.outcome ? afterTheEnd : readMove);
      if (!parsed.ok) return placeFaults(parsed.faults, text, "<moves>");
      this.#push(parsed.move);
    }
    return [];
  }

  /** Reads one of many moves; its faults are placed in the whole text. */
  #readPlaced(text: string, offset: number, read: typeof readMove): ParsedMove<KernelMove> {
    const ply = this.length + 1;
    const parsed = ply > LONGEST_GAME ? tooLong(text) : this.#sheet.ask((kernel, count) => read(kernel, count, text));
    if (parsed.ok) return parsed;
    return {
      ok: false,
      faults: parsed.faults.map((fault) => ({ ...fault, offset, message: `Ply ${ply}: ${fault.message}` })),
    };
  }

  /** Adopts the result of a PGN where the rules give none. */
  #declare(result: PgnResult, termination: string | undefined): void {
    if (result === "*" || this.outcome) return;
    const winner = WINNERS[result];
    this.#declared = ended(winner, toldBy(termination) ?? usualEnd(winner, this.claim));
  }

  /** Adopts an end that was declared. @returns why not, or nothing */
  #adopt(end: Outcome): readonly Diagnostic[] {
    this.#declared = this.outcome ? null : declarable(end, this.#ply.standing, this.claim);
    if (this.#declared) return [];
    const message = `This game cannot have ended ${end.result} by ${quote(end.code)}.`;
    return misuse("game-end", message, "<game>").diagnostics;
  }

  #end(outcome: Outcome): Outcome {
    this.#refuseWhenOver();
    this.#declared = outcome;
    return outcome;
  }

  #refuseWhenOver(): void {
    const { outcome } = this;
    if (outcome) throw misuse("game-over", `The game is over: ${outcome.result}, ${outcome.reason}.`, "<game>");
  }
}

function textOf(move: unknown): string {
  const text = typeof move === "string" ? move : readWarily("move", move, () => Object(move).uci as unknown);
  if (typeof text !== "string") throw wrongType("move", "a text such as 'e2e4', or one of legalMoves()", move);
  return text;
}

function checkSide(side: unknown): void {
  if (side !== 0 && side !== 1) throw wrongType("side", "0 (White) or 1 (Black)", side);
}

function tooLong(text: string): ParsedMove<never> {
  return refused("game-too-long", `A game may have at most ${LONGEST_GAME} plies.`, text);
}

function afterTheEnd(_kernel: Kernel, _count: number, text: string): ParsedMove<never> {
  return refused("game-over", "The game was over before it.", text);
}

function refused(code: string, message: string, { length }: string): ParsedMove<never> {
  return { ok: false, faults: [{ code, message, offset: 0, length: Math.max(1, length), hint: null }] };
}
