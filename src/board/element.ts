/** `<fairywren-board>`: a board of any variant in any page. */
import { FairywrenError } from "../diagnostic/error.ts";
import type { Engine } from "../engine/engine.ts";
import { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import { loadVariant } from "../engine/load-variant.ts";
import type { Outcome } from "../engine/outcome.ts";
import { prepareRules } from "../engine/shared.ts";
import { parseSquare, squareName } from "../geometry/square.ts";
import type { Variant } from "../variant/variant.ts";
import { announceMove, describeTurn } from "./announce.ts";
import * as read from "./attributes.ts";
import { FileError } from "./file-error.ts";
import { type Geometry, layOut, type Seat } from "./geometry.ts";
import { Input } from "./input.ts";
import { type EngineFactory, localEngine, Opponent } from "./opponent.ts";
import { type BoardArrow, type PageMarks, placeMarks } from "./page-marks.ts";
import type { Tool } from "./panel.ts";
import { ReflectedAttributes, takeIn } from "./reflection.ts";
import { Renderer } from "./render.ts";
import { findSource, inlineTexts, whenWhole } from "./source.ts";
import { type BoardState, type Intent, initialState, premoveOf, reduce, sceneOf, withScene } from "./state.ts";

/** Who made a move: the person at the board, the engine, or the page's script. */
export type MoveBy = "person" | "engine" | "page";

/** The events of the board, with their details. All bubble, and leave shadow trees. */
export interface BoardEvents {
  /** A game was put on the board: the one that the attributes describe, or one that the page has set. */
  "fw-load": CustomEvent<{ readonly variant: string; readonly fen: string }>;
  /** A move was played, and by whom; `fen` is the position after it. */
  "fw-move": CustomEvent<{ readonly move: GameMove; readonly by: MoveBy; readonly fen: string }>;
  /** The game is over. */
  "fw-end": CustomEvent<{ readonly outcome: Outcome }>;
  /** A square was selected, or explained; null when none is any more. */
  "fw-select": CustomEvent<{ readonly square: string | null; readonly piece: string | null }>;
  /** What was refused: attributes, a typed move, or an engine that failed. */
  "fw-error": CustomEvent<{ readonly error: Error }>;
}

/**
 * A board that plays one variant by its rules: with the mouse, a finger, the keyboard or typed moves, against an engine or
 * between people. Boards may have any shape of up to 128 squares and 16 files or ranks. The rules may also be written inside
 * the element, as YAML in a `<script type="application/yaml">`.
 *
 * @example
 * <fairywren-board variant="chess" level="3"></fairywren-board>
 * <fairywren-board src="mine.yaml"></fairywren-board>
 *
 * @csspart board - the squares and men
 * @csspart panel - the line under the board
 * @csspart status - whose turn it is, or how the game ended
 * @csspart tool - each button
 * @csspart note - the sentence about a piece
 * @csspart fault - why there is no board
 * @cssprop --fw-light - light squares
 * @cssprop --fw-dark - dark squares
 * @cssprop --fw-edge - the line round the board
 * @cssprop --fw-paper - buttons and the choice of a promotion
 * @cssprop --fw-ink - text
 * @cssprop --fw-quiet - quieter text, and coordinates outside
 * @cssprop --fw-accent - a button that is pressed
 * @cssprop --fw-line - the edges of buttons
 * @cssprop --fw-on-light - coordinates on light squares
 * @cssprop --fw-on-dark - coordinates on dark squares
 * @cssprop --fw-last - the squares of the last move
 * @cssprop --fw-selected - the square of the selected man
 * @cssprop --fw-check - the king in check
 * @cssprop --fw-premove - the squares of a move planned ahead
 * @cssprop --fw-highlight - marked squares
 * @cssprop --fw-speed - how long a man takes to its square
 */
export class FairywrenBoard extends ReflectedAttributes {
  static readonly observedAttributes: readonly string[] = [...read.GAME_ATTRIBUTES, ...read.LOOK_ATTRIBUTES];
  /** Makes the engines of all boards that are given none; a page puts one over a worker here. */
  static engineFactory: EngineFactory = localEngine;

  #game: Game | null = null;
  #state: BoardState | null = null;
  #geometry: Geometry | null = null;
  #renderer: Renderer | null = null;
  readonly #opponent = new Opponent();
  #notice = "";
  #isThinking = false;
  #due: "game" | "look" | null = null;
  #loading = 0;
  /** The variant of a game that the page has set; it holds until the attribute changes. */
  #given: Variant | null = null;
  #isExplaining = false;
  #marks: PageMarks = { arrows: [], highlights: [] };

  connectedCallback(): void {
    if (!this.#renderer) {
      takeIn(this, PROPERTIES);
      this.#attach();
      this.#watch();
    }
    this.#schedule(this.#game ? "look" : "game");
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#opponent.close();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === "variant" || name === "src") this.#given = null;
    this.#schedule((read.GAME_ATTRIBUTES as readonly string[]).includes(name) ? "game" : "look");
  }

  /** The game on the board; null until it is loaded. Set one to show it, for instance of a variant of your own. Call
   *  `refresh` when you play on it yourself. */
  get game(): Game | null {
    return this.#game;
  }

  set game(game: Game | null) {
    this.#loading++;
    this.#due = this.#due === "game" ? "look" : this.#due;
    this.#given = game?.variant ?? null;
    if (game) this.#open(game);
    else this.#schedule("game");
  }

  /** The engine that plays the other side; null lets the board make one when a level is set. */
  get engine(): Engine | null {
    return this.#opponent.engine;
  }

  set engine(engine: Engine | null) {
    this.#opponent.engine = engine;
    this.#schedule("look");
  }

  /** Whether a click on a piece shows how it moves. It stays as it is set, from game to game. */
  get explain(): boolean {
    return this.#isExplaining;
  }

  set explain(isExplaining: boolean) {
    this.#isExplaining = Boolean(isExplaining);
    this.#change((state) => ({ ...state, explaining: this.#isExplaining, explained: null, selected: null }));
  }

  /** Arrows on the board, by square names. They stay until they are set anew, before the game is loaded as well; squares
   *  that its board does not have are left out. What a person draws is not among them. */
  get arrows(): readonly BoardArrow[] {
    return this.#marks.arrows;
  }

  set arrows(arrows: readonly BoardArrow[] | null | undefined) {
    this.#mark({ ...this.#marks, arrows: [...(arrows ?? [])] });
  }

  /** Marked squares, by name. They stay as arrows do. */
  get highlights(): readonly string[] {
    return this.#marks.highlights;
  }

  set highlights(squares: readonly string[] | null | undefined) {
    this.#mark({ ...this.#marks, highlights: [...(squares ?? [])] });
  }

  /** Plays a move for the side to move: `e2e4`, `Nf3`, or one of `game.legalMoves()`.
   *  @throws {FairywrenError} why it is not legal */
  play(move: string | Pick<GameMove, "uci">): GameMove | null {
    return this.#play(move, "page");
  }

  /** Takes the last move back; against an engine also the one before it, so that the person is to move again. */
  undo(): void {
    const game = this.#game;
    if (!game) return;
    this.#opponent.stop();
    const playing = this.#playing;
    game.undo();
    if (playing.length === 1 && !playing.includes(game.turn)) game.undo();
    this.#change((state) => ({ ...state, premove: null }));
    this.refresh();
  }

  /** Starts again as the attributes say; with `start="random"` from another start. */
  restart(): void {
    this.#schedule("game");
  }

  /** Puts the keyboard on the board. */
  override focus(): void {
    if (this.#state) this.#renderer?.grid.focus(this.#state.cursor);
  }

  /** Turns the board round. */
  flip(): void {
    this.toggleAttribute("flipped");
  }

  /** Shows the game again after it was changed from outside. */
  refresh(): void {
    const game = this.#game;
    if (!game || !this.#state) return;
    this.#notice = "";
    this.#state = withScene(this.#state, sceneOf(game));
    this.#show();
    this.#answer();
  }

  // --- loading ---

  #attach(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open", delegatesFocus: false });
    const renderer = new Renderer(
      root,
      (intent) => this.#send(intent),
      (tool) => this.#use(tool),
    );
    this.#renderer = renderer;
    const host = this;
    new Input({
      renderer,
      get state() {
        return host.#inputState;
      },
      get flipped() {
        return host.#seat?.flipped ?? false;
      },
      send: (intent) => host.#send(intent),
      submit: (text) => host.#submit(text),
    });
  }

  /** Several attributes set at once make one change. */
  #schedule(what: "game" | "look"): void {
    const isDue = this.#due !== null;
    this.#due = what === "game" || this.#due === "game" ? "game" : "look";
    if (!isDue) queueMicrotask(() => this.#perform());
  }

  #perform(): void {
    const due = this.#due;
    this.#due = null;
    if (!this.isConnected || !due) return;
    if (due === "game") void this.#load();
    else this.#look();
  }

  async #load(): Promise<void> {
    const loading = ++this.#loading;
    this.#opponent.stop();
    try {
      const variant = this.#given ?? (await this.#readVariant());
      await prepareRules(variant);
      if (loading !== this.#loading) return;
      const game = Game.start(variant, read.readStart(this, variant));
      for (const move of read.readMoves(this)) game.play(move);
      this.#open(game);
    } catch (error) {
      if (loading === this.#loading) this.#fail(error);
    }
  }

  async #readVariant(): Promise<Variant> {
    if (!this.hasAttribute("variant") && !this.hasAttribute("src")) await whenWhole(this);
    const source = findSource(this);
    if (source.kind === "shipped") return loadVariant(source.id);
    const { readSource } = await import("./read-source.ts");
    return readSource(source);
  }

  /** Rules written inside the element are read again when they change. */
  #watch(): void {
    let before = inlineTexts(this).join("\0");
    new MutationObserver(() => {
      const now = inlineTexts(this).join("\0");
      if (now === before) return;
      before = now;
      this.#given = null;
      this.#schedule("game");
    }).observe(this, { childList: true, characterData: true, subtree: true });
  }

  #fail(error: unknown): void {
    this.#game = null;
    this.#state = null;
    this.#renderer?.fail(error instanceof FileError ? error.report : sentenceOf(error), error instanceof FileError);
    this.#emit("fw-error", { error: asError(error) });
  }

  #open(game: Game): void {
    this.#opponent.stop();
    this.#game = game;
    this.#notice = "";
    const untouched = initialState(sceneOf(game), this.#playing);
    const marked = placeMarks(game.variant.board, this.#marks);
    this.#state = { ...untouched, explaining: this.#isExplaining, marked };
    this.#look();
    this.#renderer?.say(`${game.variant.name}. ${describeTurn(game.turn, game.check)}`);
    this.#emit("fw-load", { variant: game.variant.id, fen: game.fen() });
  }

  /** Attributes of the look have changed. */
  #look(): void {
    if (!this.#state) return;
    this.#state = { ...this.#state, playing: this.#playing };
    this.#show();
    this.#answer();
  }

  // --- what the person does ---

  get #inputState(): BoardState | null {
    const state = this.#state;
    return this.hasAttribute("readonly") && !state?.explaining ? null : state;
  }

  #send(intent: Intent): void {
    const before = this.#state;
    if (!before) return;
    const { state, play } = reduce(before, intent);
    this.#state = state;
    if (intent.type !== "type") this.#notice = "";
    this.#show();
    if (intent.type === "walk" || intent.type === "go") this.#renderer?.grid.focus(state.cursor);
    if (before.choice && !state.choice) this.#renderer?.grid.focus(state.cursor);
    if (state.selected !== before.selected || state.explained !== before.explained) this.#tellSelection(state);
    if (play) this.#play(play, "person");
  }

  #tellSelection({ selected, explained, variant, position }: BoardState): void {
    const square = selected ?? explained;
    const man = square === null ? null : position.men[square];
    const name = square === null ? null : squareName(variant.board, square);
    this.#emit("fw-select", { square: name, piece: man ? variant.pieces[man.kind].id : null });
  }

  /** A typed move, or a typed square to go to. */
  #submit(text: string): void {
    const game = this.#game;
    const state = this.#state;
    if (!game || !state) return;
    try {
      if (!state.playing.includes(game.turn)) throw new Error("It is not your turn.");
      this.#play(text, "person");
      if (this.#state) this.#send({ type: "go", square: this.#state.last?.to ?? 0 });
    } catch (error) {
      const square = parseSquare(state.variant.board, text);
      if (square !== null) this.#send({ type: "go", square });
      else this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    this.#notice = sentenceOf(error);
    this.#show();
    this.#renderer?.say(this.#notice);
    this.#emit("fw-error", { error: asError(error) });
  }

  #use(tool: Tool): void {
    if (tool === "new") this.restart();
    if (tool === "undo") this.undo();
    if (tool === "flip") this.flip();
    if (tool === "view") this.setAttribute("view", this.#seat?.view === "corner" ? "square" : "corner");
    if (tool === "explain") this.explain = !this.explain;
  }

  // --- the game goes on ---

  #play(move: string | Pick<GameMove, "uci">, by: MoveBy): GameMove | null {
    const game = this.#game;
    if (!game || !this.#state) return null;
    const played = game.play(move);
    this.#opponent.stop();
    this.#notice = "";
    this.#state = withScene(this.#state, sceneOf(game));
    this.#show();
    this.#renderer?.say(announceMove(game.variant, played, game.turn, game.outcome));
    this.#emit("fw-move", { move: played, by, fen: game.fen() });
    if (this.#game !== game) return played;
    if (game.outcome) this.#emit("fw-end", { outcome: game.outcome });
    else this.#continue();
    return played;
  }

  /** After a move it is a premove's turn, or the engine's. */
  #continue(): void {
    const state = this.#state;
    if (state?.premove && state.playing.includes(state.position.turn)) {
      const move = premoveOf(state);
      this.#change((now) => ({ ...now, premove: null }));
      if (move) {
        this.#play(move, "person");
        return;
      }
      this.#renderer?.say("The move planned ahead is not legal.");
    }
    this.#answer();
  }

  /** Lets the engine move where it is to. */
  #answer(): void {
    const game = this.#game;
    const level = this.#level;
    const isDue = game && level !== null && !game.outcome && !this.#playing.includes(game.turn);
    if (!isDue || this.hasAttribute("readonly")) {
      this.#opponent.stop();
      this.#setThinking(false);
      return;
    }
    this.#setThinking(true);
    const length = game.moves.length;
    this.#opponent.move(game, level, FairywrenBoard.engineFactory).then(
      (best) => {
        if (best === null || this.#game !== game || game.moves.length !== length) return;
        this.#setThinking(false);
        this.#play(best, "engine");
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

  // --- what is shown ---

  get #level(): number | null {
    return read.readLevel(this) ?? (this.#opponent.engine ? 10 : null);
  }

  get #playing(): BoardState["playing"] {
    return read.readPlaying(this, this.#level !== null);
  }

  get #seat(): Seat | null {
    const variant = this.#game?.variant;
    if (!variant) return null;
    const fromBlack = read.readOrientation(this, this.#playing) === 1;
    return {
      view: read.readView(this, variant),
      flipped: fromBlack !== this.hasAttribute("flipped"),
      coordinates: read.readCoordinates(this),
    };
  }

  #mark(marks: PageMarks): void {
    this.#marks = marks;
    this.#change((state) => ({ ...state, marked: placeMarks(state.variant.board, marks) }));
  }

  /** Changes what a page may change, and shows it. */
  #change(step: (state: BoardState) => BoardState): void {
    if (!this.#state) return;
    this.#state = step(this.#state);
    this.#show();
  }

  #show(): void {
    const state = this.#state;
    const seat = this.#seat;
    if (!state || !seat || !this.#renderer) return;
    const tools = read.readTools(this, state.variant);
    this.#renderer.update(state, this.#laidOut(state, seat), {
      corner: seat.view === "corner",
      tools: tools ?? [],
      panel: tools !== null,
      notice: this.#notice,
      thinking: this.#isThinking,
      readonly: this.hasAttribute("readonly"),
    });
  }

  #laidOut({ variant }: BoardState, seat: Seat): Geometry {
    const known = this.#geometry;
    const isSame = known?.board === variant.board && JSON.stringify(known.seat) === JSON.stringify(seat);
    if (known && isSame) return known;
    this.#geometry = layOut(variant.board, seat);
    return this.#geometry;
  }

  #emit<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Set before the element was known, they are taken in when it is put into the page, after its attributes. */
const PROPERTIES = ["engine", "game", "explain", "arrows", "highlights"] as const;

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** For people: the first reason, without its place. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof FairywrenError)) return asError(error).message;
  const [first] = error.diagnostics;
  return first ? [first.message, first.hint && `Did you mean ${first.hint}?`].filter(Boolean).join(" ") : error.message;
}

declare global {
  interface HTMLElementTagNameMap {
    "fairywren-board": FairywrenBoard;
  }
  interface HTMLElementEventMap extends BoardEvents {}
}
