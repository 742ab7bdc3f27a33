/** A board to set pieces up on, with its palette of tools. */
import type { FairywrenBoard } from "../../src/board.ts";
import type { Board } from "../../src/geometry.ts";
import { Game, type Position, type Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
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
  readonly element: HTMLElement;
  readonly palette: HTMLElement;
  readonly #palette: Palette;
  readonly #board = makeBoard();
  /** Stands in place of the board while squares are taken away. */
  readonly #holes = make("div");
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
    this.element = make("div", "setup-board", this.#board, this.#holes);
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

  #choose(): void {
    const { tool } = this.#palette;
    const isHoles = tool === "hole";
    if (!isHoles) this.#board.tool = tool;
    this.#board.hidden = isHoles;
    this.#holes.hidden = !isHoles;
    if (isHoles && this.#shown) this.#drawHoles(this.#shown);
  }

  #drawHoles({ variant, position: { pieces }, board }: Shown): void {
    const { activeElement } = document;
    const held = this.#holes.contains(activeElement) ? (activeElement as HTMLElement).dataset.square : undefined;
    this.#holes.replaceChildren(holeBoard({ variant, board, pieces, press: (square) => this.#pressHole?.(square) }));
    if (held) this.#holes.querySelector<HTMLElement>(`[data-square="${held}"]`)?.focus();
  }

  #lay(variant: Variant): void {
    this.#variant = variant;
    this.element.style.setProperty("--files", String(variant.board.files));
    this.#board.game = Game.start(variant);
  }
}

function makeBoard(): FairywrenBoard {
  const board = make("fairywren-board");
  board.editable = true;
  board.view = "square";
  board.controls = "none";
  board.coordinates = "none";
  return board;
}
