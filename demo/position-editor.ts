/** Sets up a position: men on a board, whose move it is, castling and en passant, and the FEN, each in step. */
import { drawPicture, glyphSvg } from "../src/board.ts";
import { readPosition } from "../src/engine/position.ts";
import type { Side, Square } from "../src/geometry/board.ts";
import { squareName } from "../src/geometry/square.ts";
import type { Variant } from "../src/index.ts";
import { writeFen } from "../src/notation/fen.ts";
import { make } from "./dom.ts";
import { CellGrid } from "./maker/cell-grid.ts";
import { followDrag } from "./maker/drag.ts";
import { Palette, type Tool } from "./maker/palette.ts";
import "./maker/maker.css";
import {
  type Draft,
  emptyDraft,
  isSame,
  type Man,
  passingChoices,
  rightChoices,
  SIDE_NAMES,
  withMen,
  withRight,
  withTurn,
} from "./position-draft.ts";

export interface EditorOptions {
  /** Analyses what was set up. */
  use(fen: string): void;
  /** The position of the game, to start from. */
  current(): Draft;
}

const HINT =
  "Choose a man and press squares, or drag. With the keyboard: arrows, a letter places that man (small for Black), Delete takes one off.";

export class PositionEditor {
  readonly element: HTMLElement;
  readonly #options: EditorOptions;
  readonly #palette = new Palette((tool, event) => this.#pressTool(tool, event));
  readonly #place = make("div", "setup-board");
  readonly #sides = make("fieldset", "choice", make("legend", "", "To move"));
  readonly #rights = make("div", "rights");
  readonly #passing = make("select");
  readonly #passingField = make("label", "field", make("span", "", "En passant"), this.#passing);
  readonly #fen = make("input");
  readonly #faults = make("ul", "reasons");
  readonly #use = makeButton("Analyse this position", () => this.#options.use(this.#fen.value.trim()));
  #grid: CellGrid | null = null;
  #variant: Variant | null = null;
  #draft: Draft | null = null;
  #carried: Square | null = null;

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
      this.#palette.element,
      this.#place,
      orders,
      this.#sides,
      this.#rights,
      this.#passingField,
      make("label", "field", make("span", "", "FEN"), this.#fen),
      this.#faults,
      this.#use,
    );
  }

  /** Shows the position of the game; what was being set up is kept while the variant is the same. */
  show(variant: Variant): void {
    if (this.#variant === variant) return;
    this.#variant = variant;
    this.#palette.show(variant);
    this.#lay(variant);
    this.#set(() => this.#options.current());
  }

  #lay(variant: Variant): void {
    const grid = new CellGrid({
      board: variant.board,
      label: "Position",
      first: 0,
      press: (square) => this.#press(square),
      key: (square, key) => this.#key(square, key),
      grab: (event) => this.#grab(event),
    });
    this.#place.replaceChildren(grid.element);
    this.#grid = grid;
  }

  #set(make: (variant: Variant) => Draft): void {
    if (this.#variant) this.#change(make(this.#variant));
  }

  /** Takes a draft over, and writes it as a FEN. */
  #change(draft: Draft): void {
    if (!this.#variant) return;
    this.#draft = draft;
    this.#carried = null;
    this.#fen.value = writeFen(this.#variant, draft);
    this.#show();
    this.#judge();
  }

  // --- the men ---

  #pressTool(tool: Tool, event: PointerEvent | null): void {
    this.#carried = null;
    if (event && typeof tool === "object") {
      this.#follow(event, tool, (square) => square !== null && this.#put([[square, tool]]));
    }
    this.#showMen();
  }

  #grab(event: PointerEvent): void {
    const square = this.#grid?.squareOf(event.target) ?? null;
    const man = square === null ? null : this.#draft?.men[square];
    if (square === null || !man || event.button !== 0 || this.#palette.tool !== "move") return;
    this.#follow(event, man, (to) => (to === null ? this.#put([[square, null]]) : this.#move(square, to)));
  }

  #follow(event: PointerEvent, man: Man, drop: (square: Square | null) => void): void {
    if (!this.#variant) return;
    const picture = glyphSvg(this.#variant.pieces[man.kind], man.side);
    const size = this.#grid?.cells[0].offsetWidth ?? 0;
    const begin = () => {
      this.#carried = null;
      this.#showMen();
    };
    followDrag(event, { picture, size, begin, drop: (target) => drop(this.#grid?.squareOf(target) ?? null) });
  }

  #press(square: Square): void {
    const { tool } = this.#palette;
    const here = this.#draft?.men[square] ?? null;
    if (tool === "erase") this.#put([[square, null]]);
    else if (tool !== "move") this.#put([[square, isSame(here, tool) ? null : tool]]);
    else if (this.#carried !== null) this.#move(this.#carried, square);
    else if (here) this.#carry(square);
  }

  #key(square: Square, key: string): boolean {
    if (key === "Escape") this.#carry(null);
    else if (key === "Delete" || key === "Backspace") this.#put([[square, null]]);
    else {
      const kind = key.length > 1 ? -1 : this.#kindOf(key);
      if (kind < 0) return false;
      this.#put([[square, { kind, side: key === key.toUpperCase() ? 0 : 1 }]]);
    }
    return true;
  }

  #kindOf(letter: string): number {
    return this.#variant?.pieces.findIndex((piece) => piece.letter === letter.toUpperCase()) ?? -1;
  }

  #carry(square: Square | null): void {
    this.#carried = square;
    this.#showMen();
  }

  #move(from: Square, to: Square): void {
    const man = this.#draft?.men[from] ?? null;
    if (from === to) this.#carry(null);
    else
      this.#put([
        [from, null],
        [to, man],
      ]);
  }

  #put(changes: readonly (readonly [Square, Man | null])[]): void {
    if (this.#variant && this.#draft) this.#change(withMen(this.#variant, this.#draft, changes));
  }

  // --- the rest of the position ---

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

  /** A FEN that is sound is shown at once; otherwise the board stays, and why is said. */
  #readFen(): void {
    if (!this.#variant) return;
    const parsed = readPosition(this.#variant, this.#fen.value.trim());
    if (parsed.ok) {
      this.#draft = parsed.position;
      this.#carried = null;
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

  // --- what is shown ---

  #show(): void {
    this.#showMen();
    this.#showSide();
    this.#showRights();
    this.#showPassing();
  }

  #showMen(): void {
    const [variant, draft] = [this.#variant, this.#draft];
    if (!variant || !draft) return;
    this.#grid?.cells.forEach((cell, square) => {
      const man = draft.men[square];
      const key = man ? `${man.side} ${man.kind}` : "";
      if (cell.dataset.man !== key) {
        cell.dataset.man = key;
        cell.replaceChildren(...(man ? [pictureOf(variant, man)] : []));
      }
      const isCarried = square === this.#carried;
      cell.classList.toggle("chosen", isCarried);
      cell.classList.toggle("held", man !== null && this.#palette.tool === "move");
      cell.setAttribute("aria-selected", String(isCarried));
      const what = man ? `${SIDE_NAMES[man.side]} ${variant.pieces[man.kind].name}` : "empty";
      cell.setAttribute("aria-label", `${squareName(variant.board, square)}, ${what}${isCarried ? ", picked up" : ""}`);
    });
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

function pictureOf(variant: Variant, { kind, side }: Man): SVGElement {
  const picture = drawPicture(glyphSvg(variant.pieces[kind], side));
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

function makeButton(text: string, press: () => void): HTMLButtonElement {
  const button = make("button", "", text);
  button.type = "button";
  button.addEventListener("click", press);
  return button;
}
