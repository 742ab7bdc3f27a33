/** A board of buttons: a single tab stop, with arrows, Home and End between squares. */
import { type Board, fileOf, isHole, rankOf, type Square, squareAt, squareCount } from "../../src/geometry.ts";
import { make } from "../dom.ts";

export interface CellGridOptions {
  readonly board: Board;
  readonly label: string;
  /** The square that the Tab key reaches first. */
  readonly first: Square;
  press(square: Square): void;
}

export class CellGrid {
  readonly element: HTMLElement;
  /** By square. */
  readonly cells: readonly HTMLButtonElement[];
  readonly #options: CellGridOptions;
  #current: Square;

  constructor(options: CellGridOptions) {
    const { files, ranks } = options.board;
    this.#options = options;
    this.#current = isHole(options.board, options.first) ? firstSquare(options.board) : options.first;
    this.cells = Array.from({ length: files * ranks }, (_, square) => this.#makeCell(square));
    const rows = Array.from({ length: ranks }, (_, rank) => {
      const row = make("div", "cells", ...this.cells.slice(rank * files, (rank + 1) * files));
      row.setAttribute("role", "row");
      return row;
    });
    this.element = make("div", "cell-grid", ...rows.reverse());
    this.element.setAttribute("role", "grid");
    this.element.setAttribute("aria-label", options.label);
    this.element.style.setProperty("--files", String(files));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.cells[this.#current].tabIndex = 0;
  }

  /** The square of a cell, or null for any other target. */
  squareOf(node: EventTarget | null): Square | null {
    const cell = node instanceof Element ? node.closest("button") : null;
    const square = cell ? this.cells.indexOf(cell) : -1;
    return square < 0 ? null : square;
  }

  #makeCell(square: Square): HTMLButtonElement {
    const { board, press } = this.#options;
    const isDark = (fileOf(board, square) + rankOf(board, square)) % 2 === 0;
    const cell = make("button", `cell ${isDark ? "dark" : "light"}`);
    cell.type = "button";
    cell.tabIndex = -1;
    cell.disabled = isHole(board, square); // kept in its place, but there is nothing to see or to press
    cell.setAttribute("role", "gridcell");
    cell.addEventListener("click", () => press(square));
    cell.addEventListener("focus", () => this.#stopAt(square));
    return cell;
  }

  #stopAt(square: Square): void {
    this.cells[this.#current].tabIndex = -1;
    this.#current = square;
    this.cells[square].tabIndex = 0;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = this.#target(event.key);
    if (to === null) return;
    this.cells[to].focus();
    event.preventDefault();
  }

  /** Null for other keys. */
  #target(key: string): Square | null {
    const { board } = this.#options;
    const [file, rank] = [fileOf(board, this.#current), rankOf(board, this.#current)];
    const step = STEPS[key];
    if (step) return nearest(board, [file + step[0], rank + step[1]], step);
    if (key === "Home") return nearest(board, [0, rank], [1, 0]);
    return key === "End" ? nearest(board, [board.files - 1, rank], [-1, 0]) : null;
  }
}

type Pair = readonly [files: number, ranks: number];

const STEPS: Readonly<Record<string, Pair>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The first square from a place on that is no hole; null when the edge comes first. */
function nearest(board: Board, [file, rank]: Pair, [files, ranks]: Pair): Square | null {
  let [atFile, atRank] = [file, rank];
  while (atFile >= 0 && atFile < board.files && atRank >= 0 && atRank < board.ranks) {
    const square = squareAt(board, atFile, atRank);
    if (square !== null) return square;
    [atFile, atRank] = [atFile + files, atRank + ranks];
  }
  return null;
}

function firstSquare(board: Board): Square {
  let square = 0;
  while (square < squareCount(board) - 1 && isHole(board, square)) square++;
  return square;
}
