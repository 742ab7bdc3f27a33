/** Pointers and keys on an editable board. */
import type { Square } from "../geometry/board.ts";
import { undressed } from "../variant/letter.ts";
import type { EditIntent } from "./edit.ts";
import { walkOf } from "./keys.ts";
import type { Renderer } from "./render.ts";
import type { BoardState, Intent } from "./state.ts";
import type { View } from "./view.ts";

/** The element as seen by the editing input. */
export interface EditHost {
  readonly renderer: Renderer;
  /** Null while there is no board, or unless it is editable. */
  readonly state: BoardState | null;
  readonly view: Pick<View, "isFlipped">;
  send(intent: EditIntent | Intent): void;
  /** Drags the piece on a square. */
  drag(square: Square, event: PointerEvent): void;
}

export class EditInput {
  readonly #host: EditHost;

  constructor(host: EditHost) {
    this.#host = host;
    const { element } = host.renderer.grid;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  #down(event: PointerEvent): void {
    const { state, renderer } = this.#host;
    const square = renderer.grid.squareOf(event.target);
    if (!state || square === null || !state.position.pieces[square]) return;
    if (event.button === 0 && state.tool === "move") this.#host.drag(square, event);
  }

  #click({ target }: MouseEvent): void {
    const square = this.#host.renderer.grid.squareOf(target);
    if (this.#host.state && square !== null) this.#host.send({ type: "press", square });
  }

  #key(event: KeyboardEvent): void {
    const { state, view } = this.#host;
    if (!state || event.ctrlKey || event.metaKey || event.altKey) return;
    const intent = walkOf(state, event.key, view.isFlipped) ?? intentOf(state, event.key);
    if (!intent) return;
    event.preventDefault();
    this.#host.send(intent);
  }
}

/** A letter puts that piece on the square, in lower case for Black; `'`, `!` and `+` make the piece that stands there one of such a
 *  letter, or of the plain one again. */
function intentOf({ variant, cursor, position }: BoardState, key: string): EditIntent | Intent | null {
  if (key === "Escape") return { type: "cancel" };
  if (key === "Enter" || key === " ") return { type: "press", square: cursor };
  if (key === "Delete" || key === "Backspace") return { type: "put", square: cursor, piece: null };
  const standing = DRESSES.includes(key) ? position.pieces[cursor] : null;
  const wanted = standing ? dressed(variant.pieceTypes[standing.kind].letter, key) : key.toUpperCase();
  const kind = variant.pieceTypes.findIndex(({ letter }) => letter === wanted);
  if (kind < 0) return null;
  const side = standing?.side ?? (key === key.toUpperCase() ? 0 : 1);
  return { type: "put", square: cursor, piece: { kind, side } };
}

const DRESSES = ["'", "!", "+"];

/** A letter with a sign, or without the one that it has. */
function dressed(letter: string, sign: string): string {
  const has = letter.includes(sign);
  if (sign === "+") return has ? letter.slice(1) : sign + letter;
  return undressed(letter) + (has ? "" : sign);
}
