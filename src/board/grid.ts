/** The board as a grid for keyboards and screen readers: one cell for each square, laid over the picture. */
import { type Board, boardSquares, fileOf, type Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { describeSquare } from "./announce.ts";
import { make, setAttribute } from "./dom.ts";
import { type Geometry, rowsOf, UNIT } from "./geometry.ts";
import type { Language } from "./language.ts";
import { type BoardState, isOwn, shownPieces, targetsOf } from "./state.ts";

export class Grid {
  readonly element = make("div", { class: "grid", attributes: { role: "grid" } });
  /** By square; holes have none. */
  #cells: HTMLElement[] = [];
  #geometry: Geometry | null = null;

  update(state: BoardState, geometry: Geometry, language: Language): void {
    if (this.#geometry !== geometry) this.#build(geometry);
    const targets = targetsOf(state);
    const pieces = state.way.length > 0 || state.phase ? shownPieces(state) : state.position.pieces;
    const standing = { pieces, walls: state.phase ? [] : state.position.walls };
    setAttribute(this.element, "aria-label", language.say("board", { variant: language.variant(state.variant) }));
    this.#cells.forEach((cell, square) => {
      const words = [describeSquare(state.variant, standing, square, language)];
      if (targets.has(square)) words.push(language.say(state.phase ? "wallCanGoHere" : "canGoHere"));
      if (state.check === square) words.push(language.say("inCheck"));
      if (state.tool !== null && state.selected === square) words.push(language.say("pickedUp"));
      setAttribute(cell, "aria-label", language.list(words));
      setAttribute(cell, "aria-selected", String(state.selected === square || state.explained === square));
      setAttribute(cell, "tabindex", state.cursor === square ? "0" : "-1");
      cell.classList.toggle("movable", isMovable(state, square));
    });
  }

  /** Moves the focus to a square. */
  focus(square: Square): void {
    this.#cells[square]?.focus({ preventScroll: true });
  }

  /** The square of the cell that an event targets, or null. */
  squareOf(target: EventTarget | null): Square | null {
    const square = this.#cells.indexOf(target as HTMLElement);
    return square < 0 ? null : square;
  }

  #build(geometry: Geometry): void {
    const { board, seat } = geometry;
    this.#geometry = geometry;
    this.#cells = cellsOf(board, geometry);
    const rows = rowsOf(board, seat.flipped).map((squares) => {
      const row = make("div", { class: "row", attributes: { role: "row" } });
      row.append(...squares.flatMap((square) => this.#cells[square] ?? []));
      return row;
    });
    this.element.replaceChildren(...rows);
  }
}

function isMovable(state: BoardState, square: Square): boolean {
  if (state.way[state.way.length - 1] === square) return true;
  return state.tool === null ? isOwn(state, square) : state.tool === "move" && state.position.pieces[square] !== null;
}

function cellsOf(board: Board, geometry: Geometry): HTMLElement[] {
  const cells: HTMLElement[] = [];
  for (const square of boardSquares(board)) {
    const [x, y] = geometry.centre(square);
    const cell = make("div", {
      class: "cell",
      attributes: { role: "gridcell", "data-square": squareName(board, square) },
    });
    cell.style.left = `${(x / geometry.width) * 100}%`;
    cell.style.top = `${(y / geometry.height) * 100}%`;
    cell.style.width = `${(UNIT / geometry.width) * 100}%`;
    cell.style.height = `${(UNIT / geometry.height) * 100}%`;
    if (board.holes) setAttribute(cell, "aria-colindex", String(columnOf(geometry, square)));
    cells[square] = cell;
  }
  return cells;
}

/** Counted from the left, from 1: where squares are missing, cells cannot be counted. */
function columnOf({ board, seat }: Geometry, square: Square): number {
  const file = fileOf(board, square);
  return seat.flipped ? board.files - file : file + 1;
}
