/** The position editor of the analysis, loaded when it is opened. */
import { render } from "lit/html.js";
import { block, find } from "./dom.ts";
import { sentenceOf } from "./faults.ts";
import { t } from "./language.ts";
import type { PositionEditor } from "./position-editor.ts";
import type { Session } from "./session.ts";

export class PositionPanel {
  readonly #session: Session;
  readonly #details = find("position", HTMLDetailsElement);
  readonly #place = block("position-place");
  #opening: Promise<PositionEditor> | null = null;

  constructor(session: Session) {
    this.#session = session;
    this.#details.addEventListener("toggle", () => this.#show());
    session.listen((change) => change === "game" && this.#show());
  }

  #show(): void {
    if (!this.#details.open) return;
    this.#opening ??= this.#open();
    this.#opening.then(
      (editor) => editor.show(this.#session.variant),
      (error) => {
        this.#opening = null;
        render(t`The editor could not be fetched. ${sentenceOf(error)}`, this.#place);
      },
    );
  }

  async #open(): Promise<PositionEditor> {
    const { PositionEditor } = await import("./position-editor.ts");
    const session = this.#session;
    return new PositionEditor(this.#place, {
      use: (fen) => {
        session.open(session.rules, { fen });
        block("board").scrollIntoView({ block: "nearest" });
      },
      current: () => session.game.position,
    });
  }
}
