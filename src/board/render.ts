/** Renders the state: calls the layers, each of which only updates what differs. */
import type { Square } from "../geometry/board.ts";
import { Chooser } from "./chooser.ts";
import { Layer, make, setAttribute, setText } from "./dom.ts";
import { type Geometry, type Point, UNIT } from "./geometry.ts";
import { Grid } from "./grid.ts";
import { drawBoard, drawLabels, drawOverlay, drawTints } from "./marks.ts";
import { Panel, type PanelLook, type Tool } from "./panel.ts";
import { drawPicture, shape } from "./picture.ts";
import { PiecesLayer } from "./pieces-layer.ts";
import type { BoardState, Intent } from "./state.ts";
import { boardSheet } from "./style.ts";

/** The appearance of the board, apart from the state. */
export interface Look extends PanelLook {
  readonly readonly: boolean;
  /** Whether pieces are set up rather than played. */
  readonly editable: boolean;
  /** Whether the panel is shown at all. */
  readonly panel: boolean;
}

export class Renderer {
  /** The target of pointer and keyboard events. */
  readonly frame = make("div", { class: "frame", attributes: { part: "board" } });
  readonly grid = new Grid();
  readonly root: ShadowRoot;
  readonly #box = make("div", { class: "box" });
  readonly #picture = drawPicture(shape("svg", { class: "picture", "aria-hidden": "true", focusable: "false" }));
  readonly #ground = new Layer("ground");
  readonly #tints = new Layer("tints");
  readonly #labels = new Layer("labels");
  readonly #overlay = new Layer("overlay");
  readonly #pieces = new PiecesLayer();
  readonly #chooser: Chooser;
  readonly #panel: Panel;
  readonly #spoken = make("div", { class: "spoken", attributes: { role: "status", "aria-live": "polite" } });
  readonly #fault = make("div", { class: "fault", attributes: { role: "alert", hidden: "", part: "fault" } });
  #geometry: Geometry | null = null;
  #state: BoardState | null = null;

  constructor(root: ShadowRoot, send: (intent: Intent) => void, use: (tool: Tool) => void) {
    this.root = root;
    this.#chooser = new Chooser(send);
    this.#panel = new Panel(use);
    root.adoptedStyleSheets = [boardSheet()];
    this.#picture.append(
      this.#ground.element,
      this.#tints.element,
      this.#labels.element,
      this.#pieces.element,
      this.#overlay.element,
    );
    this.frame.append(this.#picture, this.grid.element, this.#chooser.element);
    this.#box.append(this.frame, this.#panel.element);
    this.#box.hidden = true;
    root.replaceChildren(this.#box, this.#fault, this.#spoken);
  }

  get geometry(): Geometry | null {
    return this.#geometry;
  }

  update(state: BoardState, geometry: Geometry, look: Look): void {
    this.#box.hidden = false;
    this.#fault.hidden = true;
    this.#geometry = geometry;
    this.#state = state;
    setAttribute(this.#picture, "viewBox", `0 0 ${geometry.width} ${geometry.height}`);
    this.frame.classList.toggle("corner", geometry.seat.view === "corner");
    this.frame.classList.toggle("readonly", look.readonly);
    this.frame.classList.toggle("own", !look.readonly);
    this.frame.classList.toggle("editable", look.editable);
    this.#ground.show(drawBoard(geometry));
    this.#labels.show(drawLabels(geometry));
    this.#tints.show(drawTints(state, geometry, null));
    this.#overlay.show(drawOverlay(state, geometry));
    this.#pieces.update(state, geometry);
    this.grid.update(state, geometry);
    this.#chooser.update(state, geometry);
    this.#panel.element.hidden = !look.panel;
    if (look.panel) this.#panel.update(state, look);
  }

  /** Shows why there is no board. @param isReport whether the message has lines of a file in it */
  fail(message: string, isReport: boolean): void {
    this.#box.hidden = true;
    this.#fault.hidden = false;
    this.#fault.classList.toggle("report", isReport);
    setText(this.#fault, message);
  }

  say(text: string): void {
    setText(this.#spoken, text);
  }

  /** Converts a point of the window to the picture. */
  pointAt(x: number, y: number): Point | null {
    const box = this.#picture.getBoundingClientRect();
    if (!this.#geometry || box.width === 0) return null;
    const scale = this.#geometry.width / box.width;
    return [(x - box.left) * scale, (y - box.top) * scale];
  }

  /** The width of a piece, in CSS pixels. */
  get pieceSize(): number {
    if (!this.#geometry) return 0;
    const { width, pieceScale } = this.#geometry;
    return (this.#picture.getBoundingClientRect().width / width) * UNIT * pieceScale;
  }

  squareAt(x: number, y: number): Square | null {
    const point = this.pointAt(x, y);
    return point && this.#geometry ? this.#geometry.squareAt(point) : null;
  }

  /** Moves the piece on a square to the pointer; under a finger it is drawn a little higher. */
  drag(square: Square, x: number, y: number, lift: boolean): void {
    const point = this.pointAt(x, y);
    if (!point || !this.#geometry || !this.#state) return;
    this.#pieces.hold(square, lift ? [point[0], point[1] - UNIT * 0.45] : point);
    this.#tints.show(drawTints(this.#state, this.#geometry, this.squareAt(x, y)));
  }

  endDrag(): void {
    this.#pieces.release();
    if (this.#geometry && this.#state) this.#tints.show(drawTints(this.#state, this.#geometry, null));
  }
}
