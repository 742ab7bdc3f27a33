/** A board to set pieces up on, with its palette of tools. */
import { nothing, render, type TemplateResult } from "lit/html.js";
import type { FairywrenBoard } from "../../src/board.ts";
import type { Board } from "../../src/geometry.ts";
import { Game, type Position, type Variant } from "../../src/index.ts";
import { html } from "../html.ts";
import { holeBoard } from "./hole-board.ts";
import { Palette } from "./palette.ts";

/** The squares that were edited, and the position after it. */
export type Edit = HTMLElementEventMap["fw-edit"]["detail"];

interface Shown {
  readonly variant: Variant;
  readonly position: Position;
  readonly board: Board;
}

export class SetupBoard {
  readonly element = document.createElement("div");
  readonly palette: HTMLElement;
  readonly #palette: Palette;
  readonly #board = makeBoard();
  readonly #pressHole: ((square: number) => void) | null;
  #variant: Variant | null = null;
  #shown: Shown | null = null;

  /** @param pressHole called for a square to be taken away or given back; null where the board is given */
  constructor(label: string, edited: (edit: Edit) => void, pressHole: ((square: number) => void) | null = null) {
    this.#pressHole = pressHole;
    this.#palette = new Palette((tool, event) => {
      if (!event) this.#choose();
      else if (typeof tool === "object" && !this.#board.hidden) this.#board.dragIn(tool, event);
    }, pressHole !== null);
    this.palette = this.#palette.element;
    this.#board.addEventListener("fw-edit", ({ detail }) => edited(detail));
    this.element.className = "setup-board";
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", label);
  }

  /** @param board with other holes than the variant's while these would be invalid */
  show(variant: Variant, position: Position, board = variant.board): void {
    this.#shown = { variant, position, board };
    this.#palette.show(variant);
    if (this.#variant !== variant) this.#lay(variant);
    this.#board.position = position;
    this.#choose();
  }

  /** While squares are taken away, another board stands in place of the one for pieces. */
  #choose(): void {
    const { tool } = this.#palette;
    const isHoles = tool === "hole";
    if (!isHoles) this.#board.tool = tool;
    this.#board.hidden = isHoles;
    const holes = isHoles && this.#shown ? this.#holeBoard(this.#shown) : nothing;
    render(html`${this.#board}${holes}`, this.element);
  }

  #holeBoard({ variant, position: { pieces }, board }: Shown): TemplateResult {
    return holeBoard({ variant, board, pieces, press: (square) => this.#pressHole?.(square) });
  }

  #lay(variant: Variant): void {
    this.#variant = variant;
    this.element.style.setProperty("--files", String(variant.board.files));
    this.#board.game = Game.start(variant);
  }
}

function makeBoard(): FairywrenBoard {
  const board = document.createElement("fairywren-board");
  board.editable = true;
  board.view = "square";
  board.controls = "none";
  board.coordinates = "none";
  return board;
}
