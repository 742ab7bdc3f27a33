/** A board to set pieces up on, with its palette of tools. */
import type { FairywrenBoard } from "../../src/board.ts";
import { Game, type Position, type Variant } from "../../src/index.ts";
import { make } from "../dom.ts";
import { Palette } from "./palette.ts";

/** The squares that were edited, and the position after it. */
export type Edit = HTMLElementEventMap["fw-edit"]["detail"];

export class SetupBoard {
  readonly element: HTMLElement;
  readonly palette: HTMLElement;
  readonly #palette: Palette;
  readonly #board = makeBoard();
  #variant: Variant | null = null;

  constructor(label: string, edited: (edit: Edit) => void) {
    this.#palette = new Palette((tool, event) => {
      if (!event) this.#board.tool = tool;
      else if (typeof tool === "object") this.#board.dragIn(tool, event);
    });
    this.palette = this.#palette.element;
    this.#board.addEventListener("fw-edit", ({ detail }) => edited(detail));
    this.element = make("div", "setup-board", this.#board);
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", label);
  }

  show(variant: Variant, position: Position): void {
    this.#palette.show(variant);
    if (this.#variant !== variant) this.#lay(variant);
    this.#board.tool = this.#palette.tool;
    this.#board.position = position;
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
