/** A board on which squares are picked one by one. */
import type { TemplateResult } from "lit/html.js";
import { type Board, squareName } from "../../src/geometry.ts";
import { html } from "../html.ts";
import { cellGrid } from "./cell-grid.ts";

export interface SquarePickerOptions {
  readonly board: Board;
  readonly label: string;
  /** What a picked square does, in a word for screen readers: `promotes`. */
  readonly word: string;
  readonly squares: readonly number[];
  /** @param squares as files write them; `none` when there are none */
  change(squares: string): void;
}

export function squarePicker({ board, label, word, squares, change }: SquarePickerOptions): TemplateResult {
  const press = (square: number) => {
    const isIn = squares.includes(square);
    const changed = isIn ? squares.filter((other) => other !== square) : [...squares, square].sort((a, b) => a - b);
    change(changed.length ? changed.map((other) => squareName(board, other)).join(" ") : "none");
  };
  const cell = (square: number) => {
    const isMarked = squares.includes(square);
    return { isMarked, label: `${squareName(board, square)}${isMarked ? `, ${word}` : ""}` };
  };
  const grid = cellGrid({ board, label, first: squares[0] ?? 0, mark: "zone", cell, press });
  return html`<div class="setup-board picker">${grid}</div>`;
}
