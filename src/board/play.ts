/** A game on the board: whose turn it is, moves of the person and of the engine, and premoves. */
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import { parseSquare, squareName } from "../geometry/square.ts";
import { announceAt, announceMove, describePhase, describeTurn, describeWay } from "./announce.ts";
import * as read from "./attributes.ts";
import { type BoardEvents, type MoveBy, sendEvent } from "./events.ts";
import type { Language } from "./language.ts";
import { type EngineFactory, Opponent } from "./opponent.ts";
import { pieceAt } from "./origin.ts";
import { type PageMarks, placeMarks } from "./page-marks.ts";
import { asError, sentenceOf } from "./sentence.ts";
import {
  type BoardState,
  type Intent,
  initialState,
  premoveOf,
  reduce,
  type Scene,
  sceneAt,
  withScene,
} from "./state.ts";
import type { View } from "./view.ts";

/** What judges the moves of the person. */
export interface Judge {
  readonly playing: BoardState["playing"];
  /** What is wrong with a move; null when it is right. */
  judge(move: GameMove): string | null;
}

export class Play {
  readonly #board: Element;
  readonly #view: View;
  readonly #engineFactory: () => EngineFactory;
  readonly #shown: () => void;
  readonly #opponent = new Opponent();
  #game: Game | null = null;
  #state: BoardState | null = null;
  #notice = "";
  #isThinking = false;
  #isExplaining = false;
  #puzzle: Judge | null = null;
  /** Whether the game is one to look at. */
  #isRecord = false;
  /** How many of its plies are shown. */
  #ply = 0;
  #marks: PageMarks = { arrows: [], highlights: [] };
  #recorded: PageMarks = { arrows: [], highlights: [] };

  /** @param board the element, whose attributes say who plays
   *  @param shown called when the board shows something else */
  constructor(board: Element, view: View, engineFactory: () => EngineFactory, shown: () => void) {
    this.#shown = shown;
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
    this.#place();
  }

  /** What the record of the game draws on the board, beside the page. */
  set recorded(marks: PageMarks) {
    if (JSON.stringify(marks) === JSON.stringify(this.#recorded)) return;
    this.#recorded = marks;
    this.#place();
  }

  #place(): void {
    const { arrows, highlights } = this.#marks;
    const marks = {
      arrows: [...arrows, ...this.#recorded.arrows],
      highlights: [...highlights, ...this.#recorded.highlights],
    };
    this.#change((state) => ({ ...state, marked: placeMarks(state, marks) }));
  }

  /** What judges the person's moves; null for a game. */
  get puzzle(): Judge | null {
    return this.#puzzle;
  }

  set puzzle(puzzle: Judge | null) {
    this.#puzzle = puzzle;
    this.#change((state) => ({ ...state, playing: this.#playing }));
  }

  /** How many plies of the game are shown. */
  get ply(): number {
    return this.#ply;
  }

  get isRecord(): boolean {
    return this.#isRecord;
  }

  /** Starts showing a game. @param isRecord whether it is one to look at */
  open(game: Game, isRecord: boolean): void {
    this.stop();
    this.#game = game;
    this.#isRecord = isRecord;
    this.#notice = "";
    const untouched = initialState(this.#scene(game), this.#playing);
    const marked = placeMarks(game, this.#marks);
    this.#state = { ...untouched, explaining: this.#isExplaining, marked };
    this.look();
    const turn = describeTurn(game.variant, game.position, game.check, this.#language);
    this.#say(this.#language.say("loaded", { variant: this.#language.variant(game.variant), turn }));
    this.#emit("fw-load", { variant: game.variant.id, fen: game.fen() });
  }

  /** Called when there is no game to show. */
  fail(error: unknown): void {
    this.#game = null;
    this.#state = null;
    this.#view.fail(error);
    this.#emit("fw-error", { error: asError(error) });
  }

  /** Shows another line of the record. */
  follow(game: Game): void {
    this.#game = game;
    this.#turn(game);
  }

  /** Called when attributes of the appearance, the players or the ply have changed. */
  look(): void {
    const game = this.#game;
    if (game && read.readPly(this.#board, game.length) !== this.#ply) this.#turn(game);
    this.#change((state) => ({ ...state, playing: this.#playing }));
    if (this.#state) this.#answer();
  }

  /** Shows the ply that the attributes say. */
  #turn(game: Game): void {
    if (!this.#state) return;
    this.#notice = "";
    this.#state = { ...withScene(this.#state, this.#scene(game)), playing: this.#playing, premoves: [] };
    this.#show();
    const move = game.history[this.#ply - 1];
    const { position } = this.#state;
    this.#say(
      move ? announceAt(game, this.#ply, this.#language) : describeTurn(game.variant, position, false, this.#language),
    );
    this.#emit("fw-ply", { ply: this.#ply, move: move ?? null });
  }

  #scene(game: Game): Scene {
    this.#ply = read.readPly(this.#board, game.length);
    return sceneAt(game, this.#ply);
  }

  /** Called when the game was changed outside the board. */
  refresh(): void {
    const game = this.#game;
    if (!game || !this.#state) return;
    this.#notice = "";
    this.#state = withScene(this.#state, this.#scene(game));
    this.#show();
    this.#answer();
  }

  /** Undoes the last move; against an engine also its moves before that. */
  undo(): void {
    const game = this.#game;
    if (!game) return;
    this.stop();
    const playing = this.#sides;
    let isBack = game.undo();
    while (isBack && playing.length === 1 && !playing.includes(game.turn)) isBack = game.undo();
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
    if (state.way.length > before.way.length) this.tell(describeWay(state, this.#language));
    if (state.phase && state.phase !== before.phase) this.tell(describePhase(state, this.#language));
    if (state.selected !== before.selected || state.explained !== before.explained) this.#tellSelection(state);
    if (!play) return;
    if (this.#board.hasAttribute("confirm") && !before.choice?.confirms) this.#confirm(play);
    else this.#try(play);
  }

  /** Shows a move of the person as made, and asks whether it is meant. */
  #confirm(move: GameMove): void {
    this.#change((state) => {
      const found = state.legal.find((legal) => legal.move.uci === move.uci);
      return found ? { ...state, choice: { from: found.from, to: found.to, moves: [move], confirms: true } } : state;
    });
  }

  /** Plays a move of the person unless the page, or a puzzle, is against it. */
  #try(move: GameMove): void {
    if (!this.#emit("fw-before-move", { move })) return;
    const objection = this.#puzzle?.judge(move);
    if (objection) this.tell(objection);
    else this.play(move, "person");
  }

  /** Shows a sentence, and speaks it. */
  tell(notice: string): void {
    this.#notice = notice;
    this.#show();
    this.#say(notice);
  }

  /** Shows the same in other words; what was said in the old ones is gone. */
  reword(): void {
    this.#notice = "";
    this.#view.say("");
    this.#show();
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
      if (!state.playing.includes(game.turn)) throw new Error(this.#language.say("notYourTurn"));
      this.#try(game.copy().play(text));
      if (this.#state) this.send({ type: "go", square: this.#state.last?.to ?? 0 });
    } catch (error) {
      const square = parseSquare(state.variant.board, text);
      if (square !== null) this.send({ type: "go", square });
      else this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    this.tell(sentenceOf(error, this.#language));
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
    this.#board.removeAttribute("ply"); // whoever looked back is in the game again
    this.#state = { ...withScene(this.#state, this.#scene(game)), playing: this.#playing };
    this.#show();
    this.#say(announceMove(game.variant, played, game.outcome, this.#language));
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
      const answer = premoveOf(state);
      this.#change((now) => ({ ...(answer?.state ?? now), premoves: answer ? now.premoves.slice(1) : [] }));
      if (answer?.play) this.#try(answer.play);
      else if (this.#state && this.#state.way.length > 0) this.tell(describeWay(this.#state, this.#language));
      if (answer) return;
      this.#say(this.#language.say("premoveIllegal"));
    }
    this.#answer();
  }

  /** Lets the engine move if it is its turn. */
  #answer(): void {
    const game = this.#game;
    const level = this.#level;
    const isDue = game && level !== null && !game.outcome && !this.#sides.includes(game.turn);
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
    if (this.#game && this.#ply < this.#game.length) return [];
    return this.#sides;
  }

  /** The sides that the person plays, also while an earlier position is shown. */
  get #sides(): BoardState["playing"] {
    if (this.#puzzle) return this.#puzzle.playing;
    return read.readPlaying(this.#board, this.#level !== null, this.#isRecord);
  }

  // --- the view ---

  get #language(): Language {
    return this.#view.language;
  }

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
      this.#view.show({
        state: this.#state,
        notice: this.#notice,
        thinking: this.#isThinking,
        isRecord: this.#isRecord,
      });
    this.#shown();
  }

  #emit<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]["detail"]): boolean {
    return sendEvent(this.#board, name, detail);
  }
}
