/** Turns pointer and keyboard events into intents. */
import type { Square } from "../geometry/board.ts";
import { walkOf } from "./keys.ts";
import { SLOP } from "./press.ts";
import type { Renderer } from "./render.ts";
import { type Arrow, type BoardState, type Intent, isOwn, targetsOf } from "./state.ts";
import type { View } from "./view.ts";

/** The element as seen by the input. */
export interface InputHost {
  readonly renderer: Renderer;
  /** Null while there is no board, or nobody may move. */
  readonly state: BoardState | null;
  readonly view: Pick<View, "isFlipped">;
  send(intent: Intent): void;
  /** Plays typed text. */
  submit(text: string): void;
}

interface Press {
  readonly pointer: number;
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  /** Whether the piece was selected before this press, which then deselects it. */
  readonly wasSelected: boolean;
  dragging: boolean;
}

export class Input {
  readonly #host: InputHost;
  #press: Press | null = null;
  /** A finger on a square that scrolls, until it is let go. */
  #tap: { readonly pointer: number; readonly square: Square } | null = null;
  #drawing: { readonly from: Square; readonly brush: Arrow["brush"] } | null = null;

  constructor(host: InputHost) {
    this.#host = host;
    const { frame, grid, table } = host.renderer;
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", () => this.#letGo());
    frame.addEventListener("contextmenu", (event) => event.preventDefault());
    table.addEventListener("keydown", (event) => this.#key(event));
    grid.element.addEventListener("click", (event) => this.#click(event));
    // The focus ring is for the keyboard only.
    frame.addEventListener("pointerdown", () => frame.classList.add("pointed"), true);
    frame.addEventListener("keydown", () => frame.classList.remove("pointed"), true);
    grid.element.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget === null) frame.classList.remove("pointed");
    });
  }

  #down(event: PointerEvent): void {
    const { state, renderer } = this.#host;
    const square = renderer.squareAt(event.clientX, event.clientY);
    if (!state || square === null || state.choice) return;
    event.preventDefault();
    renderer.grid.focus(square);
    if (event.button === 2) this.#drawing = { from: square, brush: brushOf(event) };
    if (event.button === 0) this.#pressOn(state, square, event);
  }

  #pressOn(state: BoardState, square: Square, event: PointerEvent): void {
    // a piece on its way can be dragged on
    const isOnWay = state.way[state.way.length - 1] === square;
    if (state.explaining || (!isOnWay && (targetsOf(state).has(square) || !isOwn(state, square)))) {
      if (event.pointerType === "touch") this.#tap = { pointer: event.pointerId, square };
      else this.#host.send({ type: "pick", square });
      return;
    }
    const { pointerId, clientX, clientY, pointerType } = event;
    const wasSelected = isOnWay || state.selected === square;
    const touch = pointerType === "touch";
    this.#press = { pointer: pointerId, square, x: clientX, y: clientY, touch, wasSelected, dragging: false };
    this.#host.renderer.frame.setPointerCapture(pointerId);
    if (!isOnWay) this.#host.send({ type: "lift", square });
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press && event.pointerType === "mouse") this.#point(event);
    if (press?.pointer !== event.pointerId) return;
    const { clientX, clientY } = event;
    if (Math.hypot(clientX - press.x, clientY - press.y) > SLOP) press.dragging = true;
    if (press.dragging) this.#host.renderer.drag(press.square, clientX, clientY, press.touch);
  }

  /** With `explain`, hovering over a piece shows its moves. */
  #point(event: PointerEvent): void {
    const { state, renderer } = this.#host;
    const square = state?.explaining ? renderer.squareAt(event.clientX, event.clientY) : null;
    if (square !== null && square !== state?.explained) this.#host.send({ type: "point", square });
  }

  #up(event: PointerEvent): void {
    const to = this.#host.renderer.squareAt(event.clientX, event.clientY);
    const [press, drawing, tap] = [this.#press, this.#drawing, this.#tap];
    this.#letGo();
    if (tap?.pointer === event.pointerId && tap.square === to) this.#host.send({ type: "pick", square: to });
    if (drawing && to !== null) this.#host.send({ type: "draw", ...drawing, to });
    if (press?.pointer !== event.pointerId) return;
    if (press.dragging && to !== null && to !== press.square) this.#host.send({ type: "drop", from: press.square, to });
    else if (press.wasSelected && to === press.square) this.#host.send({ type: "pick", square: to });
  }

  #letGo(): void {
    if (this.#press?.dragging) this.#host.renderer.endDrag();
    this.#press = null;
    this.#tap = null;
    this.#drawing = null;
  }

  /** A click without a pointer event comes from a screen reader. */
  #click(event: MouseEvent): void {
    const square = this.#host.renderer.grid.squareOf(event.target);
    if (event.detail === 0 && square !== null && this.#host.state) this.#host.send({ type: "pick", square });
  }

  #key(event: KeyboardEvent): void {
    const { state } = this.#host;
    if (!state || event.ctrlKey || event.metaKey || event.altKey) return;
    const walk = walkOf(state, event.key, this.#host.view.isFlipped);
    if (walk) this.#host.send(walk);
    if (walk || this.#type(state, event.key)) event.preventDefault();
  }

  #type(state: BoardState, key: string): boolean {
    const { typed, cursor } = state;
    if (key === "Escape") this.#host.send({ type: "cancel" });
    else if (key === "Enter" || (key === " " && typed === "")) this.#enter(typed, cursor);
    else if (key === "Backspace") this.#host.send({ type: "type", text: [...typed].slice(0, -1).join("") });
    else if ([...key].length === 1 && key !== " " && typed.length < LONGEST_TYPED)
      this.#host.send({ type: "type", text: typed + key });
    else return false;
    return true;
  }

  #enter(typed: string, cursor: Square): void {
    if (typed === "") {
      this.#host.send({ type: "pick", square: cursor });
      return;
    }
    this.#host.send({ type: "type", text: "" });
    this.#host.submit(typed);
  }
}

/** In UTF-16 units; no move text is longer. */
const LONGEST_TYPED = 32;

function brushOf({ shiftKey, altKey }: PointerEvent): Arrow["brush"] {
  if (shiftKey && altKey) return "yellow";
  if (shiftKey) return "red";
  return altKey ? "blue" : "green";
}
