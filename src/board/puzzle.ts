/** Puzzles: a line to find. Wrong tries are put back, and the other side's moves are played. Loaded when there is a
 *  solution. */
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import type { Side } from "../geometry/board.ts";
import { sendEvent } from "./events.ts";
import type { Language } from "./language.ts";

/** The board around the puzzle. */
export interface PuzzleHost {
  readonly element: HTMLElement;
  /** Ends the puzzle. */
  readonly signal: AbortSignal;
  readonly game: Game | null;
  readonly language: Language;
  reply(uci: string): void;
  /** Says something to the person. */
  tell(notice: string): void;
}

/** How long a reply waits, so that the own move is seen first. */
const REPLY_MS = 450;

export class Puzzle {
  readonly #host: PuzzleHost;
  readonly #game: Game;
  readonly #start: number;
  /** The line, every second move of which is to be found. */
  readonly #line: readonly GameMove[];
  readonly #side: Side;
  #tries = 0;
  #isSolved = false;

  /** @param solution moves in UCI or SAN from the position of the game
   *  @throws {FairywrenError} the first that is not legal */
  constructor(game: Game, solution: readonly string[], host: PuzzleHost) {
    const line = game.copy();
    for (const move of solution) line.play(move);
    this.#host = host;
    this.#game = game;
    this.#start = game.length;
    this.#side = game.turn;
    this.#line = line.history.slice(game.length);
    host.element.addEventListener("fw-move", () => this.#played(), { signal: host.signal });
  }

  /** The side that solves it. */
  get playing(): readonly Side[] {
    return this.#isSolved ? [] : [this.#side];
  }

  /** Why a move is not the one to find; null when it is. Any mate is right where the solution mates. */
  judge(move: GameMove): string | null {
    const wanted = this.#line[this.#game.length - this.#start];
    if (!wanted || move.uci === wanted.uci || (move.mate && wanted.mate)) return null;
    this.#tries++;
    sendEvent(this.#host.element, "fw-wrong", { move, tries: this.#tries });
    return this.#host.language.say("wrongMove", { move: move.san });
  }

  #played(): void {
    const game = this.#game;
    if (this.#host.game !== game || this.#isSolved) return;
    const next = this.#line[game.length - this.#start];
    if (!next || game.outcome) this.#solve();
    else if (game.turn !== this.#side) setTimeout(() => this.#reply(next, game.length), REPLY_MS);
  }

  #reply({ uci }: GameMove, length: number): void {
    if (this.#host.game === this.#game && this.#game.length === length) this.#host.reply(uci);
  }

  #solve(): void {
    this.#isSolved = true;
    const tries = this.#tries;
    const { language } = this.#host;
    this.#host.tell(tries === 0 ? language.say("solved") : language.say("solvedAfter", { number: tries }));
    sendEvent(this.#host.element, "fw-solved", { tries });
  }
}
