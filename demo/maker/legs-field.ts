/** Makes a move in two legs out of words: what squares alone cannot say. */
import { nothing, render } from "lit/html.js";
import { describeBetza } from "../../src/betza.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { selectField } from "./fields.ts";
import { END, FAR, FIRST, type Legs, legsText, slides, THERE, TURN } from "./legs.ts";
import { readMoves } from "./read-moves.ts";

export class LegsField {
  readonly element = document.createElement("details");
  readonly #add: (text: string) => void;
  #legs: Legs = { first: "K", there: "c", turn: "", far: "same", end: "" };

  /** @param add called with the term that was made */
  constructor(add: (text: string) => void) {
    this.#add = add;
    this.element.className = "more legs";
    this.#draw();
  }

  #draw(): void {
    const text = legsText(this.#legs);
    const { betza, fault } = readMoves(text);
    const field = (key: keyof Legs, label: string, options: typeof FIRST) =>
      selectField(label, options, this.#legs[key], (value) => {
        this.#legs = { ...this.#legs, [key]: value };
        this.#draw();
      });
    render(
      html`<summary>Moves over a piece, or taking on the way</summary>
        <div class="part">
          <div class="row">
            ${field("first", t`It goes first`, FIRST)} ${field("there", t`There it`, THERE)}
            ${field("turn", t`Then goes`, TURN)} ${slides(this.#legs) ? field("far", t`Distance`, FAR) : nothing}
            ${field("end", t`At the end it`, END)}
          </div>
          <p class="sentence" role="status" lang="en"><code>${text}</code> ${betza ? describeBetza(betza, "piece") : fault}</p>
          <button type="button" ?disabled=${fault !== null} @click=${() => this.#add(text)}>Add this move</button>
        </div>`,
      this.element,
    );
  }
}
