/** The form of one piece: name, letter, symbol, value, and its moves as squares to press and as Betza. */
import { type Betza, describeBetza, parseBetza, type Term, writeTerm } from "../../src/betza.ts";
import type { PicturedPiece } from "../../src/board.ts";
import { make } from "../dom.ts";
import { LegsField } from "./legs-field.ts";
import { pressable, TextField } from "./made-fields.ts";
import { MoveBoard } from "./move-board.ts";
import type { PieceFacts } from "./piece-edits.ts";
import { readMoves } from "./read-moves.ts";
import { readSketch, type Sketch, writeSketch } from "./sketch.ts";

export class PieceForm {
  readonly element: HTMLElement;
  readonly #change: (change: Partial<PieceFacts>) => void;
  readonly #name = new TextField("Name", (name) => this.#change({ name }));
  readonly #letter = new TextField("Letter", (letter) => this.#change({ letter: letter.toUpperCase() }));
  readonly #symbol = new TextField("Symbol", (symbol) => this.#change({ symbol: symbol || null }));
  readonly #value = new TextField("Value", (value) => this.#change({ value: value ? Number(value) : null }), "number");
  readonly #betza = new TextField("Moves in Betza", (betza) => this.#changeBetza(betza));
  readonly #board = new MoveBoard((sketch) => this.#pressed(sketch));
  readonly #legs = new LegsField((text) => this.#append(text));
  readonly #complaint = make("p", "complaint");
  readonly #sentence = make("p", "sentence");
  readonly #kept = make("ul", "kept");
  readonly #notes = make("div");
  #facts: PieceFacts = { name: "", letter: "", symbol: null, value: null, betza: "" };
  #royal = false;
  #drawn: PicturedPiece["picture"];

  /** @param change called with the properties that the person has changed */
  constructor(change: (change: Partial<PieceFacts>) => void) {
    this.#change = change;
    this.#letter.input.maxLength = 1;
    this.#symbol.input.maxLength = 4;
    this.#value.input.min = "0";
    this.#value.input.max = "100";
    this.#value.input.step = "0.25";
    this.#betza.input.autocapitalize = "off";
    this.#betza.input.addEventListener("input", () => this.#judge(this.#betza.text));
    this.#betza.element.classList.add("moves-text");
    this.#complaint.id = "betza-complaint";
    this.#complaint.setAttribute("role", "status");
    this.#betza.input.setAttribute("aria-describedby", this.#complaint.id);
    const names = make(
      "div",
      "facts-row",
      this.#name.element,
      this.#letter.element,
      this.#symbol.element,
      this.#value.element,
    );
    this.element = make(
      "div",
      "piece-form",
      names,
      this.#board.element,
      this.#betza.element,
      this.#complaint,
      this.#sentence,
      this.#kept,
      this.#legs.element,
      this.#notes,
    );
  }

  show(facts: PieceFacts, { royal, worth, kept, picture }: FormOptions): void {
    this.#facts = facts;
    this.#royal = royal;
    this.#drawn = picture;
    this.#name.text = facts.name;
    this.#letter.text = facts.letter;
    this.#symbol.text = facts.symbol ?? "";
    this.#value.text = facts.value === null ? "" : String(facts.value);
    this.#value.input.placeholder = worth === null ? "" : `about ${worth}`;
    this.#value.element.hidden = royal;
    this.#notes.replaceChildren(...kept.map((words) => make("p", "note", words)));
    this.#board.element.hidden = this.#betza.element.hidden = this.#legs.element.hidden = facts.betza === null;
    this.#betza.text = facts.betza ?? "";
    if (facts.betza === null) this.#hideMoves();
    else this.#judge(facts.betza);
  }

  #hideMoves(): void {
    this.#complaint.textContent = "";
    this.#sentence.hidden = this.#kept.hidden = true;
  }

  focus(): void {
    this.#name.input.focus();
    this.#name.input.select();
  }

  #pressed(sketch: Sketch): void {
    this.#betza.text = writeSketch(sketch);
    this.#changeBetza(this.#betza.text);
  }

  #append(text: string): void {
    this.#betza.text += text;
    this.#changeBetza(this.#betza.text);
  }

  #changeBetza(betza: string): void {
    if (!this.#judge(betza)) return;
    this.#facts = { ...this.#facts, betza };
    this.#change({ betza });
  }

  /** Shows a movement, or its fault. */
  #judge(text: string): boolean {
    const { betza, fault } = readMoves(text);
    this.#complaint.textContent = fault ?? "";
    this.#betza.input.setAttribute("aria-invalid", String(fault !== null));
    this.#sentence.hidden = this.#kept.hidden = !betza;
    if (betza) this.#picture(betza);
    return betza !== null;
  }

  #picture(betza: Betza): void {
    const { name, letter, symbol } = this.#facts;
    const sketch = readSketch(betza);
    const shown = name || "new piece";
    const { text } = betza;
    const [royal, picture] = [this.#royal, this.#drawn];
    this.#board.show(sketch, { name: shown, letter: letter || "?", symbol, royal, picture, text });
    this.#sentence.textContent = betza.terms.length
      ? describeBetza(betza, shown)
      : "Press the squares that it may go to, or write its moves in Betza.";
    this.#kept.replaceChildren(...sketch.kept.map((term) => this.#chip(sketch, term)));
  }

  /** A term that the squares cannot show, which can be removed. */
  #chip(sketch: Sketch, term: Term): HTMLElement {
    const text = writeTerm(term);
    const parsed = parseBetza(text);
    const words = parsed.ok ? describeBetza(parsed.betza, "piece").replace(/^The piece /, "Also ") : "";
    const remove = pressable(
      "quiet",
      `Take ${text} away`,
      () => this.#pressed({ ...sketch, kept: sketch.kept.filter((other) => other !== term) }),
      "×",
    );
    return make("li", "", make("code", "", text), make("span", "", words), remove);
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
