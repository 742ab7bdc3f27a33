/** The pieces to choose from on an editable board: each is dragged onto it, or chosen and put on the squares that are
 *  pressed. Loaded with the editor. */
import { SIDES } from "../geometry/board.ts";
import { capitalised } from "../variant/phrases.ts";
import type { Piece } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { make, setAttribute, speakIn } from "./dom.ts";
import { IN_ENGLISH, type Language } from "./language.ts";
import { drawPicture } from "./picture.ts";
import { type GivenArt, type PieceArt, pictureOf } from "./piece-art.ts";
import type { EditTool } from "./state.ts";

export interface PaletteHost {
  choose(tool: EditTool): void;
  drag(piece: Piece, event: PointerEvent): void;
  /** Takes all pieces off the board. */
  clear(): void;
  /** Sets the position up that the game has. */
  reset(): void;
}

export class Palette {
  readonly element = make("div", { class: "palette", attributes: { role: "group", part: "palette", hidden: "" } });
  readonly #host: PaletteHost;
  #shown = "";
  #language = IN_ENGLISH;
  #tools: readonly (readonly [EditTool, HTMLButtonElement])[] = [];

  constructor(host: PaletteHost) {
    this.#host = host;
  }

  show(variant: Variant, tool: EditTool, given: GivenArt | null, language: Language): void {
    const shown = JSON.stringify([
      variant.pieceTypes.map(({ id, name, letter, picture }) => [id, name, letter, picture]),
      given?.key,
    ]);
    const isNew = shown !== this.#shown || language !== this.#language;
    this.#shown = shown;
    this.#language = language;
    if (isNew) this.#build(variant, given?.art ?? null);
    for (const [own, button] of this.#tools)
      button.setAttribute("aria-pressed", String(JSON.stringify(own) === JSON.stringify(tool)));
  }

  #build(variant: Variant, art: PieceArt | null): void {
    const language = this.#language;
    speakIn(language, this.element);
    setAttribute(this.element, "aria-label", language.say("palette"));
    const tools: (readonly [EditTool, HTMLButtonElement])[] = [];
    const rows = SIDES.map((side) => {
      const row = make("div", { class: "palette-row" });
      const pieces = variant.pieceTypes.map((_, kind) => this.#pieceButton(variant, { kind, side }, art));
      tools.push(...pieces.map((button, kind) => [{ kind, side }, button] as const));
      row.append(...pieces);
      return row;
    });
    const move = this.#wordButton(language.say("move"), () => this.#host.choose("move"));
    const erase = this.#wordButton(language.say("remove"), () => this.#host.choose("erase"));
    tools.push(["move", move], ["erase", erase]);
    const words = make("div", { class: "palette-row" });
    const clear = this.#wordButton(language.say("clear"), () => this.#host.clear());
    words.append(
      move,
      erase,
      clear,
      this.#wordButton(language.say("startPosition"), () => this.#host.reset()),
    );
    this.#tools = tools;
    this.element.replaceChildren(...rows, words);
  }

  #pieceButton({ pieceTypes }: Variant, piece: Piece, art: PieceArt | null): HTMLButtonElement {
    const pieceType = pieceTypes[piece.kind];
    const name = capitalised(this.#language.pieceOf(pieceType, piece.side));
    const button = make("button", {
      class: "palette-piece",
      attributes: { type: "button", "aria-label": name, title: name },
    });
    button.append(drawPicture(pictureOf(art, pieceType, piece.side)));
    button.addEventListener("click", () => this.#host.choose(piece));
    button.addEventListener("pointerdown", (event) => {
      if (event.button === 0) this.#host.drag(piece, event);
    });
    return button;
  }

  #wordButton(text: string, press: () => void): HTMLButtonElement {
    const button = make("button", { class: "palette-word", text, attributes: { type: "button" } });
    button.addEventListener("click", press);
    return button;
  }
}
