/** Sets up a position: pieces, side to move, castling and en passant on a board, kept in step with the FEN. */
import { live } from "lit/directives/live.js";
import { nothing, render, type TemplateResult } from "lit/html.js";
import { SIDES, type Side } from "../src/geometry.ts";
import type { Diagnostic, Variant } from "../src/index.ts";
import { readPosition, writeFen } from "../src/notation.ts";
import { valueIn } from "./dom.ts";
import { radioChoice, selectField, textField, tickField } from "./maker/fields.ts";
import { SetupBoard } from "./maker/setup-board.ts";
import "./maker/maker.css";
import { html } from "./html.ts";
import { t } from "./language.ts";
import { sideName } from "./players.ts";
import {
  checksLeft,
  type Draft,
  emptyDraft,
  passingChoices,
  type RightChoice,
  rightChoices,
  withChecksLeft,
  withTurn,
} from "./position-draft.ts";

export interface EditorOptions {
  /** Analyses the position. */
  use(fen: string): void;
  /** The position of the game, to start from. */
  current(): Draft;
}

const HINT = t`Choose a piece and press squares, or drag, also between board and hands. With the keyboard: arrows, a letter places that piece (small for Black), Delete takes one off.`;

export class PositionEditor {
  readonly #host: HTMLElement;
  readonly #options: EditorOptions;
  readonly #board = new SetupBoard(t`Position`, ({ position }) => this.#change(position));
  #variant: Variant | null = null;
  #draft: Draft | null = null;
  /** As it is written, be it right or wrong; the board shows the last right one. */
  #fen = "";

  /** @param host the place that it draws itself in */
  constructor(host: HTMLElement, options: EditorOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Shows the position of the game; a position being set up is kept while the variant is the same. */
  show(variant: Variant): void {
    if (this.#variant === variant) return;
    this.#variant = variant;
    this.#change(this.#options.current());
  }

  /** Adopts a draft, and writes it as a FEN. */
  #change(draft: Draft): void {
    if (!this.#variant) return;
    this.#fen = writeFen(this.#variant, draft);
    this.#adopt(this.#variant, draft);
  }

  /** Shows a valid FEN at once; otherwise keeps the board, and shows the fault. */
  #readFen(fen: string): void {
    if (!this.#variant) return;
    this.#fen = fen;
    const parsed = readPosition(this.#variant, fen.trim());
    if (parsed.ok) this.#adopt(this.#variant, parsed.position);
    else this.#draw();
  }

  #adopt(variant: Variant, draft: Draft): void {
    this.#draft = draft;
    this.#draw();
    this.#board.show(variant, draft);
  }

  #draw(): void {
    if (this.#variant && this.#draft) render(this.#template(this.#variant, this.#draft), this.#host);
  }

  // --- view ---

  #template(variant: Variant, draft: Draft): TemplateResult {
    const parsed = readPosition(variant, this.#fen.trim());
    return html`<div class="maker position-editor">
      <p class="note">${HINT}</p>
      ${this.#board.palette} ${this.#board.element} ${this.#orders(variant)} ${this.#sides(draft)}
      <div class="rights">${rightChoices(variant, draft).map((choice) => this.#right(choice))}</div>
      ${this.#passing(variant, draft)} ${this.#checks(variant, draft)}
      <label class="field"
        ><span>FEN</span
        ><input
          type="text"
          id="editor-fen"
          spellcheck="false"
          autocomplete="off"
          aria-invalid=${!parsed.ok}
          .value=${live(this.#fen)}
          @input=${(event: Event) => this.#readFen(valueIn(event))}
      /></label>
      <ul class="reasons" role="status">${parsed.ok ? nothing : sentencesOf(parsed.faults).map((sentence) => html`<li>${sentence}</li>`)}</ul>
      <button type="button" class="main" ?disabled=${!parsed.ok} @click=${() => this.#options.use(this.#fen.trim())}>Analyse this position</button>
    </div>`;
  }

  #orders(variant: Variant): TemplateResult {
    return html`<div class="row">
      <button type="button" @click=${() => this.#change(variant.setup)}>Start</button>
      <button type="button" @click=${() => this.#change(emptyDraft(variant))}>Clear</button>
      <button type="button" @click=${() => this.#change(this.#options.current())}>From the game</button>
    </div>`;
  }

  #sides(draft: Draft): TemplateResult {
    const sides = SIDES.map((side) => [String(side), sideName(side)] as const);
    return radioChoice("editor-turn", t`To move`, sides, String(draft.turn), (turn) =>
      this.#change(withTurn(draft, turn === "0" ? 0 : 1)),
    );
  }

  #right({ name, isGiven, toggled }: RightChoice): TemplateResult {
    return tickField(name, isGiven, () => this.#change(toggled()));
  }

  #passing(variant: Variant, draft: Draft): TemplateResult | typeof nothing {
    const choices = passingChoices(variant, draft);
    const [, , , chosen] = writeFen(variant, draft).split(" ");
    const names = [...new Set([...choices.keys(), ...(chosen === "-" ? [] : [chosen])])];
    if (names.length === 0) return nothing;
    const options = [["-", t`none`] as const, ...names.map((name) => [name, name] as const)];
    return selectField(t`En passant`, options, chosen, (name) =>
      this.#change({ ...draft, enPassant: choices.get(name) ?? null }),
    );
  }

  /** Where they are counted: how many each side has still to give. */
  #checks(variant: Variant, draft: Draft): TemplateResult | typeof nothing {
    const left = checksLeft(variant, draft);
    if (left === null) return nothing;
    const field = (side: Side) =>
      textField({
        label: t`Checks left to ${sideName(side)}`,
        text: String(left[side]),
        type: "number",
        least: 1,
        change: (text) => this.#change(withChecksLeft(variant, draft, side, Number(text))),
      });
    return html`<div class="row">${SIDES.map(field)}</div>`;
  }
}

/** Each once, with what may have been meant. */
function sentencesOf(faults: readonly Pick<Diagnostic, "message" | "hint">[]): readonly string[] {
  return [...new Set(faults.map(({ message, hint }) => (hint === null ? message : t`${message} Perhaps ${hint}.`)))];
}
