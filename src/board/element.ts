/** `<fairywren-board>`: a board of any variant in any page. */
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import type { Piece, Position } from "../variant/position.ts";
import * as read from "./attributes.ts";
import type { Editing } from "./editing.ts";
import { EditorDoor } from "./editor-door.ts";
import { type BoardEvents, sendEvent } from "./events.ts";
import { Input } from "./input.ts";
import { Late } from "./late.ts";
import { Loading } from "./loading.ts";
import { type EngineFactory, localEngine } from "./opponent.ts";
import { followPage, unfollowPage } from "./page-defaults.ts";
import type { BoardArrow } from "./page-marks.ts";
import type { Tool } from "./panel.ts";
import { Play } from "./play.ts";
import { readWords } from "./read-words.ts";
import { ReflectedAttributes, takeIn } from "./reflection.ts";
import { Renderer } from "./render.ts";
import { asError } from "./sentence.ts";
import type { EditTool } from "./state.ts";
import { View } from "./view.ts";
import type { Viewer } from "./viewer.ts";
import type { BoardWords } from "./words.ts";

/**
 * A board that plays one variant by its rules: with the mouse, a finger, the keyboard or typed moves, against an engine or
 * between two people. Boards may have any shape of up to 16 files and 16 ranks. The rules may also be
 * inside the element, as YAML in a `<script type="application/yaml">`; and a game to look at, as PGN in a
 * `<script type="application/vnd.chess-pgn">`.
 *
 * @example
 * <fairywren-board variant="chess" level="3"></fairywren-board>
 * <fairywren-board src="mine.yaml"></fairywren-board>
 *
 * @slot far - beyond the board's far edge, for instance a player's name and clock
 * @slot near - between the board's near edge and the line under it
 * @csspart board - the squares and pieces
 * @csspart pocket - each side's pieces in hand, in variants with hands
 * @csspart in-hand - each kind of piece in a pocket
 * @csspart panel - the line under the board
 * @csspart status - whose turn it is, or how the game ended
 * @csspart tool - each button
 * @csspart note - the sentence about a piece
 * @csspart viewer - the list of moves and what is above it
 * @csspart headline - who played a game that is looked at, and how it ended
 * @csspart games - the choice among the games of a PGN
 * @csspart moves - the list of moves
 * @csspart move - each move in it
 * @csspart comment - each comment in it
 * @csspart variation - each variation in it
 * @csspart palette - the pieces to choose from on an editable board
 * @csspart fault - why there is no board
 * @cssprop --fw-light - light squares
 * @cssprop --fw-dark - dark squares
 * @cssprop --fw-edge - the border of the board
 * @cssprop --fw-paper - background of buttons and of the promotion choice
 * @cssprop --fw-ink - text
 * @cssprop --fw-quiet - secondary text, and coordinates outside
 * @cssprop --fw-accent - a pressed button
 * @cssprop --fw-line - borders of buttons
 * @cssprop --fw-on-light - coordinates on light squares
 * @cssprop --fw-on-dark - coordinates on dark squares
 * @cssprop --fw-last - the squares of the last move
 * @cssprop --fw-selected - the square of the selected piece
 * @cssprop --fw-check - the king in check
 * @cssprop --fw-premove - the squares of a move planned ahead
 * @cssprop --fw-highlight - marked squares
 * @cssprop --fw-end - squares on which it is seen how a game has ended: a line, or pieces that have arrived
 * @cssprop --fw-speed - duration of a piece's move
 * @cssprop --fw-white - white pieces
 * @cssprop --fw-white-line - the lines of white pieces
 * @cssprop --fw-black - black pieces
 * @cssprop --fw-black-edge - the outlines of black pieces
 * @cssprop --fw-black-line - the lines in black pieces
 * @cssprop --fw-max-height - the most height of the board with its panel, by default the window's
 */
export class FairywrenBoard extends ReflectedAttributes {
  static readonly observedAttributes: readonly string[] = [...read.GAME_ATTRIBUTES, ...read.LOOK_ATTRIBUTES];
  /** Makes the engines of boards that are not given one; set it to run them in a worker. */
  static engineFactory: EngineFactory = localEngine;

  readonly #view = new View(this);
  readonly #play = new Play(
    this,
    this.#view,
    () => FairywrenBoard.engineFactory,
    () => this.#list(),
  );
  readonly #puzzles = new Late(() => import("./puzzle.ts"), {
    arrived: () => this.game && this.#poseLate(this.game),
    failed: (error) => this.#miss(error),
  });
  #posed = new AbortController();
  readonly #sounds = new Late(async () => (await import("./sounds.ts")).listen(this), {
    arrived: () => {},
    failed: (error) => this.#miss(error),
  });
  readonly #viewer = new Late(() => this.#openViewer(), {
    arrived: () => this.#list(),
    failed: (error) => this.#miss(error),
  });
  readonly #editing = new EditorDoor(
    this,
    () => this.#openEditor(),
    (error) => this.#miss(error),
  );
  readonly #loading = new Loading(this, {
    begin: () => this.#play.stop(),
    ready: async () => {
      await Promise.all([this.#editing.ready(), this.hasAttribute("solution") && this.#puzzles.ready()]);
    },
    read: async (source, variant) => {
      const viewer = await this.#viewer.ready();
      return viewer.read(source, variant, Number(this.index ?? 0));
    },
    open: (game, isRecord) => this.#open(game, isRecord),
    fail: (error) => this.#fail(error),
    look: () => this.#look(),
  });

  readonly #reword = () => {
    this.#play.reword();
    this.#editing.show();
  };

  connectedCallback(): void {
    followPage(this.#reword);
    if (!this.#view.isAttached) {
      takeIn(this, PROPERTIES);
      this.#attach();
      this.#loading.watch();
    }
    this.#loading.schedule(this.#play.game ? "look" : "game");
  }

  disconnectedCallback(): void {
    unfollowPage(this.#reword);
    queueMicrotask(() => {
      if (!this.isConnected) this.#play.close();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === "variant" || name === "src") this.#loading.forget();
    if (name === "editable" && before === null && this.game) this.#editing.open(this.game);
    this.#loading.schedule((read.GAME_ATTRIBUTES as readonly string[]).includes(name) ? "game" : "look");
  }

  /** The game on the board; null until it is loaded. Set it to show a game of your own, for instance of a variant of
   *  your own. Call `refresh` after you play on it yourself. */
  get game(): Game | null {
    return this.#play.game;
  }

  set game(game: Game | null) {
    this.#loading.give(game);
  }

  /** The engine that plays the other side; null lets the board make one when a level is set. */
  get engine(): Engine | null {
    return this.#play.engine;
  }

  set engine(engine: Engine | null) {
    this.#play.engine = engine;
    this.#loading.schedule("look");
  }

  /** Whether a click on a piece shows its moves. Kept from game to game. */
  get explain(): boolean {
    return this.#play.isExplaining;
  }

  set explain(isExplaining: boolean) {
    this.#play.isExplaining = Boolean(isExplaining);
  }

  /** Arrows on the board, by square names. Kept until they are set anew, and may be set before the game is loaded;
   *  squares not on its board are ignored. Arrows drawn by the user are not included. */
  get arrows(): readonly BoardArrow[] {
    return this.#play.marks.arrows;
  }

  set arrows(arrows: readonly BoardArrow[] | null | undefined) {
    this.#play.marks = { ...this.#play.marks, arrows: [...(arrows ?? [])] };
  }

  /** Highlighted squares, by name. Kept as arrows are. */
  get highlights(): readonly string[] {
    return this.#play.marks.highlights;
  }

  set highlights(squares: readonly string[] | null | undefined) {
    this.#play.marks = { ...this.#play.marks, highlights: [...(squares ?? [])] };
  }

  /** The pieces on the board: the game's position, or on an editable board the position set up; null until the game is
   *  loaded. Set it to show a position on an editable board, also before the game is loaded; null restores the game's.
   *  @throws {FairywrenError} `wrong-type` unless it is a position of the variant */
  get position(): Position | null {
    return (this.#editing.isOn ? this.#editing.position : null) ?? this.game?.position ?? null;
  }

  set position(position: Position | null | undefined) {
    const wanted = position ?? this.game?.position;
    if (wanted) this.#editing.position = wanted;
  }

  /** What a press on a square of an editable board does: `move`, the default, picks a piece up and puts it down,
   *  `erase` removes it, and a piece, such as `{ kind: 0, side: 1 }`, is put there.
   *  @throws {FairywrenError} `wrong-type` */
  get tool(): EditTool {
    return this.#editing.tool;
  }

  set tool(tool: EditTool) {
    this.#editing.tool = tool;
  }

  /** Drags a piece from elsewhere in the page onto an editable board, from the pointer's press on it.
   *  @throws {FairywrenError} `wrong-type` */
  dragIn(piece: Piece, event: PointerEvent): void {
    this.#editing.dragIn(piece, event);
  }

  /** What the board shows and speaks, in another language: texts by their keys, each with the places of the English one; what is left
   *  out stays English. Null, the default, takes those that `defineBoard` has for the page. May be set at any time.
   *  @throws {FairywrenError} every fault: `unknown-key`, `word-place`, `wrong-type`, `text` */
  get words(): BoardWords | null {
    return this.#view.ownLanguage?.given ?? null;
  }

  set words(words: BoardWords | null | undefined) {
    this.#view.ownLanguage = words ? readWords(words) : null;
    this.#reword();
  }

  /** Plays a move for the side to move: `e2e4`, `Nf3`, or one of `game.legalMoves()`.
   *  @throws {FairywrenError} why it is not legal */
  play(move: string | Pick<GameMove, "uci">): GameMove | null {
    return this.#play.play(move, "page");
  }

  /** Undoes the last move; against an engine also the one before it, so that the person is to move again. */
  undo(): void {
    this.#play.undo();
  }

  /** Starts a new game as the attributes say; with `start="random"` from another start. */
  restart(): void {
    this.#loading.schedule("game");
  }

  /** Moves the keyboard focus to the board. */
  override focus(): void {
    const state = this.#editing.state ?? this.#play.state;
    if (state) this.#view.focus(state.cursor);
  }

  /** Turns the board around. */
  flip(): void {
    this.toggleAttribute("flipped");
  }

  /** Shows the position that the game started from. */
  first(): void {
    this.ply = 0;
  }

  /** Shows the position before the move that was played last. */
  previous(): void {
    this.ply = Math.max(0, this.#wantedPly - 1);
  }

  /** Shows the position after the next move. */
  next(): void {
    const { length } = this.game ?? { length: 0 };
    this.ply = this.#wantedPly + 1 < length ? this.#wantedPly + 1 : null;
  }

  /** Shows the last position, and those that follow as they are played. */
  last(): void {
    this.ply = null;
  }

  /** Shows the game again after it was changed outside the board. */
  refresh(): void {
    this.#play.refresh();
  }

  // --- life cycle ---

  #attach(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open", delegatesFocus: false });
    const [view, play] = [this.#view, this.#play];
    const editing = this.#editing;
    const renderer: Renderer = new Renderer(root, {
      send: (intent) => play.send(intent),
      use: (tool) => this.#use(tool),
      openPockets: async () => {
        const { Pockets } = await import("./pockets.ts");
        return new Pockets({
          renderer,
          get state() {
            return editing.state ?? play.inputState;
          },
          edit: (intent) => editing.editing?.send(intent),
          send: (intent) => play.send(intent),
        });
      },
      miss: (error) => this.#miss(error),
    });
    view.attach(renderer);
    new Input({
      renderer,
      view,
      get state() {
        return play.inputState;
      },
      send: (intent) => play.send(intent),
      submit: (text) => play.submit(text),
    });
  }

  /** Where the board is, or is about to be. */
  get #wantedPly(): number {
    return read.readPly(this, this.game?.length ?? 0);
  }

  #use(tool: Tool): void {
    if (tool === "first" || tool === "previous" || tool === "next" || tool === "last") this[tool]();
    if (tool === "new") this.restart();
    if (tool === "undo") this.undo();
    if (tool === "flip") this.flip();
    if (tool === "view") this.setAttribute("view", this.#view.seat?.view === "corner" ? "square" : "corner");
    if (tool === "explain") this.explain = !this.explain;
  }

  async #openEditor(): Promise<Editing> {
    const { Editing } = await import("./editing.ts");
    const editing = new Editing(this, this.#view);
    if (this.#view.renderer) editing.attach(this.#view.renderer);
    return editing;
  }

  /** A part of the board could not be fetched. */
  #miss(error: unknown): void {
    sendEvent(this, "fw-error", { error: asError(error) });
  }

  #fail(error: unknown): void {
    this.#editing.close();
    this.#play.fail(error);
  }

  #look(): void {
    if (this.sounds) this.#sounds.ask();
    this.#play.look();
    this.#editing.show();
  }

  /** Poses the puzzle, if there is one. */
  #pose(game: Game): void {
    const parts = this.hasAttribute("solution") ? this.#puzzles.ask() : null;
    const [play, view] = [this.#play, this.#view];
    this.#posed.abort();
    this.#posed = new AbortController();
    const host = {
      element: this as HTMLElement,
      signal: this.#posed.signal,
      get game() {
        return play.game;
      },
      get language() {
        return view.language;
      },
      reply: (uci: string) => play.play(uci, "page"),
      tell: (notice: string) => play.tell(notice),
    };
    play.puzzle = parts ? new parts.Puzzle(game, read.readMoves(this, "solution"), host) : null;
  }

  /** Poses the puzzle of a game that was on the board before puzzles were here. */
  #poseLate(game: Game): void {
    try {
      this.#pose(game);
    } catch (error) {
      this.#fail(error);
    }
  }

  #open(game: Game, isRecord: boolean): void {
    this.#pose(game);
    if (isRecord) this.ply ??= 0;
    else this.#viewer.part?.forget();
    this.#editing.open(game);
    this.#play.open(game, isRecord);
  }

  /** Shows the list of moves where it is wanted. */
  #list(): void {
    const isWanted = this.#play.game && !this.editable && read.hasMoveList(this, this.#play.isRecord);
    const viewer = isWanted ? this.#viewer.ask() : this.#viewer.part;
    if (!viewer) return;
    viewer.element.hidden = !isWanted;
    if (isWanted) viewer.update();
  }

  async #openViewer(): Promise<Viewer> {
    const { Viewer } = await import("./viewer.ts");
    const [play, view] = [this.#play, this.#view];
    const root = view.renderer?.root;
    if (!root) throw new Error("a viewer is opened in a page");
    const viewer = new Viewer({
      root,
      get game() {
        return play.game;
      },
      get ply() {
        return play.ply;
      },
      get language() {
        return view.language;
      },
      walk: (way) => this[way](),
      follow: (game, ply) => {
        this.ply = ply;
        play.follow(game);
      },
      choose: (index) => {
        this.ply = null;
        this.index = index;
      },
      mark: (marks) => {
        play.recorded = marks;
      },
      refuse: (error) => this.#miss(error),
    });
    this.#view.renderer?.add(viewer.element);
    return viewer;
  }
}

/** Properties that may have been set before the element was defined; read after its attributes when it is connected. */
const PROPERTIES = ["words", "engine", "game", "explain", "arrows", "highlights", "position", "tool"] as const;

declare global {
  interface HTMLElementTagNameMap {
    "fairywren-board": FairywrenBoard;
  }
  interface HTMLElementEventMap extends BoardEvents {}
}
