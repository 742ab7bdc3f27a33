/** Sets up a position on the board while the element is `editable`. */

import { wrongType } from "../diagnostic/argument.ts";
import type { Game } from "../engine/game.ts";
import { refusal } from "../engine/refuse.ts";
import { boardSquares, type Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { parseFen, writeFen } from "../notation/fen.ts";
import { givenPiece, givenPosition } from "../variant/given-position.ts";
import { MOST_KINDS } from "../variant/kinds.ts";
import { isSamePiece } from "../variant/pieces.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Placement } from "../variant/put-pieces.ts";
import { describeSquare } from "./announce.ts";
import { hasPalette } from "./attributes.ts";
import { dragPiece } from "./drag-piece.ts";
import { type EditIntent, edit, type Goal } from "./edit.ts";
import { EditInput } from "./edit-input.ts";
import { type BoardEvents, sendEvent } from "./events.ts";
import { Palette } from "./palette.ts";
import { paletteSheet } from "./palette-style.ts";
import { pictureOf } from "./piece-art.ts";
import type { Renderer } from "./render.ts";
import { type BoardState, type EditTool, type Intent, initialState, reduce } from "./state.ts";
import type { View } from "./view.ts";

export class Editing {
  readonly #board: Element;
  readonly #view: View;
  readonly #palette: Palette;
  #renderer: Renderer | null = null;
  #game: Game | null = null;
  #state: BoardState | null = null;
  #tool: EditTool = "move";
  /** A position set by the page before there was an editable board for it. */
  #early: unknown = null;

  /** @param board the element, whose attributes say whether pieces are set up */
  constructor(board: Element, view: View) {
    this.#board = board;
    this.#view = view;
    this.#palette = new Palette({
      choose: (tool) => {
        this.tool = tool;
      },
      drag: (piece, event) => this.dragIn(piece, event),
      clear: () => this.send({ type: "clear" }),
      reset: () => this.#reset(),
    });
  }

  attach(renderer: Renderer): void {
    this.#renderer = renderer;
    renderer.root.adoptedStyleSheets.push(paletteSheet());
    renderer.add(this.#palette.element);
    const editing = this;
    new EditInput({
      renderer,
      view: this.#view,
      get state() {
        return editing.state;
      },
      send: (intent) => editing.send(intent),
      drag: (square, event) => editing.#drag(square, event),
    });
  }

  /** The state for input; null unless pieces can be set up. */
  get state(): BoardState | null {
    return this.isOn && !this.#board.hasAttribute("readonly") ? this.#state : null;
  }

  get isOn(): boolean {
    return this.#board.hasAttribute("editable");
  }

  /** Starts from the position of a game, or from the one that the page has set. The cursor stays where it was. */
  open(game: Game): void {
    this.#game = game;
    const { variant, position } = game;
    const early = this.#early ?? this.#written(game);
    this.#early = null;
    const bare = { variant, position, legal: [], check: null, last: null, outcome: null };
    const start = initialState(bare, []);
    const before = this.#state?.cursor ?? start.cursor;
    const cursor = boardSquares(variant.board).includes(before) ? before : start.cursor;
    if (typeof this.#tool === "object" && this.#tool.kind >= variant.pieceTypes.length) this.#tool = "move";
    this.#state = { ...start, cursor, tool: this.#tool };
    if (early !== null) this.position = early;
    else this.show();
  }

  close(): void {
    this.#state = null;
  }

  /** The position that `fen` says where no game can start from it; null where one has. */
  #written({ variant, length, startPosition }: Game): Position | null {
    const fen = this.#board.getAttribute("fen");
    if (!fen || length > 0 || startPosition !== variant.setup) return null;
    const pieceTypes = variant.pieceTypes.map((each) => ({ ...each, royal: false })); // kings may be missing, or several
    const parsed = parseFen({ ...variant, royal: null, pieceTypes }, fen);
    if (!parsed.ok) throw refusal(parsed.faults, fen, "<fen>");
    return parsed.position;
  }

  /** Sets the position of the game up again. */
  #reset(): void {
    const [state, game] = [this.#state, this.#game];
    if (!state || !game) return;
    const { position } = game;
    const changed = position.pieces.flatMap((piece, square) =>
      isSamePiece(piece, state.position.pieces[square]) ? [] : [[square, piece] as const],
    );
    this.#state = { ...state, position, selected: null };
    this.show();
    this.#tell(this.#state, changed);
  }

  get position(): Position | null {
    return this.#state?.position ?? null;
  }

  /** @throws {FairywrenError} `wrong-type` */
  set position(value: unknown) {
    const state = this.#state;
    const position = state ? givenPosition(state.variant, value) : value;
    if (state && this.isOn) this.#state = { ...state, position: position as Position, selected: null };
    else this.#early = position;
    this.show();
  }

  get tool(): EditTool {
    return this.#tool;
  }

  /** @throws {FairywrenError} `wrong-type` */
  set tool(value: unknown) {
    const isWord = value === "move" || value === "erase";
    if (!isWord && (typeof value !== "object" || value === null))
      throw wrongType("tool", "'move', 'erase' or a piece such as { kind: 0, side: 1 }", value);
    this.#tool = isWord ? value : givenPiece(this.#state?.variant.pieceTypes.length ?? MOST_KINDS, value);
    if (this.#state) this.#state = { ...this.#state, tool: this.#tool, selected: null };
    this.show();
  }

  /** Drags a piece from elsewhere, from the pointer's press on it.
   *  @throws {FairywrenError} `wrong-type` */
  dragIn(value: unknown, event: PointerEvent): void {
    if (!this.isOn || !this.#state) return;
    const piece = givenPiece(this.#state.variant.pieceTypes.length, value);
    this.#follow(event, piece, (to) => {
      if (typeof to === "number") this.send({ type: "put", square: to, piece });
      else if (to) this.send({ type: "stock", piece: { kind: piece.kind, side: to.hand }, by: 1 });
    });
  }

  #drag(from: Square, event: PointerEvent): void {
    const piece = this.#state?.position.pieces[from];
    if (piece) this.#follow(event, piece, (to) => this.send({ type: "carry", from, to }));
  }

  #follow(event: PointerEvent, { kind, side }: Piece, drop: (to: Goal) => void): void {
    const [renderer, state] = [this.#renderer, this.#state];
    if (!renderer || !state) return;
    dragPiece(event, {
      picture: pictureOf(renderer.art, state.variant.pieceTypes[kind], side),
      size: renderer.pieceSize,
      root: renderer.root,
      begin: () => this.send({ type: "cancel" }),
      drop: (target) => drop(renderer.goalOf(target)),
    });
  }

  /** Takes an edit, or what moves the cursor. */
  send(intent: EditIntent | Intent): void {
    const before = this.#state;
    if (!before) return;
    const { state, placements } = isEdit(intent) ? edit(before, intent) : { ...reduce(before, intent), placements: [] };
    this.#state = state;
    this.show();
    if (state.cursor !== before.cursor) this.#view.focus(state.cursor);
    if (placements.length > 0 || state.position !== before.position) this.#tell(state, placements);
  }

  #tell({ variant, position }: BoardState, placements: readonly Placement[]): void {
    const changes = placements.map(([square, piece]) => ({ square: squareName(variant.board, square), piece }));
    this.#view.say(
      placements.map(([square]) => describeSquare(variant, position, square, this.#view.language)).join("; "),
    );
    this.#emit("fw-edit", { changes, position, fen: writeFen(variant, position) });
  }

  show(): void {
    const isOn = this.isOn && this.#state !== null;
    this.#palette.element.hidden = !isOn || !hasPalette(this.#board);
    if (!isOn || !this.#state) return;
    this.#view.show({ state: this.#state, notice: "", thinking: false });
    this.#palette.show(this.#state.variant, this.#tool, this.#renderer?.given ?? null, this.#view.language);
  }

  #emit<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]["detail"]): void {
    sendEvent(this.#board, name, detail);
  }
}

function isEdit(intent: EditIntent | Intent): intent is EditIntent {
  return ["press", "put", "carry", "stock", "clear"].includes(intent.type);
}
