/** Sets up a position: pieces, side to move, castling and en passant on a board, kept in step with the FEN. */
import { SIDE_NAMES, type Side } from "../src/geometry.ts";
import type { Variant } from "../src/index.ts";
import { readPosition, writeFen } from "../src/notation.ts";
import { make } from "./dom.ts";
import { SetupBoard } from "./maker/setup-board.ts";
import "./maker/maker.css";
import {
  checksLeft,
  type Draft,
  emptyDraft,
  passingChoices,
  rightChoices,
  withChecksLeft,
  withRight,
  withTurn,
} from "./position-draft.ts";

export interface EditorOptions {
  /** Analyses the position. */
  use(fen: string): void;
  /** The position of the game, to start from. */
  current(): Draft;
}

const HINT =
  "Choose a piece and press squares, or drag, also between board and hands. With the keyboard: arrows, a letter places that piece (small for Black), Delete takes one off.";

export class PositionEditor {
  readonly element: HTMLElement;
  readonly #options: EditorOptions;
  readonly #board = new SetupBoard("Position", ({ position }) => this.#change(position));
  readonly #sides = make("fieldset", "choice", make("legend", "", "To move"));
  readonly #rights = make("div", "rights");
  readonly #passing = make("select");
  readonly #passingField = make("label", "field", make("span", "", "En passant"), this.#passing);
  readonly #checks = make("div", "row");
  readonly #fen = make("input");
  readonly #faults = make("ul", "reasons");
  readonly #use = makeButton("Analyse this position", () => this.#options.use(this.#fen.value.trim()));
  #variant: Variant | null = null;
  #draft: Draft | null = null;

  constructor(options: EditorOptions) {
    this.#options = options;
    this.#use.className = "main";
    this.#faults.setAttribute("role", "status");
    for (const side of [0, 1] as const) this.#sides.append(this.#sideChoice(side));
    this.#passing.addEventListener("change", () => this.#choosePassing());
    this.#fen.type = "text";
    this.#fen.spellcheck = false;
    this.#fen.autocomplete = "off";
    this.#fen.id = "editor-fen";
    this.#fen.addEventListener("input", () => this.#readFen());
    const orders = make(
      "div",
      "row",
      makeButton("Start", () => this.#set((variant) => variant.setup)),
      makeButton("Clear", () => this.#set(emptyDraft)),
      makeButton("From the game", () => this.#set(() => this.#options.current())),
    );
    this.element = make(
      "div",
      "maker position-editor",
      make("p", "note", HINT),
      this.#board.palette,
      this.#board.element,
      orders,
      this.#sides,
      this.#rights,
      this.#passingField,
      this.#checks,
      make("label", "field", make("span", "", "FEN"), this.#fen),
      this.#faults,
      this.#use,
    );
  }

  /** Shows the position of the game; a position being set up is kept while the variant is the same. */
  show(variant: Variant): void {
    if (this.#variant === variant) return;
    this.#variant = variant;
    this.#set(() => this.#options.current());
  }

  #set(make: (variant: Variant) => Draft): void {
    if (this.#variant) this.#change(make(this.#variant));
  }

  /** Adopts a draft, and writes it as a FEN. */
  #change(draft: Draft): void {
    if (!this.#variant) return;
    this.#draft = draft;
    this.#fen.value = writeFen(this.#variant, draft);
    this.#show();
    this.#judge();
  }

  // --- other fields of the position ---

  #sideChoice(side: Side): HTMLElement {
    const radio = make("input");
    radio.type = "radio";
    radio.name = "editor-turn";
    radio.value = String(side);
    radio.addEventListener("change", () => this.#draft && this.#change(withTurn(this.#draft, side)));
    return make("label", "", radio, SIDE_NAMES[side]);
  }

  #choosePassing(): void {
    if (!this.#variant || !this.#draft) return;
    const enPassant = passingChoices(this.#variant, this.#draft).get(this.#passing.value) ?? null;
    this.#change({ ...this.#draft, enPassant });
  }

  /** Shows a valid FEN at once; otherwise keeps the board, and shows the fault. */
  #readFen(): void {
    if (!this.#variant) return;
    const parsed = readPosition(this.#variant, this.#fen.value.trim());
    if (parsed.ok) {
      this.#draft = parsed.position;
      this.#show();
    }
    this.#judge();
  }

  #judge(): void {
    if (!this.#variant) return;
    const parsed = readPosition(this.#variant, this.#fen.value.trim());
    const faults = parsed.ok ? [] : parsed.faults;
    const sentences = faults.map(({ message, hint }) => (hint === null ? message : `${message} Perhaps ${hint}.`));
    this.#faults.replaceChildren(...[...new Set(sentences)].map((sentence) => make("li", "", sentence)));
    this.#fen.setAttribute("aria-invalid", String(!parsed.ok));
    this.#use.disabled = !parsed.ok;
  }

  // --- view ---

  #show(): void {
    if (this.#variant && this.#draft) this.#board.show(this.#variant, this.#draft);
    this.#showSide();
    this.#showRights();
    this.#showPassing();
    this.#showChecks();
  }

  #showSide(): void {
    for (const radio of this.#sides.querySelectorAll("input"))
      radio.checked = radio.value === String(this.#draft?.turn);
  }

  #showRights(): void {
    if (!this.#variant || !this.#draft) return;
    const ticks = rightChoices(this.#variant, this.#draft).map(({ right, name, isGiven }) => {
      const box = make("input");
      box.type = "checkbox";
      box.checked = isGiven;
      box.addEventListener("change", () => this.#draft && this.#change(withRight(this.#draft, right, box.checked)));
      return make("label", "check", box, name);
    });
    const focused = this.#rights.contains(document.activeElement)
      ? [...this.#rights.querySelectorAll<Element>("input")].indexOf(document.activeElement as Element)
      : -1;
    this.#rights.replaceChildren(...ticks);
    ticks[focused]?.querySelector("input")?.focus();
  }

  /** Where they are counted: how many each side has still to give. */
  #showChecks(): void {
    if (!this.#variant || !this.#draft) return;
    const left = checksLeft(this.#variant, this.#draft);
    this.#checks.hidden = left === null;
    const fields = this.#checks.querySelectorAll("input");
    if (left && fields.length === 0) this.#checks.append(...([0, 1] as const).map((side) => this.#checksField(side)));
    for (const [side, field] of [...this.#checks.querySelectorAll("input")].entries()) {
      if (left) field.value = String(left[side]);
    }
  }

  #checksField(side: Side): HTMLElement {
    const field = make("input");
    field.type = "number";
    field.min = "1";
    field.addEventListener("change", () => {
      if (this.#variant && this.#draft)
        this.#change(withChecksLeft(this.#variant, this.#draft, side, Number(field.value)));
    });
    return make("label", "field", make("span", "", `Checks left to ${SIDE_NAMES[side]}`), field);
  }

  #showPassing(): void {
    if (!this.#variant || !this.#draft) return;
    const choices = passingChoices(this.#variant, this.#draft);
    const [, , , chosen] = writeFen(this.#variant, this.#draft).split(" ");
    const names = [...new Set([...choices.keys(), ...(chosen === "-" ? [] : [chosen])])];
    this.#passingField.hidden = names.length === 0;
    this.#passing.replaceChildren(new Option("none", "-"), ...names.map((name) => new Option(name, name)));
    this.#passing.value = chosen;
  }
}

function makeButton(text: string, press: () => void): HTMLButtonElement {
  const button = make("button", "", text);
  button.type = "button";
  button.addEventListener("click", press);
  return button;
}
