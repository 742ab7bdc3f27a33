/**
 * A UCI session: what a chess program and the engine have agreed on so far, and what each line changes.
 *
 * While a search runs, only `stop`, `ponderhit`, `isready`, `quit`, `uci`, `d` and `debug` are obeyed; `position`, `go`,
 * `setoption` and `ucinewgame` are refused, so that a search is never disturbed. After `stop`, lines wait for the
 * `bestmove`. Lines behind a perft wait for its end; `stop` breaks it off.
 */
import { eloLimits } from "../engine/elo.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { levelLimits, STRONGEST_LEVEL } from "../engine/level.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { Variant } from "../variant/variant.ts";
import { withPartnerCastling } from "./uci-chess960.ts";
import { parseCommand, type SetOption, type UciCommand } from "./uci-command.ts";
import { errorLine, UciFault } from "./uci-fault.ts";
import type { GoRequest } from "./uci-go.ts";
import { displayLines } from "./uci-info.ts";
import type { InputLine } from "./uci-lines.ts";
import { checkValue, OPTIONS, optionLines, optionOf, spinValue } from "./uci-options.ts";
import { UciPosition } from "./uci-position.ts";
import { startPerft, startSearch, type Thought, type WriteLine } from "./uci-thought.ts";
import { FIRST_VARIANT, UciVariants } from "./uci-variants.ts";
import { VERSION } from "./version.ts";

export class UciSession {
  private readonly write: WriteLine;
  private readonly variants = new UciVariants();
  private variant: Variant;
  private isChess960 = false;
  /** `Skill Level`. */
  private level = STRONGEST_LEVEL;
  /** `UCI_LimitStrength` and `UCI_Elo`. */
  private isWeakened = false;
  private elo: number = OPTIONS.UCI_Elo.default;
  /** `UCI_ShowWDL`. */
  private showsWdl = false;
  /** `MultiPV`. */
  private lines = 1;
  private hashMb: number = OPTIONS.Hash.default;
  private overheadMs: number = OPTIONS["Move Overhead"].default;
  private position: UciPosition;
  private engine: Engine | null = null;
  private thought: Thought | null = null;
  /** Whether the engine must forget before it searches again. */
  private isNewGame = false;

  constructor(write: WriteLine) {
    this.write = write;
    this.variant = this.variants.find(FIRST_VARIANT);
    this.position = UciPosition.start(this.variant);
  }

  /** Obeys one line, or answers it with one `info string error …`. Never throws.
   *  @returns false when the session is over */
  async receive(line: InputLine): Promise<boolean> {
    try {
      if (line === null) throw new UciFault("The line is too long.");
      const command = parseCommand(line);
      return command === null || (await this.obey(command));
    } catch (error) {
      this.write(errorLine(error));
      return true;
    }
  }

  /** Ends what goes on: a search is stopped, a perft is waited for. */
  async close(): Promise<void> {
    if (this.thought?.type === "search") this.thought.stop();
    await this.thought?.finished;
    this.engine?.close();
  }

  /** Commands that are obeyed at any time; the others need an idle engine. */
  private async obey(command: UciCommand): Promise<boolean> {
    if (command.type === "quit") return false;
    if (command.type === "stop") this.thought?.stop();
    else if (command.type === "ponderhit") this.thought?.ponderHit();
    else if (command.type === "isready") await this.answerReady();
    else if (command.type !== "debug" && command.type !== "register") await this.obeyInTurn(command);
    return true;
  }

  /** Commands that wait for the end of a perft. */
  private async obeyInTurn(command: UciCommand): Promise<void> {
    if (this.thought?.type === "perft") await this.thought.finished;
    if (command.type === "uci") this.introduce();
    else if (command.type === "d") displayLines(this.position.game).forEach(this.write);
    else await this.obeyIdle(command);
  }

  private async obeyIdle(command: UciCommand): Promise<void> {
    await this.becomeIdle(command.type);
    if (command.type === "position") this.position = this.position.follow(command);
    if (command.type === "ucinewgame") this.isNewGame = true;
    if (command.type === "setoption") await this.setOption(command);
    if (command.type === "go") await this.go(command.request);
  }

  private async becomeIdle(name: string): Promise<void> {
    const { thought } = this;
    if (thought?.type === "search" && !thought.isStopping) {
      throw new UciFault(`'${name}' must wait: a search is running. Send 'stop' first.`);
    }
    await thought?.finished;
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

  private async readyEngine(): Promise<Engine> {
    const { variant } = this.position.game;
    const options = { hashMb: this.hashMb, moveOverheadMs: this.overheadMs };
    this.engine ??= await createEngine(variant, options);
    if (this.isNewGame) this.engine.clear();
    this.isNewGame = false;
    return this.engine;
  }

  private async go(request: GoRequest): Promise<void> {
    const { game } = this.position;
    const { perft, limits } = request;
    this.checkMoves(limits.searchMoves ?? []);
    const engine = perft === null ? await this.readyEngine() : null;
    const output = { write: this.write, showsWdl: this.showsWdl, onFailure: () => this.dropEngine() };
    const thought = engine
      ? startSearch(engine, game, { ...request, limits: this.limited(limits) }, output)
      : startPerft(game, perft ?? 0, this.write);
    this.thought = thought;
    thought.finished.then(() => {
      if (this.thought === thought) this.thought = null;
    });
  }

  /** The limits of a `go`, with those that the options set. An endless search is analysis and knows no weakness. */
  private limited(limits: SearchLimits): SearchLimits {
    const { lines } = this;
    if (limits.infinite) return { ...limits, lines };
    const held = [levelLimits(this.level), ...(this.isWeakened ? [eloLimits(this.elo)] : [])];
    const nodes = [limits.nodes, ...held.map((limit) => limit.nodes)].filter((count) => count !== undefined);
    const endings = held.every((limit) => limit.endings ?? true);
    return { ...limits, lines, endings, ...(nodes.length > 0 && { nodes: Math.min(...nodes) }) };
  }

  private checkMoves(moves: readonly string[]): void {
    if (moves.length === 0) return;
    const legal = new Set(this.position.game.legalMoves().map(({ uci }) => uci));
    const wrong = moves.findIndex((move) => !legal.has(move));
    if (wrong >= 0) throw new UciFault(`Move ${wrong + 1} of 'searchmoves' is not legal here: '${moves[wrong]}'.`);
  }

  private async setOption(option: SetOption): Promise<void> {
    const name = optionOf(option);
    const { value } = option;
    if (name === "UCI_Variant") this.play(this.variants.find(value ?? ""));
    if (name === "VariantPath") await this.loadVariant(value ?? "");
    if (name === "UCI_Chess960") this.setChess960(checkValue(name, value));
    if (name === "Hash") this.setHash(spinValue(name, OPTIONS.Hash, value));
    if (name === "Clear Hash") this.engine?.clear();
    if (name === "Move Overhead") this.setOverhead(spinValue(name, OPTIONS[name], value));
    if (name === "Threads") spinValue(name, OPTIONS[name], value);
    if (name === "Skill Level") this.level = spinValue(name, OPTIONS[name], value);
    if (name === "UCI_LimitStrength") this.isWeakened = checkValue(name, value);
    if (name === "UCI_Elo") this.elo = spinValue(name, OPTIONS[name], value);
    if (name === "UCI_ShowWDL") this.showsWdl = checkValue(name, value);
    if (name === "MultiPV") this.lines = spinValue(name, OPTIONS[name], value);
    if (name === "Ponder") checkValue(name, value);
  }

  /** Takes up a variant, at its start. */
  private play(variant: Variant): void {
    const position = UciPosition.start(this.isChess960 ? withPartnerCastling(variant) : variant);
    this.variant = variant;
    this.position = position;
    this.dropEngine();
  }

  private async loadVariant(path: string): Promise<void> {
    if (path === "" || path === "<empty>") return;
    const { id } = await this.variants.load(path);
    this.write(`info string variant ${id} loaded`);
  }

  private setChess960(isChess960: boolean): void {
    if (isChess960 === this.isChess960) return;
    this.isChess960 = isChess960;
    this.play(this.variant);
  }

  private setHash(megabytes: number): void {
    this.engine?.setHash(megabytes);
    this.hashMb = megabytes;
  }

  private setOverhead(milliseconds: number): void {
    this.engine?.setMoveOverhead(milliseconds);
    this.overheadMs = milliseconds;
  }

  private dropEngine(): void {
    this.engine?.close();
    this.engine = null;
  }
}
