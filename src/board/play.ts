/** A game on the board: whose turn it is, moves of the person and of the engine, and premoves. */
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import { parseSquare, squareName } from "../geometry/square.ts";
import { announceMove, describeTurn } from "./announce.ts";
import * as read from "./attributes.ts";
import { type BoardEvents, type MoveBy, sendEvent } from "./events.ts";
import { type EngineFactory, Opponent } from "./opponent.ts";
import { pieceAt } from "./origin.ts";
import { type PageMarks, placeMarks } from "./page-marks.ts";
import { asError, sentenceOf } from "./sentence.ts";
import { type BoardState, type Intent, initialState, premoveOf, reduce, sceneOf, withScene } from "./state.ts";
import type { View } from "./view.ts";

export class Play {
  readonly #board: Element;
  readonly #view: View;
  readonly #engineFactory: () => EngineFactory;
  readonly #opponent = new Opponent();
  #game: Game | null = null;
  #state: BoardState | null = null;
  #notice = "";
  #isThinking = false;
  #isExplaining = false;
  #marks: PageMarks = { arrows: [], highlights: [] };

  /** @param board the element, whose attributes say who plays */
  constructor(board: Element, view: View, engineFactory: () => EngineFactory) {
    this.#board = board;
    this.#view = view;
    this.#engineFactory = engineFactory;
  }

  get game(): Game | null {
    return this.#game;
  }

  get state(): BoardState | null {
    return this.#state;
  }

  /** The state for input; null where nobody may move. */
  get inputState(): BoardState | null {
    const state = this.#state;
    if (this.#isEdited) return null;
    return this.#board.hasAttribute("readonly") && !state?.explaining ? null : state;
  }

  get engine(): Engine | null {
    return this.#opponent.engine;
  }

  set engine(engine: Engine | null) {
    this.#opponent.engine = engine;
  }

  get isExplaining(): boolean {
    return this.#isExplaining;
  }

  set isExplaining(isExplaining: boolean) {
    this.#isExplaining = isExplaining;
    this.#change((state) => ({ ...state, explaining: isExplaining, explained: null, selected: null }));
  }

  get marks(): PageMarks {
    return this.#marks;
  }

  set marks(marks: PageMarks) {
    this.#marks = marks;
    this.#change((state) => ({ ...state, marked: placeMarks(state, marks) }));
  }

  /** Starts showing a game. */
  open(game: Game): void {
    this.stop();
    this.#game = game;
    this.#notice = "";
    const untouched = initialState(sceneOf(game), this.#playing);
    const marked = placeMarks(game, this.#marks);
    this.#state = { ...untouched, explaining: this.#isExplaining, marked };
    this.look();
    this.#say(`${game.variant.name}. ${describeTurn(game.turn, game.check)}`);
    this.#emit("fw-load", { variant: game.variant.id, fen: game.fen() });
  }

  /** Called when there is no game to show. */
  fail(error: unknown): void {
    this.#game = null;
    this.#state = null;
    this.#view.fail(error);
    this.#emit("fw-error", { error: asError(error) });
  }

  /** Called when attributes of the appearance or the players have changed. */
  look(): void {
    this.#change((state) => ({ ...state, playing: this.#playing }));
    if (this.#state) this.#answer();
  }

  /** Called when the game was changed outside the board. */
  refresh(): void {
    const game = this.#game;
    if (!game || !this.#state) return;
    this.#notice = "";
    this.#state = withScene(this.#state, sceneOf(game));
    this.#show();
    this.#answer();
  }

  /** Undoes the last move; against an engine also the one before it. */
  undo(): void {
    const game = this.#game;
    if (!game) return;
    this.stop();
    const playing = this.#playing;
    game.undo();
    if (playing.length === 1 && !playing.includes(game.turn)) game.undo();
    this.#change((state) => ({ ...state, premoves: [] }));
    this.refresh();
  }

  /** Stops the engine's search. */
  stop(): void {
    this.#opponent.stop();
  }

  /** Stops, and closes the engine if the board made it. */
  close(): void {
    this.#opponent.close();
  }

  // --- the person's input ---

  send(intent: Intent): void {
    const before = this.#state;
    if (!before) return;
    const { state, play } = reduce(before, intent);
    this.#state = state;
    if (intent.type !== "type") this.#notice = "";
    this.#show();
    if (intent.type === "walk" || intent.type === "go") this.#view.focus(state.cursor);
    if (before.choice && !state.choice) this.#view.focus(state.cursor);
    if (state.selected !== before.selected || state.explained !== before.explained) this.#tellSelection(state);
    if (play) this.play(play, "person");
  }

  #tellSelection({ selected, explained, variant, position }: BoardState): void {
    const origin = selected ?? explained;
    const piece = pieceAt(position, origin);
    const name = typeof origin === "number" ? squareName(variant.board, origin) : null;
    this.#emit("fw-select", { square: name, piece: piece ? variant.pieceTypes[piece.kind].id : null });
  }

  /** A typed move, or the name of a square to move the cursor to. */
  submit(text: string): void {
    const game = this.#game;
    const state = this.#state;
    if (!game || !state) return;
    try {
      if (!state.playing.includes(game.turn)) throw new Error("It is not your turn.");
      this.play(text, "person");
      if (this.#state) this.send({ type: "go", square: this.#state.last?.to ?? 0 });
    } catch (error) {
      const square = parseSquare(state.variant.board, text);
      if (square !== null) this.send({ type: "go", square });
      else this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    this.#notice = sentenceOf(error);
    this.#show();
    this.#say(this.#notice);
    this.#emit("fw-error", { error: asError(error) });
  }

  // --- the game ---

  /** @throws {FairywrenError} why the move is not legal */
  play(move: string | Pick<GameMove, "uci">, by: MoveBy): GameMove | null {
    const game = this.#game;
    if (!game || !this.#state) return null;
    const played = game.play(move);
    this.stop();
    this.#notice = "";
    this.#state = withScene(this.#state, sceneOf(game));
    this.#show();
    this.#say(announceMove(game.variant, played, game.turn, game.outcome));
    this.#emit("fw-move", { move: played, by, fen: game.fen() });
    if (this.#game !== game) return played;
    if (game.outcome) this.#emit("fw-end", { outcome: game.outcome });
    else this.#continue();
    return played;
  }

  /** After a move, plays a premove or lets the engine move. */
  #continue(): void {
    const state = this.#state;
    if (state?.premoves.length && state.playing.includes(state.position.turn)) {
      const [move, another] = premoveOf(state);
      if (another) this.#askFor(state);
      else this.#change((now) => ({ ...now, premoves: move ? now.premoves.slice(1) : [] }));
      if (move && !another) {
        this.play(move, "person");
        return;
      }
      if (!move) this.#say("The move planned ahead is not legal.");
    }
    this.#answer();
  }

  /** Lets the person choose what a premove becomes; what was planned after it stays. */
  #askFor(state: BoardState): void {
    const [{ from, to }, ...premoves] = state.premoves;
    this.#change((now) => ({ ...now, premoves, choice: { from, to, moves: premoveOf(state) } }));
  }

  /** Lets the engine move if it is its turn. */
  #answer(): void {
    const game = this.#game;
    const level = this.#level;
    const isDue = game && level !== null && !game.outcome && !this.#playing.includes(game.turn);
    if (!isDue || this.#isEdited || this.#board.hasAttribute("readonly")) {
      this.stop();
      this.#setThinking(false);
      return;
    }
    this.#setThinking(true);
    const { length } = game;
    this.#opponent.move(game, level, this.#engineFactory()).then(
      (best) => {
        if (best === null || this.#game !== game || game.length !== length) return;
        this.#setThinking(false);
        this.play(best, "engine");
      },
      (error) => {
        this.#setThinking(false);
        if (this.#game === game) this.#refuse(error);
      },
    );
  }

  #setThinking(isThinking: boolean): void {
    if (this.#isThinking === isThinking) return;
    this.#isThinking = isThinking;
    this.#show();
  }

  get #level(): number | null {
    return read.readLevel(this.#board) ?? (this.#opponent.engine ? 10 : null);
  }

  get #playing(): BoardState["playing"] {
    return read.readPlaying(this.#board, this.#level !== null);
  }

  // --- the view ---

  /** While pieces are set up, the game is hidden. */
  get #isEdited(): boolean {
    return this.#board.hasAttribute("editable");
  }

  #say(text: string): void {
    if (!this.#isEdited) this.#view.say(text);
  }

  /** Changes state that is not the game's, and shows it. */
  #change(step: (state: BoardState) => BoardState): void {
    if (!this.#state) return;
    this.#state = step(this.#state);
    this.#show();
  }

  #show(): void {
    if (this.#state && !this.#isEdited)
      this.#view.show({ state: this.#state, notice: this.#notice, thinking: this.#isThinking });
  }

  #emit<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]["detail"]): void {
    sendEvent(this.#board, name, detail);
  }
}
