/** Renders the state: calls the layers, each of which only updates what differs. */
import type { Side, Square } from "../geometry/board.ts";
import { mayHaveWalls } from "../rules/rule.ts";
import type * as arrows from "./arrows.ts";
import { Chooser } from "./chooser.ts";
import { Layer, make, setAttribute, setText, speakIn } from "./dom.ts";
import type * as explain from "./explain.ts";
import { type Geometry, type Point, UNIT } from "./geometry.ts";
import { Grid } from "./grid.ts";
import type { Language } from "./language.ts";
import { Late } from "./late.ts";
import { drawBoard, drawLabels, drawTargets, drawTints } from "./marks.ts";
import { Panel, type PanelLook, type Tool } from "./panel.ts";
import { drawPicture, shape } from "./picture.ts";
import type { GivenArt, PieceArt } from "./piece-art.ts";
import { PiecesLayer } from "./pieces-layer.ts";
import type { BoardState, Intent } from "./state.ts";
import { boardSheet } from "./style.ts";
import type * as walls from "./walls.ts";
import type { Zoom } from "./zoom.ts";

/** The appearance of the board, apart from the state. */
export interface Look extends PanelLook {
  readonly readonly: boolean;
  /** Whether pieces are set up rather than played. */
  readonly editable: boolean;
  /** The page's own pictures of pieces. */
  readonly given: GivenArt | null;
  /** Whether the panel is shown at all. */
  readonly panel: boolean;
}

/** What shows pieces in hand. */
interface PocketView {
  update(state: BoardState, geometry: Geometry, language: Language): void;
}

/** What a renderer asks of the element. */
export interface RenderHost {
  send(intent: Intent): void;
  use(tool: Tool): void;
  /** Called once, when a variant has hands or counts. */
  openPockets(): Promise<PocketView>;
  /** A part of the board could not be fetched. */
  miss(error: unknown): void;
}

/** Squares that are drawn narrower, in CSS pixels, are magnified: https://www.w3.org/TR/WCAG22/#target-size-minimum */
const NARROWEST = 24;

export class Renderer {
  /** The target of pointer and keyboard events. */
  readonly frame = make("div", { class: "frame", attributes: { part: "board" } });
  readonly grid = new Grid();
  /** The board between its pockets. */
  readonly table = make("div", { class: "table" });
  /** At the far edge, then at the near one. */
  readonly pockets = ["far", "near"].map((name) =>
    make("div", { class: `pocket ${name}`, attributes: { part: "pocket" } }),
  );
  readonly root: ShadowRoot;
  readonly #box = make("div", { class: "box" });
  readonly #picture = drawPicture(shape("svg", { class: "picture", "aria-hidden": "true", focusable: "false" }));
  readonly #ground = new Layer("ground");
  readonly #tints = new Layer("tints");
  readonly #labels = new Layer("labels");
  readonly #overlay = new Layer("overlay");
  readonly #pieces = new PiecesLayer();
  readonly chooser: Chooser;
  readonly #panel: Panel;
  readonly #spoken = make("div", { class: "spoken", attributes: { role: "status", "aria-live": "polite" } });
  readonly #fault = make("div", {
    class: "fault",
    attributes: { role: "alert", hidden: "", part: "fault", lang: "en" },
  });
  readonly #pocketView: Late<PocketView>;
  readonly #arrows: Late<typeof arrows>;
  readonly #explain: Late<typeof explain>;
  readonly #walls: Late<typeof walls>;
  readonly #zoom: Late<Zoom>;
  /** Of the whole board, in CSS pixels. */
  #width = 0;
  /** Whether anybody could move yet: a board on which nobody ever could is a picture. */
  #isPlayed = false;
  #shown: readonly [BoardState, Geometry, Look] | null = null;

  constructor(root: ShadowRoot, host: RenderHost) {
    const { send, use } = host;
    const late = {
      arrived: () => this.#shown && this.update(...this.#shown),
      failed: (error: unknown) => host.miss(error),
    };
    this.#pocketView = new Late(() => host.openPockets(), late);
    this.#arrows = new Late(() => import("./arrows.ts"), late);
    this.#explain = new Late(() => import("./explain.ts"), late);
    this.#walls = new Late(() => import("./walls.ts"), late);
    this.#zoom = new Late(async () => new (await import("./zoom.ts")).Zoom(this), late);
    this.root = root;
    this.chooser = new Chooser(send);
    this.#panel = new Panel(use);
    root.adoptedStyleSheets = [boardSheet()];
    this.#picture.append(
      this.#ground.element,
      this.#tints.element,
      this.#labels.element,
      this.#pieces.element,
      this.#overlay.element,
    );
    this.frame.append(this.#picture, this.grid.element, this.chooser.element);
    this.table.append(this.pockets[0], this.frame, this.pockets[1]);
    const [far, near] = ["far", "near"].map((name) => make("slot", { attributes: { name } }));
    this.#box.append(far, this.table, near, this.#panel.element);
    this.#box.hidden = true;
    root.replaceChildren(this.#box, this.#fault, this.#spoken);
    new ResizeObserver(([{ borderBoxSize }]) => this.#measure(borderBoxSize[0].inlineSize)).observe(this.frame);
  }

  get geometry(): Geometry | null {
    return this.#shown?.[1] ?? null;
  }

  /** The page's own pictures of pieces. */
  get given(): GivenArt | null {
    return this.#shown?.[2].given ?? null;
  }

  get art(): PieceArt | null {
    return this.given?.art ?? null;
  }

  update(state: BoardState, geometry: Geometry, look: Look): void {
    this.#box.hidden = false;
    this.#fault.hidden = true;
    this.#shown = [state, geometry, look];
    const explain = state.explaining ? this.#explain.ask() : null;
    const arrows = state.arrows.length + state.marked.arrows.length > 0 ? this.#arrows.ask() : null;
    this.#box.style.setProperty("--shape", (geometry.width / geometry.height).toFixed(4));
    setAttribute(this.#picture, "viewBox", `0 0 ${geometry.width} ${geometry.height}`);
    this.frame.classList.toggle("corner", geometry.seat.view === "corner");
    this.frame.classList.toggle("readonly", look.readonly);
    this.frame.classList.toggle("own", !look.readonly);
    this.frame.classList.toggle("editable", look.editable);
    this.#ground.show(drawBoard(geometry));
    this.#labels.show(drawLabels(geometry));
    const walls = mayHaveWalls(state.variant) ? this.#walls.ask() : null;
    this.#tints.show(drawTints(state, geometry, null));
    this.#overlay.show([
      ...(walls?.drawWalls(state, geometry) ?? []),
      ...drawTargets(state, geometry),
      ...(explain?.drawExplained(state, geometry) ?? []),
      ...(arrows?.drawArrows(state, geometry) ?? []),
    ]);
    this.#pieces.update(state, geometry, look.given);
    speakIn(look.language, this.table, this.#spoken);
    this.grid.update(state, geometry, look.language);
    this.chooser.update(state, geometry, this.art, look.language);
    this.#showPockets(state, geometry, look.language);
    this.#panel.element.hidden = !look.panel;
    if (look.panel) this.#panel.update(state, look, explain?.noteOf ?? null);
    this.#isPlayed ||= !look.readonly;
    this.#magnify(state, geometry, look.language);
  }

  /** In the next frame: what magnifies also changes the size of what is measured. */
  #measure(width: number): void {
    if (width === 0 || width === this.#width) return;
    this.#width = width;
    requestAnimationFrame(() => {
      if (this.#shown) this.#magnify(this.#shown[0], this.#shown[1], this.#shown[2].language);
    });
  }

  #magnify(state: BoardState, geometry: Geometry, language: Language): void {
    const square = geometry.seat.view === "corner" ? Math.SQRT2 * UNIT : UNIT;
    const isSmall = this.#isPlayed && this.#width > 0 && (this.#width / geometry.width) * square < NARROWEST;
    (isSmall ? this.#zoom.ask() : this.#zoom.part)?.update(state, geometry, isSmall, language);
  }

  #showPockets(state: BoardState, geometry: Geometry, language: Language): void {
    const { variant, position } = state;
    const isShown = (variant.hands ?? position.checks ?? position.countLimit) !== null;
    this.table.classList.toggle("pocketed", isShown);
    for (const pocket of this.pockets) {
      pocket.hidden = !isShown;
      pocket.classList.toggle("bare", variant.hands === null);
    }
    if (!isShown) return;
    this.#pocketView.ask()?.update(state, geometry, language);
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

  /** Puts something under the panel. */
  add(element: HTMLElement): void {
    this.#box.append(element);
  }

  /** Converts a point of the window to the picture. */
  pointAt(x: number, y: number): Point | null {
    const box = this.#picture.getBoundingClientRect();
    if (!this.geometry || box.width === 0) return null;
    const scale = this.geometry.width / box.width;
    return [(x - box.left) * scale, (y - box.top) * scale];
  }

  /** The width of a piece, in CSS pixels. */
  get pieceSize(): number {
    if (!this.geometry) return 0;
    const { width, pieceScale } = this.geometry;
    return (this.#picture.getBoundingClientRect().width / width) * UNIT * pieceScale;
  }

  /** The square seen at a point of the window. */
  squareAt(x: number, y: number): Square | null {
    const { left, right, top, bottom } = this.frame.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return null;
    const point = this.pointAt(x, y);
    return point && (this.geometry?.squareAt(point) ?? null);
  }

  /** Moves the piece on a square to the pointer; under a finger it is drawn a little higher. */
  drag(square: Square, x: number, y: number, lift: boolean): void {
    const point = this.pointAt(x, y);
    if (!point) return;
    this.#pieces.hold(square, lift ? [point[0], point[1] - UNIT * 0.45] : point);
    this.hover([x, y]);
  }

  endDrag(): void {
    this.#pieces.release();
    this.hover(null);
  }

  /** Marks the square under a piece that is dragged; null for none. */
  hover(at: Point | null): void {
    const over = at && this.squareAt(...at);
    if (this.#shown) this.#tints.show(drawTints(this.#shown[0], this.#shown[1], over));
  }

  /** What lies under a pointer: a square, a side's hand, or null for neither. */
  goalOf(target: EventTarget | null): Square | { readonly hand: Side } | null {
    const square = this.grid.squareOf(target);
    if (square !== null) return square;
    const at = this.pockets.findIndex((pocket) => pocket.contains(target as Node | null));
    return at < 0 ? null : { hand: this.geometry?.seat.flipped === (at === 0) ? 0 : 1 };
  }
}
