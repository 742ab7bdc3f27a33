/** Learn: the rules of the variant on the board, generated from its file. */
import { pause } from "../src/board.ts";
import type { Variant } from "../src/index.ts";
import { block } from "./dom.ts";
import { sentenceOf } from "./faults.ts";
import type { Session } from "./session.ts";

export class LearnPanel {
  readonly #session: Session;
  readonly #panel = block("learn");
  #shown: Variant | null = null;

  constructor(session: Session) {
    this.#session = session;
    session.listen(() => this.#panel.hidden || this.show());
  }

  /** Draws what has not been drawn yet. */
  show(): void {
    const { variant } = this.#session;
    if (variant === this.#shown) return;
    this.#shown = variant;
    this.#draw(variant).catch((error: unknown) => {
      if (variant !== this.#shown) return;
      this.#shown = null; // tried again when it is next shown
      this.#panel.textContent = `The rules could not be fetched. ${sentenceOf(error)}`;
    });
  }

  async #draw(variant: Variant): Promise<void> {
    const { drawSheet } = await import("./learn-sheet.ts");
    if (variant !== this.#shown) return;
    this.#panel.replaceChildren();
    for (const card of drawSheet(this.#session)) {
      this.#panel.append(card);
      await pause();
      if (variant !== this.#shown) return;
    }
  }
}
