/** A board on which squares are picked one by one. */
import { type Board, squareName } from "../../src/geometry.ts";
import { make } from "../dom.ts";
import { CellGrid } from "./cell-grid.ts";

export interface SquarePickerOptions {
  readonly board: Board;
  readonly label: string;
  /** What a picked square does, in a word for screen readers: `promotes`. */
  readonly word: string;
  readonly squares: readonly number[];
  /** Begins the names by which its squares keep the focus. */
  readonly name: string;
  /** @param squares as files write them; `none` when there are none */
  change(squares: string): void;
}

export function squarePicker({ board, label, word, squares, name, change }: SquarePickerOptions): HTMLElement {
  const grid = new CellGrid({
    board,
    label,
    first: squares[0] ?? 0,
    press: (square) => {
      const isIn = squares.includes(square);
      const changed = isIn ? squares.filter((other) => other !== square) : [...squares, square].sort((a, b) => a - b);
      change(changed.length ? changed.map((other) => squareName(board, other)).join(" ") : "none");
    },
  });
  grid.cells.forEach((cell, square) => {
    const isIn = squares.includes(square);
    cell.classList.toggle("zone", isIn);
    cell.setAttribute("aria-selected", String(isIn));
    cell.setAttribute("aria-label", `${squareName(board, square)}${isIn ? `, ${word}` : ""}`);
    cell.dataset.held = `${name}-square-${square}`;
  });
  return make("div", "setup-board picker", grid.element);
}
