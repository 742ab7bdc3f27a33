/** Asks for the piece to promote to: one button for each. */
import type { GameMove } from "../engine/game-move.ts";
import { make } from "./dom.ts";
import { type Geometry, UNIT } from "./geometry.ts";
import { glyphSvg } from "./glyph.ts";
import { drawPicture } from "./picture.ts";
import type { BoardState, Intent } from "./state.ts";

export class Chooser {
  readonly element = make("div", { attributes: { hidden: "" } });
  readonly #send: (intent: Intent) => void;
  #shown: BoardState["choice"] = null;

  constructor(send: (intent: Intent) => void) {
    this.#send = send;
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  update(state: BoardState, geometry: Geometry): void {
    if (state.choice === this.#shown) return;
    this.#shown = state.choice;
    this.element.hidden = state.choice === null;
    this.element.replaceChildren(...(state.choice ? this.#build(state, state.choice, geometry) : []));
    this.#buttons[0]?.focus();
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll("button")];
  }

  #build(state: BoardState, { to, moves }: NonNullable<BoardState["choice"]>, geometry: Geometry): HTMLElement[] {
    const veil = make("div", { class: "veil" });
    veil.addEventListener("click", () => this.#send({ type: "cancel" }));
    const box = make("div", {
      class: "chooser",
      attributes: { role: "dialog", "aria-modal": "true", "aria-label": "Promotion" },
    });
    const [x, y] = geometry.centre(to);
    const [share, height] = [x / geometry.width, y / geometry.height];
    box.style.left = `${share * 100}%`;
    box.style.top = `${(height + ((height > 0.5 ? -1 : 1) * 0.6 * UNIT) / geometry.height) * 100}%`;
    box.style.gridTemplateColumns = `repeat(${moves.length > 5 ? Math.ceil(moves.length / 2) : moves.length}, auto)`;
    box.style.transform = `translate(${-share * 100}%, ${height > 0.5 ? -100 : 0}%)`;
    box.append(...moves.map((move) => this.#button(state, move)));
    return [veil, box];
  }

  #button({ variant, position }: BoardState, move: GameMove): HTMLButtonElement {
    const pieceType =
      variant.pieceTypes.find(({ id }) => id === (move.promotion ?? move.piece)) ?? variant.pieceTypes[0];
    const name = move.promotion === null ? `stay a ${pieceType.name}` : pieceType.name;
    const attributes = { type: "button", "aria-label": name, title: name, "data-promotion": pieceType.id };
    const button = make("button", { attributes });
    const picture = drawPicture(glyphSvg(pieceType, position.turn));
    picture.setAttribute("aria-hidden", "true");
    button.append(picture);
    button.addEventListener("click", () => this.#send({ type: "choose", move }));
    return button;
  }

  #walk(event: KeyboardEvent): void {
    const buttons = this.#buttons;
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const step =
      { ArrowRight: 1, ArrowDown: 1, Tab: event.shiftKey ? -1 : 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === "Escape") this.#send({ type: "cancel" });
    else if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else this.#typed(event.key);
    event.stopPropagation();
    if (step !== 0 || event.key === "Escape") event.preventDefault();
  }

  /** A piece's letter chooses it. */
  #typed(key: string): void {
    const move = this.#shown?.moves.find(({ uci, promotion }) => promotion !== null && uci.endsWith(key.toLowerCase()));
    if (move && key.length === 1) this.#send({ type: "choose", move });
  }
}
