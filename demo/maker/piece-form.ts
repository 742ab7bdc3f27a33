/** The form of one piece: name, letter, symbol, value, and its moves as squares to press and as Betza. */
import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { type Betza, describeBetza, parseBetza, type Term, writeTerm } from "../../src/betza.ts";
import type { PicturedPiece } from "../../src/board.ts";
import { valueIn } from "../dom.ts";
import { html } from "../html.ts";
import { t } from "../language.ts";
import { type Content, textField } from "./fields.ts";
import { LegsField } from "./legs-field.ts";
import { MoveBoard } from "./move-board.ts";
import type { PieceFacts } from "./piece-edits.ts";
import { readMoves } from "./read-moves.ts";
import { readSketch, type Sketch, writeSketch } from "./sketch.ts";

export class PieceForm {
  readonly element = document.createElement("div");
  readonly #change: (change: Partial<PieceFacts>) => void;
  readonly #board = new MoveBoard((sketch) => this.#pressed(sketch));
  readonly #legs = new LegsField((text) => this.#changeBetza(this.#typed.trim() + text));
  #facts: PieceFacts = { name: "", letter: "", symbol: null, value: null, betza: "" };
  #options: FormOptions = { royal: false, worth: null, kept: [] };
  /** What stands in the field for Betza, which may be at fault. */
  #typed = "";

  /** @param change called with the properties that the person has changed */
  constructor(change: (change: Partial<PieceFacts>) => void) {
    this.#change = change;
    this.element.className = "piece-form";
  }

  show(facts: PieceFacts, options: FormOptions): void {
    this.#facts = facts;
    this.#options = options;
    this.#typed = facts.betza ?? "";
    this.#draw();
  }

  focus(): void {
    const name = this.element.querySelector("input");
    name?.focus();
    name?.select();
  }

  #pressed(sketch: Sketch): void {
    this.#changeBetza(writeSketch(sketch));
  }

  #changeBetza(betza: string): void {
    this.#typed = betza;
    this.#draw();
    if (readMoves(betza).fault !== null) return;
    this.#facts = { ...this.#facts, betza };
    this.#change({ betza });
  }

  #draw(): void {
    const hasMoves = this.#facts.betza !== null;
    const { betza, fault } = hasMoves ? readMoves(this.#typed.trim()) : { betza: null, fault: null };
    const sketch = betza && readSketch(betza);
    if (sketch) this.#picture(sketch);
    this.#board.element.hidden = this.#legs.element.hidden = !hasMoves;
    render(
      html`<div class="facts-row">${this.#names()}</div>
        ${this.#board.element} ${hasMoves ? this.#betza(fault) : nothing}
        <p id="betza-complaint" class="complaint" role="status">${fault}</p>
        <p class="sentence" ?hidden=${!betza}>${betza ? this.#sentence(betza) : nothing}</p>
        <ul class="kept" ?hidden=${!betza}>${sketch?.kept.map((term) => this.#chip(sketch, term))}</ul>
        ${this.#legs.element}
        <div>${this.#options.kept.map((words) => html`<p class="note" lang="en">${words}</p>`)}</div>`,
      this.element,
    );
  }

  #names(): Content {
    const { name, letter, symbol, value } = this.#facts;
    const { royal, worth } = this.#options;
    const change = this.#change;
    return [
      textField({ label: t`Name`, text: name, change: (text) => change({ name: text }) }),
      textField({
        label: t`Letter`,
        text: letter,
        longest: 3,
        change: (text) => change({ letter: text.toUpperCase() }),
      }),
      textField({
        label: t`Symbol`,
        text: symbol ?? "",
        longest: 4,
        change: (text) => change({ symbol: text || null }),
      }),
      royal
        ? nothing
        : textField({
            label: t`Value`,
            text: value === null ? "" : String(value),
            type: "number",
            least: 0,
            most: 100,
            step: 0.25,
            placeholder: worth === null ? "" : t`about ${worth}`,
            change: (text) => change({ value: text ? Number(text) : null }),
          }),
    ];
  }

  /** It is judged at every letter, and changes the rules when it is left. */
  #betza(fault: string | null): TemplateResult {
    const type = (event: Event) => {
      this.#typed = valueIn(event);
      this.#draw();
    };
    return html`<label class="field moves-text"
      ><span>Moves in Betza</span
      ><input
        type="text"
        autocomplete="off"
        spellcheck="false"
        autocapitalize="off"
        aria-describedby="betza-complaint"
        aria-invalid=${fault !== null}
        .value=${live(this.#typed)}
        @input=${type}
        @change=${(event: Event) => this.#changeBetza(valueIn(event).trim())}
    /></label>`;
  }

  get #shownName(): string {
    return this.#facts.name || t`new piece`;
  }

  #picture(sketch: Sketch): void {
    const { letter, symbol } = this.#facts;
    const { royal, picture } = this.#options;
    const text = this.#typed.trim();
    this.#board.show(sketch, { name: this.#shownName, letter: letter || "?", symbol, royal, picture, text });
  }

  #sentence(betza: Betza): Content {
    return betza.terms.length
      ? html`<span lang="en">${describeBetza(betza, this.#facts.name || "new piece")}</span>`
      : t`Press the squares that it may go to, or write its moves in Betza.`;
  }

  /** A term that the squares cannot show, which can be removed. */
  #chip(sketch: Sketch, term: Term): TemplateResult {
    const text = writeTerm(term);
    const parsed = parseBetza(text);
    const words = parsed.ok ? describeBetza(parsed.betza, "piece").replace(/^The piece /, "Also ") : "";
    const remove = () => this.#pressed({ ...sketch, kept: sketch.kept.filter((other) => other !== term) });
    return html`<li
      ><code>${text}</code><span lang="en">${words}</span
      ><button type="button" class="quiet" aria-label=${t`Take ${text} away`} @click=${remove}>×</button></li
    >`;
  }
}

export interface FormOptions {
  readonly royal: boolean;
  /** The computed value, in pawns, where none is given; null when unknown. */
  readonly worth: number | null;
  /** Sentences about what the form cannot edit. */
  readonly kept: readonly string[];
  readonly picture?: PicturedPiece["picture"];
}
