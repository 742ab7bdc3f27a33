/** Learn: the rules of the variant on the board, generated from its file. */
import { nothing, render } from "lit/html.js";
import { pause } from "../src/board.ts";
import { parseSquare } from "../src/geometry.ts";
import type { Variant } from "../src/index.ts";
import { block } from "./dom.ts";
import { sentenceOf } from "./faults.ts";
import { t } from "./language.ts";
import type { Sheet } from "./learn-sheet.ts";
import type { Session } from "./session.ts";

export class LearnPanel {
  readonly #session: Session;
  readonly #panel = block("learn");
  #shown: Variant | null = null;
  #sheet: Sheet | null = null;
  /** The square of the piece that the board explains. */
  #explained: string | null = null;

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => {
      if (this.#panel.hidden) return;
      this.show();
      this.#sheet?.follow();
    });
    const { board } = session;
    board.addEventListener("fw-select", ({ detail: { square } }) => {
      this.#explained = square;
    });
    board.addEventListener("click", () => this.#study());
    board.addEventListener("keydown", ({ key }) => key === "Enter" && this.#study());
  }

  /** Looks closely at the piece that is pressed, not at each that the pointer passes. */
  #study(): void {
    const { board } = this.#session.variant;
    const square = this.#explained === null || this.#panel.hidden ? null : parseSquare(board, this.#explained);
    if (square !== null) this.#sheet?.studySquare(square);
  }

  /** Draws what has not been drawn yet. */
  show(): void {
    const { variant } = this.#session;
    if (variant === this.#shown) return;
    this.#shown = variant;
    this.#sheet?.leave();
    this.#sheet = null;
    this.#draw(variant).catch((error: unknown) => {
      if (variant !== this.#shown) return;
      this.#shown = null; // tried again when it is next shown
      this.#sheet = null;
      render(t`The rules could not be fetched. ${sentenceOf(error)}`, this.#panel);
    });
  }

  /** Draws pieces anew that look otherwise now. */
  dress(): void {
    this.#shown = null;
    if (!this.#panel.hidden) this.show();
  }

  async #draw(variant: Variant): Promise<void> {
    const { Sheet } = await import("./learn-sheet.ts");
    if (variant !== this.#shown) return;
    render(nothing, this.#panel);
    const sheet = new Sheet(this.#session, () => this.#redraw());
    this.#sheet = sheet;
    while (sheet.grow()) {
      await pause();
      if (variant !== this.#shown) return;
    }
  }

  #redraw(): void {
    if (this.#sheet) render(this.#sheet.template(), this.#panel);
  }
}
