/** Learn: the rules of the variant on the board, generated from its file. */
import { pause } from "../src/board.ts";
import { parseSquare } from "../src/geometry.ts";
import type { Variant } from "../src/index.ts";
import { block } from "./dom.ts";
import { sentenceOf } from "./faults.ts";
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
      this.#sheet?.study.follow();
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
    this.#sheet = null;
    this.#draw(variant).catch((error: unknown) => {
      if (variant !== this.#shown) return;
      this.#shown = null; // tried again when it is next shown
      this.#panel.textContent = `The rules could not be fetched. ${sentenceOf(error)}`;
    });
  }

  async #draw(variant: Variant): Promise<void> {
    const { makeSheet } = await import("./learn-sheet.ts");
    if (variant !== this.#shown) return;
    this.#panel.replaceChildren();
    const sheet = makeSheet(this.#session);
    this.#sheet = sheet;
    for (const part of sheet.parts) {
      this.#panel.append(part);
      await pause();
      if (variant !== this.#shown) return;
    }
  }
}
