/** Makes a move in two legs out of words: what squares alone cannot say. */
import { describeBetza } from "../../src/betza.ts";
import { make } from "../dom.ts";
import { END, FAR, FIRST, type Legs, legsText, slides, THERE, TURN } from "./legs.ts";
import { pressable, selectField } from "./made-fields.ts";
import { readMoves } from "./read-moves.ts";

export class LegsField {
  readonly element: HTMLDetailsElement;
  readonly #sentence = make("p", "sentence");
  readonly #far: HTMLElement;
  readonly #add: HTMLButtonElement;
  #legs: Legs = { first: "K", there: "c", turn: "", far: "same", end: "" };

  /** @param add called with the term that was made */
  constructor(add: (text: string) => void) {
    const field = (key: keyof Legs, label: string, options: typeof FIRST) => {
      const { element, select } = selectField(label, options, (value) => {
        this.#legs = { ...this.#legs, [key]: value };
        this.#tell();
      });
      select.value = this.#legs[key];
      return element;
    };
    this.#far = field("far", "Distance", FAR);
    this.#add = pressable("", "Add this move", () => add(legsText(this.#legs)));
    this.#sentence.setAttribute("role", "status");
    const fields = make(
      "div",
      "row",
      field("first", "It goes first", FIRST),
      field("there", "There it", THERE),
      field("turn", "Then goes", TURN),
      this.#far,
      field("end", "At the end it", END),
    );
    const summary = make("summary", "", "Moves over a piece, or taking on the way");
    this.element = make("details", "more legs", summary, make("div", "part", fields, this.#sentence, this.#add));
    this.#tell();
  }

  #tell(): void {
    const text = legsText(this.#legs);
    const { betza, fault } = readMoves(text);
    this.#far.hidden = !slides(this.#legs);
    this.#add.disabled = fault !== null;
    this.#sentence.replaceChildren(make("code", "", text), ` ${betza ? describeBetza(betza, "piece") : (fault ?? "")}`);
  }
}
